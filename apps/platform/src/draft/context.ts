import { defineContext } from '../context.ts';
import { draftHandlers } from './handlers.ts';
import { removeOldDrafts } from './remove-old-drafts.ts';

export const draftContext = defineContext({
  tables: {
    draft: 'tenant',
  },
  notKept: {
    'draft.save': 'what one has typed and not saved',
    'draft.discard': 'what one has typed and not saved',
  },
  handlers: ({ database }) => ({ draft: draftHandlers(database) }),
  upkeep: { 'drafts.remove': removeOldDrafts },
});
