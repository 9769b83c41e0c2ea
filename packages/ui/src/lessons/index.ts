export {
  type LessonChapter,
  LessonOutline,
  type LessonOutlineProps,
  LessonPage,
  type LessonPageProps,
  PlayerNotices,
} from './lesson-page.tsx';
