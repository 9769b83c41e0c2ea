import { type KeyboardEvent, useEffect, useRef } from 'react';
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
  /** What the days are marked for; events of a salon unless given. */
  readonly words?: CalendarWords;
}

/** Texts of a calendar of one kind of things. */
export interface CalendarWords {
  /** Name of the calendar. */
  readonly calendar: string;
  /** A day with so many of them. @param day `YYYY-MM-DD` */
  readonly eventsOf: (day: string, count: number) => string;
  /** What the dot of a day means. */
  readonly key: string;
}

/** How far an arrow key moves, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTH_STEPS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * A month of six weeks from Monday on; days with events are links. Arrows go on to the next of them by days or by weeks,
 * Page Up and Page Down by months.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, events, hrefOf, current, words = texts } = props;
  const days = weeksOf(month).flat();
  // A second step may come before the first has been shown.
  const asked = useRef(month);
  useEffect(() => {
    asked.current = month;
  }, [month]);

  function step(months: number) {
    asked.current = addMonths(asked.current, months);
    onMonth(asked.current);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const months = MONTH_STEPS[event.key];
    const stride = STEPS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-day]') : null;
    if (months !== undefined) {
      event.preventDefault();
      // A day of the next month may have nothing that takes the focus.
      event.currentTarget.querySelector<HTMLElement>(`[data-step="${months}"]`)?.focus();
      step(months);
    } else if (stride !== undefined && from !== null) {
      event.preventDefault();
      const at = days.indexOf(from.dataset.day ?? '');
      const reached = days
        .map((_, count) => days[at + stride * (count + 1)])
        .find((day) => day !== undefined && (events.get(day) ?? 0) > 0);
      event.currentTarget.querySelector<HTMLElement>(`[data-day="${reached}"] a`)?.focus();
    }
  }

  const todaysMonth = today.slice(0, 7);
  const [year, name] = month.split('-').map(Number);
  return (
    <section className={styles.sheet} aria-label={words.calendar} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.previousMonth}
          data-step={-1}
          onClick={() => step(-1)}
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
          data-step={1}
          onClick={() => step(1)}
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
                <td key={day} className={styles.cell} data-day={day}>
                  <Day
                    day={day}
                    isOutside={!day.startsWith(month)}
                    isToday={day === today}
                    isCurrent={day === current}
                    count={events.get(day) ?? 0}
                    href={hrefOf(day)}
                    name={words.eventsOf(day, events.get(day) ?? 0)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span className={styles.key}>{words.key}</span>
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
  /** What a day with events is called. */
  readonly name: string;
}

function Day({ day, isOutside, isToday, isCurrent, count, href, name }: DayProps) {
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
      aria-label={name}
      {...(isCurrent ? { 'aria-current': 'true' as const } : today)}
    >
      {number}
      <span className={styles.dot} aria-hidden />
      {isCurrent && <VisuallyHidden>{texts.chosen}</VisuallyHidden>}
    </Link>
  );
}
