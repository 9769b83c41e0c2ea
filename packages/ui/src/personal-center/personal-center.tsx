import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './personal-center.css.ts';

/** A part of the page on a sheet of its own. */
export interface CenterPart {
  readonly key: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** How many of them are new; null for none. */
  readonly count?: string | null;
  readonly more?: { readonly text: string; readonly href: string };
  readonly content: ReactNode;
}

export interface PersonalCenterProps {
  /** Name of the page; its heading is read out, the company's name is seen. */
  readonly title: string;
  /** `CompanyHead`. */
  readonly head: ReactNode;
  readonly parts: readonly CenterPart[];
  /** Parts of the narrow column on the right. */
  readonly rail: readonly CenterPart[];
}

/** The page on which a member begins: the company, what waits, what has happened, and what is done most. */
export function PersonalCenter({ title, head, parts, rail }: PersonalCenterProps) {
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {head}
      <div className={styles.columns}>
        <div className={styles.column}>{parts.map(Part)}</div>
        <div className={styles.column}>{rail.map(Part)}</div>
      </div>
    </div>
  );
}

function Part({ key, title, note, count, more, content }: CenterPart) {
  const id = `center-${key}`;
  return (
    <section key={key} className={styles.sheet} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge text={count ?? null} />
        {note && <span className={styles.note}>{note}</span>}
        {more && (
          <span className={styles.more}>
            <TextLink tone="more" href={more.href}>
              {more.text}
            </TextLink>
          </span>
        )}
      </header>
      {content}
    </section>
  );
}
