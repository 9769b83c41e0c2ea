import { classNames } from '../../class-names.ts';
import { oneLine } from '../../layout/content.css.ts';
import { Link } from '../../link/link.tsx';
import { TextLink } from '../../text-link/text-link.tsx';
import { newsMessages } from '../messages.ts';
import * as styles from './salon-row.css.ts';

/** A salon to come. */
export interface Salon {
  readonly href: string;
  readonly title: string;
  /** "长春，线下60席". */
  readonly placeText: string;
  /** Day of the month with two digits. */
  readonly dayText: string;
  /** "11月". */
  readonly monthText: string;
  /** The same date for machines, `YYYY-MM-DD`. */
  readonly dateTime: string;
}

export interface SalonRowProps {
  /** At most three. */
  readonly salons: readonly Salon[];
  readonly allHref: string;
}

/** The next salons (建造沙龙) in one row below the news. */
export function SalonRow({ salons, allHref }: SalonRowProps) {
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>{newsMessages.salons}</h3>
      <ul className={styles.list}>
        {salons.map((salon) => (
          <li key={salon.href}>
            <Link href={salon.href} className={styles.salon}>
              <time dateTime={salon.dateTime} className={styles.date}>
                <b className={styles.day}>{salon.dayText}</b>
                {salon.monthText}
              </time>
              <span className={styles.text}>
                <b className={classNames(styles.name, oneLine)}>{salon.title}</b>
                <small className={styles.place}>{salon.placeText}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TextLink tone="more" href={allHref}>
        {newsMessages.allSalons}
      </TextLink>
    </div>
  );
}
