import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { sizedSource } from '../sized-source.ts';
import { Tag } from '../tag/tag.tsx';
import * as styles from './law-cards.css.ts';

/** A lawyer as a list shows one; texts are as they are to be read. */
export interface LawyerEntry {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** Address of the portrait, '' for none. */
  readonly portrait: string;
  readonly firm: string;
  /** Whether one can write now, in a word; left out when not. */
  readonly online?: string;
  readonly fields: readonly string[];
  /** Years, score and consultations, in one line. */
  readonly facts: string;
  readonly price: string;
  readonly action: ReactNode;
}

/** A portrait, or the first sign of the name. */
export function Portrait({ src, name }: { readonly src: string; readonly name: string }) {
  return src === '' ? (
    <span className={styles.initial} aria-hidden>
      {[...name][0]}
    </span>
  ) : (
    <img className={styles.portrait} {...sizedSource(src, 56)} alt="" width={56} height={56} loading="lazy" />
  );
}

/** Lawyers as cards, three in a row; the card leads to the lawyer, its button to a consultation. */
export function LawyerCards({ lawyers }: { readonly lawyers: readonly LawyerEntry[] }) {
  return (
    <ul className={styles.cards}>
      {lawyers.map(({ key, href, name, portrait, firm, online, fields, facts, price, action }) => (
        <li key={key} className={styles.card}>
          <div className={styles.head}>
            <Portrait src={portrait} name={name} />
            <div className={styles.who}>
              <div className={styles.nameLine}>
                <h2 className={styles.name}>
                  <Link href={href} className={styles.link}>
                    {name}
                  </Link>
                </h2>
                {online && <Tag tone="success">{online}</Tag>}
              </div>
              <p className={styles.note}>{firm}</p>
            </div>
          </div>
          <p className={styles.tags}>
            {fields.map((field) => (
              <Tag key={field}>{field}</Tag>
            ))}
          </p>
          <p className={styles.note}>{facts}</p>
          <div className={styles.foot}>
            <span className={styles.price}>{price}</span>
            <span className={styles.action}>{action}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
