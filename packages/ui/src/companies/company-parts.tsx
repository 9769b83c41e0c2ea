import type { ReactNode } from 'react';
import { sizedSource } from '../sized-source.ts';
import * as styles from './company-parts.css.ts';

export interface ProjectCardsProps {
  readonly projects: readonly { readonly title: string; readonly text: string; readonly image: string }[];
}

/** What a company has built. */
export function ProjectCards({ projects }: ProjectCardsProps) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ title, text, image }) => (
        <li key={title}>
          <img
            className={styles.picture}
            {...sizedSource(image, 288)}
            alt=""
            width={288}
            height={162}
            loading="lazy"
            decoding="async"
          />
          <p className={styles.project}>{title}</p>
          <p className={styles.note}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export interface ContactCardProps {
  readonly title: string;
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly action: ReactNode;
  readonly hint: string;
}

/** Whom to call at a company, and how to get to the whole number. */
export function ContactCard({ title, facts, action, hint }: ContactCardProps) {
  return (
    <section className={styles.contact} aria-label={title}>
      <p className={styles.contactTitle}>{title}</p>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.contactFact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {action}
      <p className={styles.note} role="status">
        {hint}
      </p>
    </section>
  );
}

export interface CompanyIntroProps {
  /** '' for none. */
  readonly image: string;
  readonly children: ReactNode;
}

/** What a company says of itself, beside a picture of its own. */
export function CompanyIntro({ image, children }: CompanyIntroProps) {
  if (image === '') return children;
  return (
    <div className={styles.intro}>
      <div>{children}</div>
      <img className={styles.picture} {...sizedSource(image, 376)} alt="" width={376} height={212} decoding="async" />
    </div>
  );
}
