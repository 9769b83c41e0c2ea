import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import { CompanyLogo } from './company-logo.tsx';
import * as styles from './company-page.css.ts';

export interface CompanyPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly name: string;
  /** '' for none. */
  readonly logo: string;
  readonly tags: readonly { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }[];
  readonly actions: ReactNode;
  readonly figures: readonly { readonly term: string; readonly value: string }[];
  /** Parts of the page, each under its heading. */
  readonly parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly more?: { readonly text: string; readonly href: string };
    readonly content: ReactNode;
  }[];
  readonly rail: ReactNode;
}

/** A company in full: who it is, its parts, and whom to call. */
export function CompanyPage({ path, name, logo, tags, actions, figures, parts, rail }: CompanyPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <div className={styles.head}>
        <div className={styles.who}>
          <CompanyLogo src={logo} size={84} />
          <div className={styles.text}>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.tags}>
              {tags.map(({ text, tone }) => (
                <Tag key={text} tone={tone}>
                  {text}
                </Tag>
              ))}
            </p>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ term, value }) => (
            <div key={term} className={styles.figure}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {parts.map(({ key, title, more, content }) => (
            <section key={key} className={styles.part}>
              <div className={styles.partHead}>
                <h2 className={styles.partTitle}>{title}</h2>
                {more && (
                  <Link href={more.href} className={styles.more}>
                    {more.text}
                  </Link>
                )}
              </div>
              {content}
            </section>
          ))}
        </div>
        <aside className={styles.rail}>{rail}</aside>
      </div>
    </div>
  );
}

export interface ProjectCardsProps {
  readonly projects: readonly { readonly title: string; readonly text: string; readonly image: string }[];
}

/** What a company has built. */
export function ProjectCards({ projects }: ProjectCardsProps) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ title, text, image }) => (
        <li key={title}>
          <img className={styles.picture} src={image} alt="" width={288} height={162} loading="lazy" decoding="async" />
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
