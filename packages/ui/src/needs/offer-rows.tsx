import type { ReactNode } from 'react';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './offer-rows.css.ts';

/** An offer for a need; texts are as they are to be read. */
export interface OfferEntry {
  readonly key: string;
  /** Who offers, or for what. */
  readonly name: ReactNode;
  readonly state: { readonly text: string; readonly tone: NonNullable<TagProps['tone']> };
  readonly price: string;
  readonly days: string;
  readonly plan: string;
  /** When it came. */
  readonly time: string;
  /** What may be done with it. */
  readonly actions?: ReactNode;
}

/** Offers below each other: who, how, for how much and in how many days. */
export function OfferRows({ offers }: { readonly offers: readonly OfferEntry[] }) {
  return (
    <ul>
      {offers.map(({ key, name, state, price, days, plan, time, actions }) => (
        <li key={key} className={styles.offer}>
          <div className={styles.head}>
            <p className={styles.name}>
              {name} <Tag tone={state.tone}>{state.text}</Tag>
            </p>
            <p className={styles.price}>
              {price} <span className={styles.note}>{days}</span>
            </p>
          </div>
          <p className={styles.plan}>{plan}</p>
          <div className={styles.foot}>
            <p className={styles.note}>{time}</p>
            {actions}
          </div>
        </li>
      ))}
    </ul>
  );
}
