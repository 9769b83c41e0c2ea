import { defineContext } from '../context.ts';
import { joinRequestHandlers } from './handlers.ts';

export const joinRequestContext = defineContext({
  tables: { join_request: 'tenant' },
  records: { join_request: '加入申请' },
  acts: {
    'joinRequest.submit': {
      ...{ name: '申请加入企业', kind: 'form', record: 'join_request', id: 'answer.id' },
      facts: { businessId: '企业编号' },
    },
    'joinRequest.withdraw': {
      ...{ name: '撤回加入申请', kind: 'form', record: 'join_request', id: 'body.id' },
    },
    'joinRequest.handle': {
      ...{ name: '审核加入申请', kind: 'form', record: 'join_request', id: 'body.id' },
      facts: { agree: '是否同意', reason: '原因' },
    },
  },
  handlers: ({ database }) => ({ joinRequest: joinRequestHandlers(database) }),
});
