import { defineContext } from '../context.ts';
import { serviceHandlers } from './handlers.ts';

export const serviceContext = defineContext({
  tables: {
    service: 'tenant',
  },
  handlers: ({ database }) => ({ service: serviceHandlers(database) }),
});
