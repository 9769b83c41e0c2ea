import './tables.ts';
import { defineContext } from '../context.ts';

export const signUpContext = defineContext({
  tables: { sign_up: 'tenant' },
  records: { sign_up: '投标报名' },
});
