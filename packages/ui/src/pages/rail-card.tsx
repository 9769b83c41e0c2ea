import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { railMessages } from './messages.ts';
import * as styles from './rail-card.css.ts';

/** Cards of a detail's rail, below each other. */
export function RailCards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

export interface RailCardProps {
  readonly title: string;
  /** Tag of its state behind the title. */
  readonly tag?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of a record beside it: how far the own part of it is, what was paid, whom to ask. */
export function RailCard({ title, tag, children }: RailCardProps) {
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {tag}
      </div>
      {children}
    </section>
  );
}

export interface RailAmountProps {
  /** Without its unit: `80,000.00`. */
  readonly amount: string;
  readonly unit: string;
  /** The same in words. */
  readonly words: string;
}

/** The sum that a card is about. */
export function RailAmount({ amount, unit, words }: RailAmountProps) {
  return (
    <div>
      <p className={styles.amount}>
        {amount}
        <span className={styles.unit}>{unit}</span>
      </p>
      <p className={styles.small}>{words}</p>
    </div>
  );
}

export interface RailFactsProps {
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** Facts of a card, each on a line: its name, and the value at the other end. */
export function RailFacts({ facts }: RailFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Something that has to be done for a matter. */
export interface RailTodo {
  readonly key: string;
  readonly text: string;
  /** Where it stands: `已缴纳`, a date. */
  readonly note: string;
  readonly isDone: boolean;
}

/** What was done of a matter, and what comes next. */
export function RailTodos({ label, todos }: { readonly label: string; readonly todos: readonly RailTodo[] }) {
  const next = todos.find(({ isDone }) => !isDone)?.key;
  return (
    <ol aria-label={label} className={styles.todos}>
      {todos.map(({ key, text, note, isDone }) => (
        <li key={key} className={styles.todo} data-state={isDone ? 'done' : key === next ? 'next' : 'later'}>
          <span className={styles.mark}>{isDone && <Icon name="check" size={14} />}</span>
          <span className={styles.what}>
            {text}
            {isDone && <VisuallyHidden>{railMessages.done}</VisuallyHidden>}
          </span>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
  );
}

/** What follows from the state of a card, in one small sentence. */
export const RailHint = ({ children }: { readonly children: ReactNode }) => <p className={styles.small}>{children}</p>;

/** Two acts of a card beside each other. */
export const RailButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);
