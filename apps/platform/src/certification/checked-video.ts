import '../attachment/tables.ts';
import { CERTIFICATION_STATUS, checkFaceVideo } from '@jianzhu/domain/certifications';
import { readVideoSeconds } from '../attachment/video-seconds.ts';
import type { Database } from '../db/database.ts';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { ObjectMissing, type ObjectStore } from '../objects/object-store.ts';
import { openOfPerson, personFieldsOf } from './person-application.ts';

/** The video that was looked at, by its id; null where there is none. Only with this one is an application handed in. */
export interface CheckedVideo {
  readonly videoId: string | null;
}

/**
 * Looks at the video of what a person is about to hand in, and refuses one that is too short or too long. One that does not
 * say how long it is is for the review. Outside of a transaction, as it reads from the storage.
 */
export async function checkedVideo(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  userId: string,
): Promise<CheckedVideo | Refusal> {
  const file = await database.withWorker(async (transaction) => {
    const open = await openOfPerson(transaction, userId);
    const [video] =
      open === undefined || open.status === CERTIFICATION_STATUS.pending ? [] : personFieldsOf(open).faceVideo;
    if (video === undefined) return undefined;
    return transaction
      .selectFrom('attachment')
      .select(['id', 'object_key', 'file_size'])
      .where('id', '=', video.id)
      .executeTakeFirst();
  });
  if (file === undefined) return { videoId: null };
  const checked = { videoId: file.id };
  try {
    const seconds = await readVideoSeconds(store, file.object_key, Number(file.file_size));
    const wrong = seconds === null ? null : checkFaceVideo(seconds);
    return wrong === null ? checked : refuseField('faceVideo', wrong);
  } catch (error) {
    if (error instanceof ObjectMissing) return checked;
    throw error;
  }
}
