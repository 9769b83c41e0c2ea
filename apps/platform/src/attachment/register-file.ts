import { carryEvent, nameRecord } from '../audit/pending-event.ts';
import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { personName } from '../member/person-name.ts';
import { uploadKey } from '../objects/object-keys.ts';
import { type ObjectStore, UNFINISHED_KEPT_SECONDS, UPLOAD_SECONDS } from '../objects/object-store.ts';
import { isPlainName } from './file-names.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { whereReadable } from './readable-files.ts';
import { noteGrant } from './upload-grants.ts';

/** Registrations of one business that wait for their content. */
const MOST_UNFINISHED = 2000;

export interface FileToRegister {
  readonly fileName: string;
  readonly extName: string;
  readonly fileSize: number;
  readonly hashcode: string;
}

/** The answer of the registration call (specification section 3). */
export interface Registration {
  existed: 0 | 1;
  resourceId: string;
  resourceName: string;
  fileMd5: string;
  uri: string;
  accessKey: string;
  accessSecret: string;
  accessToken: string;
  bucketName: string;
  /** When the credentials end (ISO 8601); empty without any. */
  expiration: string;
}

interface Registered {
  readonly id: string;
  readonly object_key: string;
  readonly confirm_time: Date | null;
}

/**
 * Registers a file of a business. Content that the member may read already needs no sending; for all other he sends it,
 * as the proof that he has it. The same file that is not there yet goes on under the same id and key with new
 * credentials (ambiguity E-20).
 */
export async function registerFile(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  caller: BusinessMember,
  file: FileToRegister,
): Promise<Registration | Refusal> {
  if (!isPlainName(file.fileName)) return refuseField('fileName', ATTACHMENT_MESSAGES.unsafeName);
  if (extensionOf(file.fileName) !== file.extName) return refuseField('extName', ATTACHMENT_MESSAGES.extensionDiffers);
  const known = await database.withSession(caller.session, (transaction) => findObject(transaction, caller, file));
  const isThere = known !== undefined && (await store.head(known.object_key)) !== undefined;
  const row = await database.withSession(caller.session, async (transaction) => {
    const existingKey = isThere ? await holdObject(transaction, known) : undefined;
    const added = await findOrAdd(transaction, caller, file, store, existingKey);
    if (added instanceof Refusal) return added;
    nameRecord({ id: added.id, name: file.fileName });
    carryEvent();
    return added;
  });
  if (row instanceof Refusal) return row;
  const registration = {
    resourceId: row.id,
    resourceName: file.fileName,
    fileMd5: file.hashcode,
    uri: row.object_key,
    bucketName: store.bucket,
  };
  if (row.confirm_time !== null) {
    return { ...registration, existed: 1, accessKey: '', accessSecret: '', accessToken: '', expiration: '' };
  }
  await noteGrant(database, row.object_key, file.fileSize);
  const { expiresAt, ...credentials } = await store.grantUpload({ key: row.object_key, maxBytes: file.fileSize });
  return { ...registration, existed: 0, ...credentials, expiration: new Date(expiresAt).toISOString() };
}

/** What stands behind the last dot, in lower case. */
function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/**
 * Why the business may not send more; undefined while it may. What lies in the store counts, whole or not, and what may
 * still be sent with credentials that were given; but not those of this very registration, which goes on. A store that
 * cannot tell what lies in it is taken to hold all that credentials were given for until it removes it.
 */
