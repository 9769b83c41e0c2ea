import type { ReactNode } from 'react';
import * as styles from './bank-cards.css.ts';

/** A bank card or an account as its owner sees it; texts are as they are to be read. */
export interface BankCardEntry {
  readonly key: string;
  readonly bank: string;
  /** Such as 对公账户. */
  readonly kind: string;
  readonly state: string;
  /** The default, one that is bound, or one that is not. */
  readonly look: keyof typeof styles.headOf;
  /** Masked. */
  readonly number: string;
  readonly holder: string;
  /** Buttons, and what stands against one. */
  readonly acts: ReactNode;
}

/** Bank cards, three in a row; without brand marks or colours of banks. */
export function BankCardList({ label, cards }: { readonly label: string; readonly cards: readonly BankCardEntry[] }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {cards.map(({ key, bank, kind, state, look, number, holder, acts }) => (
        <li key={key} className={styles.card}>
          <div className={styles.headOf[look]}>
            <h2 className={styles.bank}>{bank}</h2>
            <span>{kind}</span>
            <span className={styles.state}>{state}</span>
          </div>
          <div className={styles.facts}>
            <p className={styles.number}>{number}</p>
            <p>{holder}</p>
          </div>
          <div className={styles.acts}>{acts}</div>
        </li>
      ))}
    </ul>
  );
}
