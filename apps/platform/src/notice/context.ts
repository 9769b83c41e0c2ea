import { defineContext } from '../context.ts';
import { noticeHandlers } from './handlers.ts';
import { messageCenterHandlers } from './message-center-handlers.ts';

export const noticeContext = defineContext({
  tables: {
    notice: 'tenant',
  },
  records: { notice: '消息' },
  acts: {
    'messageCenter.remove': { name: '删除消息', kind: 'form', record: 'notice', facts: { ids: '编号' } },
  },
  notKept: {
    'notice.allRead': 'a reading mark of one’s own',
    'notice.clickRead': 'a reading mark of one’s own',
    'messageCenter.read': 'a reading mark of one’s own',
  },
  handlers: ({ database }) => ({ messageCenter: messageCenterHandlers(database), notice: noticeHandlers(database) }),
});