async function findLimit(
  transaction: Transaction,
  store: ObjectStore,
  { userId, acting: { businessId } }: BusinessMember,
  { fileName, fileSize, hashcode }: FileToRegister,
): Promise<Refusal | undefined> {
  const inStore = store.used(businessId);
  const promisedSeconds = inStore === undefined ? UNFINISHED_KEPT_SECONDS : UPLOAD_SECONDS;
  const { confirmed, promised, unfinished } = await transaction
    .selectFrom('attachment')
    .select([
      sql<string>`coalesce(sum(file_size) filter (where confirm_time is not null), 0)`.as('confirmed'),
      sql<string>`coalesce(sum(file_size) filter (where confirm_time is null
        and granted_at > now() - make_interval(secs => ${promisedSeconds})
        and (file_md5, file_size, file_name, create_user_id)
          <> (${hashcode}, ${fileSize}::bigint, ${fileName}, ${userId}::bigint)), 0)`.as('promised'),
      sql<string>`count(*) filter (where confirm_time is null and granted_at > now() - make_interval(secs => ${UNFINISHED_KEPT_SECONDS}))`.as(
        'unfinished',
      ),
    ])
    .executeTakeFirstOrThrow();
  const stored = inStore ?? Number(confirmed);
  if (stored + Number(promised) + fileSize > store.quotaBytes) {
    return new Refusal('quotaUsedUp', { msg: ATTACHMENT_MESSAGES.quotaUsedUp });
  }
  return Number(unfinished) >= MOST_UNFINISHED
    ? new Refusal('quotaUsedUp', { msg: ATTACHMENT_MESSAGES.tooManyUnfinished })
    : undefined;
}

/**
 * An object with that content that the caller may read (decision 60): whoever knows nothing but its MD5 and size gets no
 * file by them. Row security keeps those of other businesses out of sight.
 */
function findObject(transaction: Transaction, caller: BusinessMember, { hashcode, fileSize }: FileToRegister) {
  return transaction
    .selectFrom('attachment')
    .select(['id', 'object_key'])
    .where('file_md5', '=', hashcode)
    .where('file_size', '=', String(fileSize))
    .where('confirm_time', 'is not', null)
    .where(whereReadable(caller))
    .orderBy('id')
    .executeTakeFirst();
}

/** Keeps a known file from being deleted, and its object with it, until the transaction is over. */
async function holdObject(transaction: Transaction, { id }: { readonly id: string }): Promise<string | undefined> {
  const held = await transaction
    .selectFrom('attachment')
    .select('object_key')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return held?.object_key;
}

async function findOrAdd(
  transaction: Transaction,
  caller: BusinessMember,
  file: FileToRegister,
  store: ObjectStore,
  existingKey: string | undefined,
): Promise<Registered | Refusal> {
  const { businessId } = caller.acting;
  // One registration of a business after the other: several at once would each find the same space, and add the same row.
  await lockText(transaction, `files of ${businessId}`);
  const same = await transaction
    .selectFrom('attachment')
    .select(['id', 'object_key', 'confirm_time'])
    .where('file_md5', '=', file.hashcode)
    .where('file_size', '=', String(file.fileSize))
    .where('file_name', '=', file.fileName)
    .where('create_user_id', '=', caller.userId)
    .where('owner_id', 'is', null)
    .where('confirm_time', existingKey === undefined ? 'is' : 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (same !== undefined && same.confirm_time !== null) return same;
  // Content that is there passes it too: each name of it is a row more.
  const full = await findLimit(transaction, store, caller, file);
  if (full !== undefined) return full;
  if (same !== undefined) {
    const again = transaction.updateTable('attachment').set({ granted_at: sql<Date>`now()` });
    await again.where('id', '=', same.id).execute();
    return same;
  }
  const user = await transaction
    .selectFrom('account')
    .select(['real_name', 'nick_name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`select app.next_id() as id`.execute(transaction);
  const id = rows[0]?.id ?? '';
  return transaction
    .insertInto('attachment')
    .values({
      id,
      business_id: businessId,
      file_name: file.fileName,
      file_ext: file.extName,
      file_size: file.fileSize,
      file_md5: file.hashcode,
      bucket: store.bucket,
      object_key: existingKey ?? uploadKey(businessId, id, file.extName),
      owner_id: null,
      create_user_id: caller.userId,
      create_user_name: personName(user),
      confirm_time: existingKey === undefined ? null : sql<Date>`now()`,
    })
    .returning(['id', 'object_key', 'confirm_time'])
    .executeTakeFirstOrThrow();
}
