import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './day-trend.css.ts';
import { personalCenterMessages as messages } from './messages.ts';

/** What has happened day by day. */
export interface TrendSeries {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly total: number;
  /** Of as many days before. */
  readonly previous: number;
  /** One for each day, the oldest first. */
  readonly days: readonly number[];
}

export interface DayTrendProps {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly series: readonly TrendSeries[];
  /** Whose days are drawn. */
  readonly shown: string;
  readonly onShow: (key: string) => void;
}

const STEP = 10;
const BAR = 7;
const HEIGHT = 56;
const FOOT = 1;

/** As amounts are read, to two decimals. */
const figure = (count: number): string => count.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

function change({ total, previous }: TrendSeries): string {
  if (total === previous) return messages.same;
  return total > previous ? messages.more(figure(total - previous)) : messages.fewer(figure(previous - total));
}

/** The day after so many days of one, `MM-DD`. */
function dayAfter(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(5, 10);
}

/** Sums of the last days beside those before them; choosing one draws its days, which readers get as a table. */
export function DayTrend({ from, series, shown, onShow }: DayTrendProps) {
  const drawn = series.find(({ key }) => key === shown) ?? series[0];
  return (
    <div className={styles.trend}>
      <ul className={styles.sums}>
        {series.map((each) => (
          <li key={each.key}>
            <button type="button" className={styles.sum} aria-pressed={each === drawn} onClick={() => onShow(each.key)}>
              <span className={styles.label}>{each.label}</span>
              <span>
                <b className={styles.total}>{figure(each.total)}</b> {each.unit}
              </span>
              <span className={styles.note}>{change(each)}</span>
            </button>
          </li>
        ))}
      </ul>
      {drawn && <Bars from={from} series={drawn} />}
    </div>
  );
}

function Bars({ from, series: { label, unit, days } }: { readonly from: string; readonly series: TrendSeries }) {
  const most = Math.max(1, ...days);
  const today = days.at(-1) ?? 0;
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span>{messages.perDay(label)}</span>
        <span>
          {messages.today} <b className={styles.today}>{figure(today)}</b> {unit}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((count, day) => {
          const height = FOOT + (count / most) * (HEIGHT - 2 * FOOT);
          return (
            <rect
              key={day}
              className={day === days.length - 1 ? styles.barToday : styles.bar}
              x={day * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{`${dayAfter(from, day)} ${figure(count)}${unit}`}</title>
            </rect>
          );
        })}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{messages.highest(label, figure(Math.max(0, ...days)), unit, figure(today))}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((count, day) => (
              <tr key={day}>
                <th scope="row">{dayAfter(from, day)}</th>
                <td>{figure(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
