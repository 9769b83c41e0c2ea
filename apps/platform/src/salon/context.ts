import { defineContext } from '../context.ts';
import { salonHandlers } from './handlers.ts';
import { movedUpJob, reminderJob } from './news-jobs.ts';

export const salonContext = defineContext({
  tables: {
    salon: 'public',
    salon_sign_up: 'system',
  },
  records: { salonSignUp: '沙龙报名' },
  acts: {
    'salon.signUp': {
      name: '报名沙龙',
      kind: 'form',
      record: 'salonSignUp',
      id: 'answer.id',
      facts: { salonId: '沙龙编号' },
    },
    'salon.cancel': { name: '取消沙龙报名', kind: 'form', record: 'salonSignUp', facts: { salonId: '沙龙编号' } },
  },
  handlers: ({ database, store }) => ({ salon: salonHandlers(database, store) }),
  jobs: () => ({ 'salon.movedUp': movedUpJob, 'salon.remind': reminderJob }),
});
