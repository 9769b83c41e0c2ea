import { defineContext } from '../context.ts';
import { recordCardHandlers } from './handlers.ts';

export const recordCardContext = defineContext({
  handlers: ({ database, keeper }) => ({ recordCard: recordCardHandlers(database, keeper) }),
});
