import { type Row, RowList } from '../articles/row-list.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import * as styles from './party-shelf.css.ts';

export interface PartyShelfProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly more: { readonly text: string; readonly href: string };
}

/** A few articles of party building, and the way to all of them. */
export function PartyShelf({ title, rows, more }: PartyShelfProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <TextLink href={more.href}>{more.text}</TextLink>
      </div>
      <RowList rows={rows} density="party" />
    </section>
  );
}
