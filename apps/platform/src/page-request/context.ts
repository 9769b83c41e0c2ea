import { defineContext } from '../context.ts';
import { pageRequestHandlers } from './handlers.ts';
import { removeOldPageRequests } from './remove-old-page-requests.ts';

export const pageRequestContext = defineContext({
  tables: { page_request: 'tenant' },
  records: { page: '页面' },
  acts: {
    'pageRequest.submit': { name: '申请页面权限', kind: 'form', record: 'page', facts: { path: '页面' } },
  },
  handlers: ({ database }) => ({ pageRequest: pageRequestHandlers(database) }),
  upkeep: { 'page-requests.remove': removeOldPageRequests },
});
