import { defineContext } from '../context.ts';
import { deadlineHandlers } from './handlers.ts';

export const deadlineContext = defineContext({
  handlers: ({ database }) => ({ deadline: deadlineHandlers(database) }),
});
