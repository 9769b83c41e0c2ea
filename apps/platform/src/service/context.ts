import { defineContext } from '../context.ts';
import { shelfActNames } from '../shelf/act-names.ts';
import { serviceHandlers } from './handlers.ts';
import { ownServiceHandlers } from './own-services.ts';

export const serviceContext = defineContext({
  tables: {
    service: 'tenant',
  },
  records: { service: '服务' },
  acts: shelfActNames('ownService', 'service', '服务'),
  handlers: ({ database }) => ({
    service: serviceHandlers(database),
    ownService: ownServiceHandlers(database),
  }),
});
