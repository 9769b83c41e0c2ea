import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './salon-rows.css.ts';
import { SeatMeter } from './seat-meter.tsx';

/** An event as a list shows it; texts are as they are to be read. */
export interface SalonEntry {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  /** "22" and "11月 周日", and the same date for machines. */
  readonly date: { readonly day: string; readonly month: string; readonly machine: string };
  readonly time: string;
  readonly place: string;
  readonly organizer: string;
  readonly seats: {
    readonly capacity: number | null;
    readonly taken: number;
    readonly text: string;
    readonly note: string;
  };
  readonly state: { readonly text: string; readonly tone: NonNullable<TagProps['tone']> };
  /** What the row leads to; `main` is a button, anything else a link. */
  readonly action: { readonly text: string; readonly main: boolean };
  readonly isOver: boolean;
}

/** Events with their day, place, seats and status. */
export function SalonRows({ rows }: { readonly rows: readonly SalonEntry[] }) {
  return (
    <ul>
      {rows.map(({ key, ...row }) => (
        <li key={key} className={styles.row}>
          <time dateTime={row.date.machine} className={classNames(styles.date, row.isOver && styles.over)}>
            <b className={styles.day}>{row.date.day}</b>
            {row.date.month}
          </time>
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link href={row.href} className={styles.link}>
                {row.title}
              </Link>
            </h2>
            <p className={styles.facts}>
              <Fact icon="calendar">{row.time}</Fact>
              <Fact icon="pin">{row.place}</Fact>
            </p>
            <p className={styles.note}>{row.organizer}</p>
          </div>
          <div className={styles.seats}>
            <p className={styles.count}>{row.seats.text}</p>
            <SeatMeter capacity={row.seats.capacity} taken={row.seats.taken} label={row.seats.note} />
            <p className={styles.note}>{row.seats.note}</p>
          </div>
          <div className={styles.end}>
            <Tag tone={row.state.tone}>{row.state.text}</Tag>
            {row.action.main ? (
              <ButtonLink href={row.href} variant="line" size="compact" aria-label={`${row.action.text}：${row.title}`}>
                {row.action.text}
              </ButtonLink>
            ) : (
              <span className={styles.action}>{row.action.text}</span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Fact({ icon, children }: { readonly icon: 'calendar' | 'pin'; readonly children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
