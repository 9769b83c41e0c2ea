import './tables.ts';
import { defineContext } from '../context.ts';
import { signUpHandlers } from './handlers.ts';
import { remindPaymentJob } from './remind-payment.ts';

const act = (name: string, id: 'body.id' | 'answer.id' = 'body.id') =>
  ({ name, kind: 'form', record: 'sign_up', id }) as const;

export const signUpContext = defineContext({
  tables: { sign_up: 'tenant' },
  records: { sign_up: '投标报名' },
  // Nothing of the form is kept: it holds the number of an identity card.
  acts: {
    'signUp.submit': act('投标报名', 'answer.id'),
    'signUp.cancel': act('取消报名'),
    'signUp.audit': { ...act('审核报名'), facts: { agree: '是否同意', reason: '原因' } },
  },
  handlers: ({ database, keeper }) => ({ signUp: signUpHandlers(database, keeper) }),
  jobs: () => ({ 'signUp.remind': remindPaymentJob }),
});
