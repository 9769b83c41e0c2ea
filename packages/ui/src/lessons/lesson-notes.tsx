import type { FormEventHandler, ReactNode } from 'react';
import * as styles from './lesson-notes.css.ts';

export interface NoteFormProps {
  readonly onSubmit: FormEventHandler;
  readonly field: ReactNode;
  readonly act: ReactNode;
}

/** One more note. */
export function NoteForm({ onSubmit, field, act }: NoteFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.field}>{field}</div>
      {act}
    </form>
  );
}

export interface TimedNotesProps {
  readonly notes: readonly {
    readonly key: string;
    /** The way to its moment. */
    readonly time: ReactNode;
    readonly text: string;
    readonly act: ReactNode;
  }[];
}

/** Notes, each at the moment that it belongs to. */
export function TimedNotes({ notes }: TimedNotesProps) {
  return (
    <ul className={styles.list}>
      {notes.map(({ key, time, text, act }) => (
        <li key={key} className={styles.note}>
          {time}
          <span className={styles.noteText}>{text}</span>
          {act}
        </li>
      ))}
    </ul>
  );
}
