import type { ReactNode } from 'react';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './company-head.css.ts';
import { personalCenterMessages } from './messages.ts';

/** How far something of the company is, such as its certification. */
export interface CompanyBadge {
  readonly term: string;
  readonly state: string;
  /** Missing: the state is a plain word. */
  readonly tone?: TagProps['tone'];
  /** Beside it: since when, how long. */
  readonly note?: string;
  readonly action?: ReactNode;
}

export interface CompanyHeadProps {
  readonly name: string;
  /** At most four characters, drawn as its logo. */
  readonly shortName: string;
  /** Credit code, trade, place. */
  readonly facts: readonly string[];
  readonly badges: readonly CompanyBadge[];
  readonly actions: ReactNode;
}

/** The company that the member acts for: who it is, and how far it is proven. */
export function CompanyHead({ name, shortName, facts, badges, actions }: CompanyHeadProps) {
  return (
    <section className={styles.sheet} aria-label={personalCenterMessages.company}>
      <div className={styles.top}>
        <span className={styles.logo} aria-hidden="true">
          {shortName}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      <dl className={styles.badges}>
        {badges.map(({ term, state, tone, note, action }) => (
          <div key={term} className={styles.badge}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.state}>
              {tone === undefined ? <span>{state}</span> : <Tag tone={tone}>{state}</Tag>}
              {note && <span className={styles.note}>{note}</span>}
              {action && <span className={styles.action}>{action}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
