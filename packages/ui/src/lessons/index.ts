export { NoteForm, type NoteFormProps, TimedNotes, type TimedNotesProps } from './lesson-notes.tsx';
export {
  type LessonChapter,
  LessonOutline,
  type LessonOutlineProps,
  LessonPage,
  type LessonPageProps,
  LessonPart,
  type LessonPartProps,
  LessonStage,
  type LessonStageProps,
  PlayerNotices,
} from './lesson-page.tsx';
