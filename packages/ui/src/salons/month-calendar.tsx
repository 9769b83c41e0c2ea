import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { salonMessages as texts } from './messages.ts';
import * as styles from './month-calendar.css.ts';
import { addMonths, type Month, weeksOf } from './month-weeks.ts';

export interface MonthCalendarProps {
  /** The month that is shown, `YYYY-MM`. */
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** How many events each day has. */
  readonly events: ReadonlyMap<string, number>;
  /** Where a day with events leads. */
  readonly hrefOf: (day: string) => string;
  /** The day in force. */
  readonly current?: string | undefined;
}

/** A month of six weeks from Monday on; days with events are links. */
export function MonthCalendar({ month, onMonth, today, events, hrefOf, current }: MonthCalendarProps) {
  const todaysMonth = today.slice(0, 7);
  const [year, name] = month.split('-').map(Number);
  return (
    <section className={styles.sheet} aria-label={texts.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.previousMonth}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" size={16} />
        </button>
        <p className={styles.month} aria-live="polite">
          {texts.month(year ?? 0, name ?? 0)}
        </p>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.nextMonth}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" size={16} />
        </button>
      </div>
      <table className={styles.grid}>
        <thead>
          <tr>
            {texts.weekdays.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td key={day} className={styles.cell}>
                  <Day
                    day={day}
                    isOutside={!day.startsWith(month)}
                    isToday={day === today}
                    isCurrent={day === current}
                    count={events.get(day) ?? 0}
                    href={hrefOf(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span className={styles.key}>{texts.key}</span>
        {/* Its place is kept, so that nothing moves. */}
        <button
          type="button"
          className={styles.back}
          disabled={month === todaysMonth}
          onClick={() => onMonth(todaysMonth)}
        >
          {texts.thisMonth}
        </button>
      </div>
    </section>
  );
}

interface DayProps {
  readonly day: string;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isCurrent: boolean;
  readonly count: number;
  readonly href: string;
}

function Day({ day, isOutside, isToday, isCurrent, count, href }: DayProps) {
  const number = Number(day.slice(8));
  const look = classNames(styles.day, isOutside && styles.outside, isToday && styles.today);
  const today = isToday ? { 'aria-current': 'date' as const } : {};
  if (count === 0) {
    return (
      <span className={look} {...today}>
        {number}
      </span>
    );
  }
  return (
    <Link
      href={href}
      className={classNames(look, !isToday && styles.busy, isCurrent && styles.current)}
      aria-label={texts.eventsOf(day, count)}
      {...(isCurrent ? { 'aria-current': 'true' as const } : today)}
    >
      {number}
      <span className={styles.dot} aria-hidden />
      {isCurrent && <VisuallyHidden>{texts.chosen}</VisuallyHidden>}
    </Link>
  );
}
