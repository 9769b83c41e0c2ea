import { defineContext } from '../context.ts';
import { catalogHandlers } from './handlers.ts';

export const catalogContext = defineContext({
  tables: { material: 'public' },
  handlers: ({ database }) => ({ catalog: catalogHandlers(database) }),
});
