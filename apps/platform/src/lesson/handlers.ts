import type { lesson } from '@jianzhu/api-client/contract';
import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { anyone, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { videoAddress } from '../objects/video-address.ts';
import { openBought } from '../order/entitlements.ts';
import { answerPdf } from '../pdf/answer-pdf.ts';
import type { CallHandlerServices } from '../services.ts';
import { certificateDocument } from './certificate-file.ts';
import { findLesson, listLessons } from './lessons.ts';
import { LESSON_MESSAGES } from './messages.ts';
import { listNotes, removeNote, saveNote } from './notes.ts';
import { keepProgress, lastPosition, ownState } from './progress.ts';
import { type Watchable, watchableChapter } from './watching.ts';

type Services = Pick<CallHandlerServices, 'database' | 'store' | 'pdfs' | 'portalOrigin'>;

/** Lessons of the law classroom (domain rules 11.4). */
export function lessonHandlers({ database, store, pdfs, portalOrigin }: Services): ContextHandlers<typeof lesson> {
  const withId = async <Found>(
    text: string,
    ask: (transaction: Transaction, id: string) => Promise<Found | Refusal>,
  ): Promise<Found | Refusal> => {
    const id = parseRecordId(text);
    return id === undefined ? new Refusal('notFound') : database.withCredentials((transaction) => ask(transaction, id));
  };
  const openLesson = (userId: string, targetId: string) =>
    database.withWorker((transaction) => openBought(transaction, userId, { orderType: ORDER_TYPE.lesson, targetId }));
  const addressOf = async ({ videoKey, title, trialSeconds }: Watchable, hostName: string) => ({
    url: await videoAddress(store, { key: videoKey, title }, hostName),
    trialSeconds,
  });
  return {
    list: anyone(({ query }) => database.withSession({}, (transaction) => listLessons(transaction, query))),
    detail: anyone(async ({ query }) => {
      const id = parseRecordId(query.id);
      const found = id && (await database.withSession({}, (transaction) => findLesson(transaction, id)));
      return found || new Refusal('notFound');
    }),
    trial: anyone(async ({ query }, { hostName }) => {
      const chapter = await withId(query.chapterId, (transaction, id) => watchableChapter(transaction, id, undefined));
      return chapter instanceof Refusal ? chapter : addressOf(chapter, hostName);
    }),
    owned: asMember((_, { caller }) =>
      database.withCredentials(async (transaction) => {
        const rows = await transaction
          .selectFrom('lesson_entitlement')
          .select('lesson_id')
          .where('user_id', '=', caller.userId)
          .orderBy('lesson_id')
          .execute();
        return rows.map(({ lesson_id }) => lesson_id);
      }),
    ),
    mine: asMember(({ query }, { caller }) =>
      withId(query.id, (transaction, id) => ownState(transaction, caller.userId, id)),
    ),
    certificateFile: asMember(async ({ query }, context) => {
      const { caller, hostName } = context;
      const found = await withId(query.id, (transaction, id) =>
        certificateDocument(transaction, caller.userId, id, portalOrigin(hostName)),
      );
      return found instanceof Refusal ? found : answerPdf(pdfs, found, `${found.title}_${found.foot}.pdf`, context);
    }),
    play: asMember(async ({ query }, { caller, hostName }) => {
      const found = await withId(query.chapterId, async (transaction, id) => {
        const chapter = await watchableChapter(transaction, id, caller.userId);
        if (chapter instanceof Refusal) return chapter;
        return { chapter, lastPosition: await lastPosition(transaction, caller.userId, chapter) };
      });
      if (found instanceof Refusal) return found;
      const { chapter, lastPosition: begin } = found;
      if (chapter.isFirstOpening && !(await openLesson(caller.userId, chapter.lessonId))) {
        return new Refusal('noPermission', { msg: LESSON_MESSAGES.notOwned });
      }
      return { ...(await addressOf(chapter, hostName)), lastPosition: begin };
    }),
    progress: asMember(async ({ body }, { caller }) => {
      const { userId } = caller;
      const chapter = await withId(body.chapterId, (transaction, id) => watchableChapter(transaction, id, userId));
      if (chapter instanceof Refusal) return chapter;
      // Who learns from it has opened it, whether or not its address was asked for.
      if (chapter.isFirstOpening && !(await openLesson(userId, chapter.lessonId))) {
        return new Refusal('noPermission', { msg: LESSON_MESSAGES.notOwned });
      }
      return withId(body.chapterId, (transaction, chapterId) =>
        keepProgress(transaction, userId, { ...body, chapterId, isPlaying: body.isPlaying === 1 }),
      );
    }),
    notes: asMember(({ query }, { caller }) =>
      withId(query.id, (transaction, id) => listNotes(transaction, caller.userId, id)),
    ),
    saveNote: asMember(({ body }, { caller }) =>
      withId(body.chapterId, (transaction, chapterId) => saveNote(transaction, caller.userId, { ...body, chapterId })),
    ),
    removeNote: asMember(({ body }, { caller }) =>
      withId(body.chapterId, (transaction, chapterId) =>
        removeNote(transaction, caller.userId, { ...body, chapterId }),
      ),
    ),
  };
}
