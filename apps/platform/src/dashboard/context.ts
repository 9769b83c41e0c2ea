import { defineContext } from '../context.ts';
import { dashboardHandlers } from './handlers.ts';

export const dashboardContext = defineContext({
  handlers: ({ database, acts }) => ({ dashboard: dashboardHandlers(database, acts) }),
});
