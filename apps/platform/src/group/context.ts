import { defineContext } from '../context.ts';
import { groupHandlers } from './handlers.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'security', record: 'group_link', id }) as const;

export const groupContext = defineContext({
  tables: { group_link: 'tenant' },
  records: { group_link: '集团关联' },
  acts: {
    'group.invite': { ...act('邀请下属企业', 'answer.id'), facts: { creditCode: '统一社会信用代码' } },
    'group.answer': { ...act('答复集团关联'), facts: { agree: '是否同意', lists: '共享列表' } },
    'group.share': { ...act('调整集团共享'), facts: { lists: '共享列表' } },
    'group.end': act('解除集团关联'),
  },
  handlers: ({ database }) => ({ group: groupHandlers(database) }),
});
