import { defineContext } from '../context.ts';
import { lessonHandlers } from './handlers.ts';

export const lessonContext = defineContext({
  tables: {
    lesson: 'public',
    lesson_certificate: 'system',
    lesson_chapter: 'public',
    lesson_entitlement: 'system',
    lesson_note: 'system',
    lesson_playing: 'system',
    lesson_progress: 'system',
  },
  notKept: {
    'lesson.progress': 'how far one has watched, kept by itself',
    'lesson.saveNote': 'what one keeps for oneself',
    'lesson.removeNote': 'what one keeps for oneself',
  },
  handlers: (services) => ({ lesson: lessonHandlers(services) }),
});
