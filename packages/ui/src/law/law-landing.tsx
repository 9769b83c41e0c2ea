import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import * as styles from './law-landing.css.ts';

export interface LawLandingProps {
  readonly slogan: string;
  readonly figures: readonly { readonly term: string; readonly value: string }[];
  readonly ways: readonly {
    readonly name: string;
    readonly text: string;
    readonly href: string;
    readonly icon: IconName;
  }[];
  /** Some of each kind, with the way to all of them. */
  readonly parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly more: { readonly text: string; readonly href: string };
    readonly content: ReactNode;
  }[];
}

/** What law services there are: in figures, the ways on, and some of each. */
export function LawLanding({ slogan, figures, ways, parts }: LawLandingProps) {
  return (
    <>
      <p className={styles.slogan}>{slogan}</p>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.ways}>
        {ways.map(({ name, text, href, icon }) => (
          <li key={href} className={styles.way}>
            <Icon name={icon} size={24} />
            <p className={styles.wayName}>
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            </p>
            <p className={styles.wayText}>{text}</p>
          </li>
        ))}
      </ul>
      {parts.map(({ key, title, more, content }) => (
        <section key={key} className={styles.part} aria-label={title}>
          <div className={styles.partHead}>
            <p className={styles.partName}>{title}</p>
            <Link href={more.href} className={styles.more}>
              {more.text}
            </Link>
          </div>
          {content}
        </section>
      ))}
    </>
  );
}
