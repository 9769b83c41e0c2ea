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

/** A line under the picture of a video. */
export function PlayerNotices({ children }: { readonly children: ReactNode }) {
  return <div className={styles.notices}>{children}</div>;
}

export interface LessonStageProps {
  readonly picture: ReactNode;
  /** Of how it plays; their line is always there, so nothing moves when it has something to say. */
  readonly notices: ReactNode;
}

/** The picture in its proportions, and below the dark block what is to be said of it. */
export function LessonStage({ picture, notices }: LessonStageProps) {
  return (
    <>
      <div className={styles.picture}>{picture}</div>
      <PlayerNotices>{notices}</PlayerNotices>
    </>
  );
}

export interface LessonPartProps {
  /** Absent below a heading or tabs of its own. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A part of what stands below a lesson, apart from what is above it. */
export function LessonPart({ title, children }: LessonPartProps) {
  return (
    <div className={styles.part}>
      {title && <h2 className={styles.partTitle}>{title}</h2>}
      {children}
    </div>
  );
}

export interface LessonPageProps {
  readonly path: BreadcrumbProps['places'];
  /** `LessonStage`. */
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
        {player}
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
