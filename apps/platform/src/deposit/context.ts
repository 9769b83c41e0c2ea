import './tables.ts';
import { defineContext } from '../context.ts';

export const depositContext = defineContext({
  tables: { deposit: 'tenant' },
  records: { deposit: '投标保证金' },
});
