import { defineContext } from '../context.ts';
import { knowledgeHandlers } from './handlers.ts';

export const knowledgeContext = defineContext({
  tables: {
    knowledge: 'tenant',
    knowledge_mark: 'system',
    knowledge_view: 'system',
  },
  notKept: {
    'knowledge.view': 'counts a view of public content',
    'knowledge.play': 'a film of public content',
    'knowledge.download': 'counts a copy of public content',
    'knowledge.like': 'a vote on public content',
    'knowledge.favorite': 'what one keeps for oneself',
  },
  handlers: ({ database, store }) => ({ knowledge: knowledgeHandlers(database, store) }),
});
