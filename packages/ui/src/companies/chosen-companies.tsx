import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import * as styles from './chosen-companies.css.ts';
import { companyMessages as texts } from './messages.ts';

/** A company that was chosen. */
interface ChosenCompany {
  readonly id: string;
  readonly name: string;
  /** What tells it from others, such as its group. */
  readonly detail?: string;
}

export interface ChosenCompaniesProps {
  readonly title: string;
  readonly companies: readonly ChosenCompany[];
  readonly max: number;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
  /** What is done with them, and what is good to know before. */
  readonly children: ReactNode;
}

/** Companies that are gathered from lists, and what is done with them together; stands beside the lists. */
export function ChosenCompanies({ title, companies, max, onRemove, onClear, children }: ChosenCompaniesProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count} role="status">
          {companies.length} / {max}
        </span>
        {companies.length > 0 && (
          <Button variant="link" size="compact" onClick={onClear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {companies.length === 0 ? (
        <p className={styles.none}>{texts.noneChosen}</p>
      ) : (
        <ul className={styles.rows}>
          {companies.map(({ id, name, detail }) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                {name}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
              <Button variant="link" size="compact" aria-label={texts.remove(name)} onClick={() => onRemove(id)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>{children}</div>
    </section>
  );
}
