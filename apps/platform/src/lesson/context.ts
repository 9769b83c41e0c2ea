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
  acts: {
    'lesson.certificateFile': { name: '下载学习证书', kind: 'file', record: 'lesson', id: 'query.id', in: 'after' },
  },
  notKept: {
    'lesson.play': 'a film that is watched here; how far is kept',
    'lesson.trial': 'the start of a film, open to everybody',
    'lesson.progress': 'how far one has watched, kept by itself',
    'lesson.saveNote': 'what one keeps for oneself',
    'lesson.removeNote': 'what one keeps for oneself',
  },
  handlers: (services) => ({ lesson: lessonHandlers(services) }),
});
