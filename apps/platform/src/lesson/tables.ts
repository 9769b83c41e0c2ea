import type { Generated } from 'kysely';
import type { Moment } from '../db/column-types.ts';

interface LessonTable {
  id: Generated<string>;
  title: string;
  cover: Generated<string>;
  teacher_name: string;
  teacher_title: string;
  /** Of LESSON_CATEGORIES. */
  category_id: number;
  is_free: boolean;
  /** fen, as the next */
  price: number;
  original_price: number;
  intro: string;
  study_count: Generated<number>;
  /** Tenths. */
  score: Generated<number>;
  publish_time: Date;
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface LessonChapterTable {
  id: Generated<string>;
  lesson_id: string;
  place: number;
  title: string;
  seconds: number;
  is_trial: Generated<boolean>;
  /** Visible to `withCredentials` only. */
  video_key: string;
}

interface LessonEntitlementTable {
  user_id: string;
  lesson_id: string;
  granted_at: Generated<Date>;
  /** When more of it than a trial was opened first. */
  viewed_at: Moment;
}

interface LessonProgressTable {
  user_id: string;
  chapter_id: string;
  /** seconds */
  position: Generated<number>;
  /** Stretches of the video that have played, a multirange in ms. */
  watched: Generated<string>;
  /** Their length. */
  studied_ms: Generated<string>;
  updated_at: Generated<Date>;
  done_at: Date | null;
}

interface LessonPlayingTable {
  user_id: string;
  play_id: string;
  is_playing: boolean;
  told_at: Date;
}

interface LessonNoteTable {
  user_id: string;
  chapter_id: string;
  /** seconds */
  position: number;
  note: string;
  updated_at: Generated<Date>;
}

interface LessonCertificateTable {
  user_id: string;
  lesson_id: string;
  code: string;
  name: string;
  issued_at: Generated<Date>;
  revoked_at: Generated<Date | null>;
  revoke_reason: Generated<string>;
}

declare module '../db/schema.ts' {
  interface Schema {
    lesson: LessonTable;
    lesson_certificate: LessonCertificateTable;
    lesson_chapter: LessonChapterTable;
    lesson_entitlement: LessonEntitlementTable;
    lesson_note: LessonNoteTable;
    lesson_playing: LessonPlayingTable;
    lesson_progress: LessonProgressTable;
  }
}
