export { NoteForm, type NoteFormProps, TimedNotes, type TimedNotesProps } from './lesson-notes.tsx';
export {
  type LessonChapter,
  LessonOutline,
  type LessonOutlineProps,
  LessonPage,
  type LessonPageProps,
  PlayerNotices,
} from './lesson-page.tsx';
