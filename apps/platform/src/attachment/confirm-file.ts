import { carryEvent } from '../audit/pending-event.ts';
import './tables.ts';
import { sql } from 'kysely';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { ObjectMissing, type ObjectStore } from '../objects/object-store.ts';
import { fitsExtension, SIGNATURE_BYTES } from './file-signatures.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';

interface RegisteredFile {
  readonly object_key: string;
  readonly file_size: string;
  readonly file_md5: string;
  readonly file_ext: string;
}

/**
 * Confirms that a file has arrived: the store must have it whole, with the size and the content that were registered
 * and of the type that its name says. What differs is removed, so that it can be sent again; code 400 is for the type
 * alone, where the same file would be refused again. May be repeated.
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
  const refused = await checkContent(store, row).catch((error: unknown) => {
    if (error instanceof ObjectMissing) return notThere();
    throw error;
  });
  if (refused === undefined) return settleFile(database, store, caller, id);
  // The same call, repeated by an impatient client, may have moved the object meanwhile.
  const now = await find();
  return now?.confirm_time ? null : refused;
}

const notThere = () => new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.notThere });

async function checkContent(store: ObjectStore, row: RegisteredFile): Promise<Refusal | undefined> {
  const facts = await store.head(row.object_key);
  if (facts === undefined) return notThere();
  if (String(facts.size) !== row.file_size || facts.md5 !== row.file_md5) {
    await store.remove(row.object_key);
    return new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.differs });
  }
  if (!fitsExtension(await readHead(store, row.object_key), row.file_ext)) {
    await store.remove(row.object_key);
    return new Refusal('invalidParameter', { msg: ATTACHMENT_MESSAGES.wrongType });
  }
  return undefined;
}

async function readHead(store: ObjectStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of store.read(key, { start: 0, end: SIGNATURE_BYTES })) chunks.push(bytes);
  return Buffer.concat(chunks);
}

/** Two calls at once wait for each other at the row; the second one finds it confirmed. */
async function settleFile(
  database: Database,
  store: ObjectStore,
  caller: BusinessMember,
  id: RecordId,
): Promise<null | Refusal> {
  /** What has to go: the copy when it is not confirmed, the original when it is. */
  const leftover = { key: '' };
  try {
    return await database.withSession(caller.session, async (transaction) => {
      const row = await transaction
        .selectFrom('attachment')
        .select(['object_key', 'file_size', 'file_md5', 'confirm_time'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return new Refusal('notFound');
      if (row.confirm_time !== null) return null;
      const settled = await store.settle(row.object_key);
      leftover.key = settled;
      // What the credentials may have written since the check.
      const facts = await store.head(settled);
      if (facts?.md5 !== row.file_md5 || String(facts.size) !== row.file_size) {
        return new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.differs });
      }
      await transaction
        .updateTable('attachment')
        .set({ confirm_time: sql<Date>`now()`, object_key: settled })
        .where('id', '=', id)
        .execute();
      carryEvent();
      leftover.key = settled === row.object_key ? '' : row.object_key;
      return null;
    });
  } finally {
    if (leftover.key !== '') await store.remove(leftover.key);
  }
}
