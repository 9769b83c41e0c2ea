export {
  DEADLINE_KINDS,
  type DeadlineKind,
  type DeadlineRecord,
  MOST_DEADLINE_DAYS,
} from './deadline/deadline-kinds.ts';
export { reminderOf } from './deadline/reminder.ts';
