import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import * as styles from './lesson-page.css.ts';

export interface LessonChapter {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  /** Length, and how far one is, as they are to be read. */
  readonly note: string;
  readonly mark: Extract<IconName, 'check' | 'lock' | 'play'>;
}

export interface LessonOutlineProps {
  readonly title: string;
  /** How many chapters there are, in words. */
  readonly count: string;
  readonly chapters: readonly LessonChapter[];
  /** Key of the one that plays. */
  readonly current: string;
}

/** The chapters of a lesson beside its player. */
export function LessonOutline({ title, count, chapters, current }: LessonOutlineProps) {
  return (
    <nav className={styles.outline} aria-label={title}>
      <div className={styles.outlineBody}>
        <div className={styles.outlineHead}>
          <p className={styles.outlineTitle}>{title}</p>
          <span>{count}</span>
        </div>
        <ol className={styles.chapters}>
          {chapters.map(({ key, href, name, note, mark }) => (
            <li key={key}>
              <Link href={href} className={styles.chapter} {...(key === current && { 'aria-current': 'page' })}>
                <Icon name={mark} size={16} />
                <span className={styles.chapterName}>{name}</span>
                <span className={styles.chapterNote}>{note}</span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** A line under the picture; it is always there, so nothing moves when it has something to say. */
export function PlayerNotices({ children }: { readonly children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>;
}

export interface LessonPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly player: ReactNode;
  readonly outline: ReactNode;
  readonly title: string;
  readonly facts: readonly string[];
  /** Below the name: what the lesson is about, and what the member makes of it. */
  readonly children: ReactNode;
  /** Beside that: the way to the whole lesson. */
  readonly rail: ReactNode;
}

/** A lesson as it plays: the player and its outline in one dark block, everything else below. */
export function LessonPage({ path, player, outline, title, facts, children, rail }: LessonPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.stage}>
        <div className={styles.player}>{player}</div>
        {outline}
      </div>
      <div className={styles.below}>
        <section>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <div className={styles.text}>{children}</div>
        </section>
        <aside className={styles.rail}>{rail}</aside>
      </div>
    </div>
  );
}
