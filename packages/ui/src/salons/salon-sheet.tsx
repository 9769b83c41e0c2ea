import type { ReactNode } from 'react';
import { sizedSource } from '../sized-source.ts';
import { NeedsScripts } from '../states/needs-scripts.tsx';
import { Tag, type TagProps } from '../tag/tag.tsx';
import * as styles from './salon-sheet.css.ts';

export interface SalonSheetProps {
  readonly title: string;
  /** '' for none. */
  readonly cover: string;
  readonly tags: readonly { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }[];
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly actions: ReactNode;
  /** Parts of the text, each under its heading. */
  readonly parts: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
}

/** One event in full: picture, facts, and the parts of its text. */
export function SalonSheet({ title, cover, tags, facts, actions, parts }: SalonSheetProps) {
  return (
    <article className={styles.sheet}>
      {cover && (
        <img className={styles.cover} {...sizedSource(cover, 960)} alt="" width={960} height={280} decoding="async" />
      )}
      <div className={styles.text}>
        <p className={styles.tags}>
          {tags.map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {actions}
          {actions && <NeedsScripts />}
        </div>
        {parts.map(({ key, title: name, content }) => (
          <section key={key} className={styles.part}>
            <h2 className={styles.partTitle}>{name}</h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  );
}

export interface AgendaProps {
  readonly items: readonly { readonly time: string; readonly topic: string; readonly speaker: string }[];
}

/** What happens when, and who speaks. */
export function Agenda({ items }: AgendaProps) {
  return (
    <ol className={styles.agenda}>
      {items.map(({ time, topic, speaker }) => (
        <li key={`${time} ${topic}`} className={styles.item}>
          <span className={styles.time}>{time}</span>
          <b className={styles.topic}>{topic}</b>
          {speaker && <span className={styles.speaker}>{speaker}</span>}
        </li>
      ))}
    </ol>
  );
}

export interface SpeakersProps {
  readonly people: readonly { readonly name: string; readonly title: string }[];
}

/** Who speaks. */
export function Speakers({ people }: SpeakersProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, title }) => (
        <li key={name} className={styles.person}>
          <span className={styles.initial} aria-hidden>
            {[...name][0]}
          </span>
          <span>
            <b className={styles.name}>{name}</b>
            <span className={styles.role}>{title}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
