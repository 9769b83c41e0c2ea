import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Tag } from '../tag/tag.tsx';
import { type RangedText, RangeMarks } from './ranged-text.tsx';
import * as styles from './search-hits.css.ts';

/** Something that a search has found. */
export interface SearchHit {
  readonly key: string;
  readonly href: string;
  readonly title: RangedText;
  readonly summary: RangedText;
  /** What it is, in a word. */
  readonly kind: string;
  /** Price, date; each as it is to be read. */
  readonly facts: readonly string[];
  /** A page of the site to act on, rather than a text to read. */
  readonly isFunction?: boolean;
  /** Said of one that opens only after a login. */
  readonly locked?: string | undefined;
}

export interface SearchHitsProps {
  readonly hits: readonly SearchHit[];
  readonly pager: ReactNode;
}

/** What a search has found, best first, with what was looked for marked. */
export function SearchHits({ hits, pager }: SearchHitsProps) {
  return (
    <>
      <ul>
        {hits.map((hit) => (
          <li key={hit.key}>{hit.isFunction ? <FunctionHit hit={hit} /> : <RecordHit hit={hit} />}</li>
        ))}
      </ul>
      <div className={styles.pager}>{pager}</div>
    </>
  );
}

function FunctionHit({ hit: { href, title, summary, kind, locked } }: { readonly hit: SearchHit }) {
  return (
    <div className={styles.functionCard}>
      <Icon name="grid" size={24} className={styles.functionIcon} />
      <div className={styles.functionText}>
        <h2 className={styles.functionTitle}>
          <Link href={href} className={styles.link}>
            <RangeMarks of={title} className={styles.found} />
          </Link>
        </h2>
        <p>
          {kind} · <RangeMarks of={summary} className={styles.found} />
        </p>
      </div>
      <Locked words={locked} />
      <Icon name="arrow-right" />
    </div>
  );
}

function RecordHit({ hit: { href, title, summary, kind, facts, locked } }: { readonly hit: SearchHit }) {
  return (
    <div className={styles.record}>
      <div className={styles.kind}>
        <Tag>{kind}</Tag>
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link href={href} className={styles.link}>
            <RangeMarks of={title} className={styles.found} />
          </Link>
        </h2>
        {summary.text && (
          <p className={styles.summary}>
            <RangeMarks of={summary} className={styles.found} />
          </p>
        )}
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <Locked words={locked} />
        </p>
      </div>
    </div>
  );
}

function Locked({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <span className={styles.locked}>
      <Icon name="lock" size={16} />
      {words}
    </span>
  );
}
