import { defineContext } from '../context.ts';
import { shelfActNames } from '../shelf/act-names.ts';
import { knowledgeHandlers } from './handlers.ts';
import { ownKnowledgeHandlers } from './own-texts.ts';

export const knowledgeContext = defineContext({
  tables: {
    knowledge: 'tenant',
    knowledge_mark: 'system',
    knowledge_view: 'system',
  },
  acts: shelfActNames('ownKnowledge', 'knowledge', '知识'),
  notKept: {
    'knowledge.view': 'counts a view of public content',
    'knowledge.play': 'a film of public content',
    'knowledge.download': 'counts a copy of public content',
    'knowledge.like': 'a vote on public content',
    'knowledge.favorite': 'what one keeps for oneself',
    'knowledge.open': 'what was bought is read; its order keeps when',
  },
  handlers: ({ database, store }) => ({
    knowledge: knowledgeHandlers(database, store),
    ownKnowledge: ownKnowledgeHandlers(database),
  }),
});
