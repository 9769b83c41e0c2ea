import { defineContext } from '../context.ts';
import { clarificationHandlers } from './handlers.ts';

export const clarificationContext = defineContext({
  tables: { clarification: 'tenant', clarification_answer: 'tenant' },
  records: { clarification: '答疑' },
  acts: {
    'clarification.add': {
      name: '提交答疑提问',
      kind: 'form',
      record: 'clarification',
      id: 'answer.id',
      facts: { bizId: '业务编号' },
    },
    'clarification.reply': {
      name: '回复答疑',
      kind: 'form',
      record: 'clarification',
      id: 'body.id',
      facts: { isPublic: '是否公开' },
    },
  },
  handlers: ({ database }) => ({ clarification: clarificationHandlers(database) }),
});
