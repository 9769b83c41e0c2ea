import { defineContext } from '../context.ts';

export const matchingContext = defineContext({
  tables: {
    supply_demand: 'tenant',
  },
});
