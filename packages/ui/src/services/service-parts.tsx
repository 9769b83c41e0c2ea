import type { ReactNode } from 'react';
import { sizedSource } from '../sized-source.ts';
import * as styles from './service-parts.css.ts';

/** The picture of a service beside its name; an empty ground without one. */
export function ServiceCover({ src }: { readonly src: string }) {
  return src === '' ? (
    <span className={styles.cover} />
  ) : (
    <img className={styles.cover} {...sizedSource(src, 200)} alt="" width={200} height={150} />
  );
}

export interface ProcessProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** How a service goes, step by step. */
export function Process({ steps }: ProcessProps) {
  return (
    <ol className={styles.steps}>
      {/* Two steps may be called the same: what tells them apart is their place, here and below. */}
      {[...steps.entries()].map(([place, { title, text }]) => (
        <li key={place} className={styles.step}>
          <p className={styles.name}>{title}</p>
          <p className={styles.note}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export interface OffersProps {
  readonly offers: readonly {
    readonly name: string;
    readonly price: string;
    readonly note: string;
    readonly content: readonly string[];
  }[];
}

/** Packages that a service is offered in, beside each other. */
export function Offers({ offers }: OffersProps) {
  return (
    <ul className={styles.offers}>
      {[...offers.entries()].map(([place, { name, price, note, content }]) => (
        <li key={place} className={styles.offer}>
          <p className={styles.name}>{name}</p>
          <p className={styles.price}>{price}</p>
          <p className={styles.note}>{note}</p>
          <ul className={styles.content}>
            {[...content.entries()].map(([line, text]) => (
              <li key={line}>{text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

export interface AnswersProps {
  readonly answers: readonly { readonly q: string; readonly a: ReactNode }[];
}

/** Questions that open to their answers, without scripts too. */
export function Answers({ answers }: AnswersProps) {
  return [...answers.entries()].map(([place, { q, a }]) => (
    <details key={place} className={styles.answer}>
      <summary className={styles.question}>{q}</summary>
      {typeof a === 'string' ? <p className={styles.note}>{a}</p> : a}
    </details>
  ));
}
