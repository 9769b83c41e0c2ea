import { DayPicker, type DateRange as DayRange, type Matcher } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale';
import { Icon } from '../icon/icon.tsx';
import * as styles from './calendar.css.ts';
import { fromCalendarDay, type PlainDate, toCalendarDay } from './plain-date.ts';

/** Days from and to, either of which may be missing. */
export interface PlainDateRange {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

interface CalendarBounds {
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
}

export type CalendarProps = CalendarBounds &
  (
    | {
        readonly mode: 'single';
        readonly value: PlainDate | null;
        readonly onSelect: (date: PlainDate) => void;
      }
    | {
        readonly mode: 'range';
        readonly value: PlainDateRange;
        readonly onSelect: (range: PlainDateRange) => void;
      }
  );

const classNames = {
  root: styles.root,
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.navButton,
  button_next: styles.navButton,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  range_middle: styles.rangeMiddle,
};

function Chevron({ orientation }: { readonly orientation?: 'up' | 'down' | 'left' | 'right' | undefined }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={16} />;
}

function outside({ min, max }: CalendarBounds): Matcher[] {
  const before = min && toCalendarDay(min);
  const after = max && toCalendarDay(max);
  return [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])];
}

const dayOf = (date: PlainDate | null) => (date === null ? undefined : (toCalendarDay(date) ?? undefined));

/** Month grids, weeks from Monday. Arrow keys move by days and weeks, Page Up and Down by months. */
export default function Calendar(props: CalendarProps) {
  const shared = { locale: zhCN, weekStartsOn: 1, classNames, components: { Chevron }, autoFocus: true } as const;
  const disabled = outside(props);
  if (props.mode === 'single') {
    const selected = dayOf(props.value);
    return (
      <DayPicker
        {...shared}
        mode="single"
        required
        disabled={disabled}
        selected={selected}
        {...(selected && { defaultMonth: selected })}
        onSelect={(day: Date) => props.onSelect(fromCalendarDay(day))}
      />
    );
  }
  const from = dayOf(props.value.from);
  const to = dayOf(props.value.to);
  const choose = (range: DayRange | undefined) =>
    props.onSelect({
      from: range?.from ? fromCalendarDay(range.from) : null,
      to: range?.to ? fromCalendarDay(range.to) : null,
    });
  return (
    <DayPicker
      {...shared}
      mode="range"
      numberOfMonths={2}
      disabled={disabled}
      selected={{ from, to }}
      {...(from && { defaultMonth: from })}
      onSelect={choose}
    />
  );
}
