import { carryEvent } from '../audit/pending-event.ts';
import './tables.ts';
import { sql } from 'kysely';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { ObjectDiffers, ObjectMissing, type ObjectStore } from '../objects/object-store.ts';
import { fitsExtension, SIGNATURE_BYTES } from './file-signatures.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { noteSettled } from './upload-grants.ts';

interface RegisteredFile {
  readonly file_size: string;
  readonly file_md5: string;
  readonly file_ext: string;
}

/**
 * Confirms that a file has arrived: the store must have it whole, with the size and the content that were registered
 * and of the type that its name says. It is copied first and the copy is checked, because the credentials of the upload
 * still write the original. What differs is removed, so that it can be sent again; code 400 is for the type alone, where
 * the same file would be refused again. May be repeated.
 */
export async function confirmFile(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  caller: BusinessMember,
  id: RecordId,
): Promise<null | Refusal> {
  const find = () =>
    database.withSession(caller.session, (transaction) =>
      transaction
        .selectFrom('attachment')
        .select(['object_key', 'file_size', 'file_md5', 'file_ext', 'confirm_time'])
        .where('id', '=', id)
        // Nobody else has the credentials, or is to learn what becomes of the file.
        .where('create_user_id', '=', caller.userId)
        .executeTakeFirst(),
    );
  const row = await find();
  if (row === undefined) return new Refusal('notFound');
  if (row.confirm_time !== null) return null;
  const answer = async (refusal: Refusal) => {
    // The same call, repeated by an impatient client, may have been faster.
    const now = await find();
    return now?.confirm_time ? null : refusal;
  };
  const settled = await settleChecked(store, row.object_key, row);
  if (settled instanceof Refusal) return answer(settled);
  await noteSettled(database, row.object_key);
  const isKept = await keepObject(database, caller, id, { from: row.object_key, to: settled });
  await store.remove(isKept ? row.object_key : settled);
  return isKept ? null : answer(new Refusal('notFound'));
}

const notThere = () => new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.notThere });

/**
 * Copies an upload of the registered size out of reach of its credentials and checks the copy against what was
 * registered; what differs is removed.
 *
 * @returns the key of the copy
 */
export async function settleChecked(store: ObjectStore, key: string, file: RegisteredFile): Promise<string | Refusal> {
  const settled = await settle(store, key, Number(file.file_size));
  if (settled instanceof Refusal) return settled;
  const refused = await checkContent(store, settled, file);
  if (refused === undefined) return settled;
  await Promise.all([store.remove(settled), store.remove(key)]);
  return refused;
}

const differs = () => new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.differs });

async function settle(store: ObjectStore, key: string, size: number): Promise<string | Refusal> {
  try {
    return await store.settle(key, size);
  } catch (error) {
    if (error instanceof ObjectMissing) return notThere();
    if (!(error instanceof ObjectDiffers)) throw error;
    await store.remove(key);
    return differs();
  }
}

async function checkContent(store: ObjectStore, key: string, file: RegisteredFile): Promise<Refusal | undefined> {
  const facts = await store.head(key);
  if (String(facts?.size) !== file.file_size || facts?.md5 !== file.file_md5) {
    return differs();
  }
  return fitsExtension(await readHead(store, key), file.file_ext)
    ? undefined
    : new Refusal('invalidParameter', { msg: ATTACHMENT_MESSAGES.wrongType });
}

async function readHead(store: ObjectStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of store.read(key, { start: 0, end: SIGNATURE_BYTES })) chunks.push(bytes);
  return Buffer.concat(chunks);
}

/** One of several calls at once gets to keep its copy. @returns whether this one did */
function keepObject(
  database: Database,
  caller: BusinessMember,
  id: RecordId,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  return database.withSession(caller.session, async (transaction) => {
    const kept = await transaction
      .updateTable('attachment')
      .set({ confirm_time: sql<Date>`now()`, object_key: to })
      .where('id', '=', id)
      .where('object_key', '=', from)
      .where('confirm_time', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) carryEvent();
    return kept !== undefined;
  });
}
