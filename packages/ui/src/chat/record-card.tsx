import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import { cardMessages } from './messages.ts';
import * as styles from './record-card.css.ts';

/** A record that a message or a notice stands for, as its reader may see it at this moment. */
export type SeenRecord =
  | { readonly state: 'loading' }
  /** Why nothing of it is shown, in words. */
  | { readonly state: 'hidden'; readonly text: string }
  | {
      readonly state: 'shown';
      readonly title: string;
      readonly code: string;
      readonly status: { readonly label: string; readonly tone: NonNullable<TagProps['tone']> };
      readonly facts: readonly { readonly term: string; readonly value: string }[];
      readonly href: string;
    };

export interface RecordCardProps {
  /** What kind of record it is, such as 询价单. */
  readonly kind: string;
  readonly seen: SeenRecord;
  /** What can be done with the card beside opening the record. */
  readonly actions?: ReactNode;
}

/** A record in few lines: title, number, state and what counts, with the way to its page. */
export function RecordCard({ kind, seen, actions }: RecordCardProps) {
  return (
    <span className={styles.card}>
      <span className={styles.head}>
        <span className={styles.kind}>{kind}</span>
        {seen.state === 'shown' && (
          <>
            <span className={styles.code}>{seen.code}</span>
            <Tag tone={seen.status.tone}>{seen.status.label}</Tag>
          </>
        )}
      </span>
      <Body seen={seen} />
      {actions && <span className={styles.actions}>{actions}</span>}
    </span>
  );
}

function Body({ seen }: Pick<RecordCardProps, 'seen'>) {
  if (seen.state === 'hidden') return <span className={styles.hidden}>{seen.text}</span>;
  if (seen.state === 'loading') return <span className={styles.hidden}>{cardMessages.loading}</span>;
  return (
    <>
      <Link href={seen.href} className={styles.title}>
        {seen.title}
      </Link>
      {seen.facts.map(({ term, value }) => (
        <span key={term} className={styles.fact}>
          <span className={styles.term}>{term}</span>
          <span>{value}</span>
        </span>
      ))}
    </>
  );
}
