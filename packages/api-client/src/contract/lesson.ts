import { get, post } from '../endpoint.ts';
import type { lessonSchemas } from './lesson.schema.ts';
import { front, member } from './prefixes.ts';
import { ourMember, ourOpen } from './traits.ts';

type S = typeof lessonSchemas;

/** Lessons of the law classroom, the newest first (domain rules 11.4). */
export const list = get<S['list']>('lesson.list', `${front}/lesson/list`, ourOpen);

/** One lesson with its chapters. */
export const detail = get<S['detail']>('lesson.detail', `${front}/lesson/detail`, ourOpen);

/** The video of a chapter that everybody may watch. */
export const trial = get<S['trial']>('lesson.trial', `${front}/lesson/trial`, ourOpen);

/** The lessons that the member has bought. */
export const owned = get<S['owned']>('lesson.owned', `${member}/lesson/owned`, ourMember);

/** How far the member is in a lesson. */
export const mine = get<S['mine']>('lesson.mine', `${member}/lesson/mine`, ourMember);

/** The member's certificate of a lesson as a PDF; 404 before all chapters were studied. */
export const certificateFile = get<S['certificateFile']>('lesson.certificateFile', `${member}/lesson/certificate`, {
  ...ourMember,
  file: true,
});

/** The video of a chapter; 403 for one that is to be paid and is not. */
export const play = get<S['play']>('lesson.play', `${member}/lesson/play`, ourMember);

/** Where the player is; 422 while the account plays elsewhere. Study time grows no faster than the clock. */
export const progress = post<S['progress']>('lesson.progress', `${member}/lesson/progress`, ourMember);

/** The member's notes of a lesson, in the order of its chapters. */
export const notes = get<S['notes']>('lesson.notes', `${member}/lesson/notes`, ourMember);

/** Keeps a note at a time of a chapter, one a second; a later one takes its place. */
export const saveNote = post<S['saveNote']>('lesson.saveNote', `${member}/lesson/note/save`, ourMember);

export const removeNote = post<S['removeNote']>('lesson.removeNote', `${member}/lesson/note/remove`, ourMember);
