import type { FormEventHandler, ReactNode } from 'react';
import * as styles from './lesson-desk.css.ts';

export interface LessonDeskProps {
  readonly player: ReactNode;
  /** What is to be known of the chapter: where it goes on, that it is a trial. */
  readonly remarks: ReactNode;
  /** The way to the next chapter. */
  readonly next: ReactNode;
  readonly notes: { readonly title: string; readonly content: ReactNode };
}

/** A chapter of a lesson as it is studied: the player, what is to be said of it, and the notes to it. */
export function LessonDesk({ player, remarks, next, notes }: LessonDeskProps) {
  return (
    <div className={styles.desk}>
      <div>{player}</div>
      <div className={styles.below}>
        <div className={styles.remarks}>{remarks}</div>
        {next}
      </div>
      <div className={styles.notes}>
        <h3 className={styles.notesTitle}>{notes.title}</h3>
        {notes.content}
      </div>
    </div>
  );
}

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
