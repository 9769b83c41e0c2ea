import { defineContext } from '../context.ts';

export const roleContext = defineContext({
  tables: { role: 'tenant' },
});
