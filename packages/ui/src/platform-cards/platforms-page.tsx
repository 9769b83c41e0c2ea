import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../record/breadcrumb.tsx';
import { type PlatformCard, PlatformCards } from './platform-cards.tsx';
import * as styles from './platforms-page.css.ts';

export interface PlatformsPageProps {
  readonly path: BreadcrumbProps['places'];
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly PlatformCard[];
  /** In place of the cards, when there are none. */
  readonly children?: ReactNode;
  /** How one account goes everywhere, step by step. */
  readonly steps: {
    readonly title: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
}

/** All digital platforms, and how one account opens them. */
export function PlatformsPage({ path, title, lead, cards, children, steps }: PlatformsPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb places={path} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {cards.length > 0 ? <PlatformCards cards={cards} /> : children}
      <section className={styles.steps}>
        <h2 className={styles.stepsTitle}>{steps.title}</h2>
        <ol className={styles.list}>
          {steps.items.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <div>
                <b className={styles.stepTitle}>{step.title}</b>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
