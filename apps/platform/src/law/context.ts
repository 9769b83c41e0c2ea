import { defineContext } from '../context.ts';
import { lawHandlers } from './handlers.ts';
import { bookedJob, cancelledJob, consultReminderJob } from './news-jobs.ts';

export const lawContext = defineContext({
  tables: {
    lawyer: 'public',
    lawyer_booking: 'system',
    legal_package: 'public',
  },
  records: { lawBooking: '律师预约' },
  acts: {
    'law.book': {
      name: '预约律师咨询',
      kind: 'form',
      record: 'lawBooking',
      id: 'answer.id',
      facts: { lawyerId: '律师编号' },
    },
    'law.cancelBooking': { name: '取消律师预约', kind: 'form', record: 'lawBooking', facts: { lawyerId: '律师编号' } },
  },
  handlers: ({ database }) => ({ law: lawHandlers(database) }),
  jobs: () => ({ 'law.booked': bookedJob, 'law.cancelled': cancelledJob, 'law.remind': consultReminderJob }),
});
