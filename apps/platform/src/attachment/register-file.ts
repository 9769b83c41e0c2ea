import './tables.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { StorageKeys } from '../objects/storage-keys.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';

const CREDENTIAL_SECONDS = 3600;

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
}

interface Registered {
  readonly id: string;
  readonly object_key: string;
  readonly confirm_time: Date | null;
}

/**
 * Registers a file of a business. The same content that the business has already needs no sending; the same file that
 * is not there yet goes on under the same id and key with new credentials (ambiguity E-20).
 */
export async function registerFile(
  { database, store, keys }: { readonly database: Database; readonly store: ObjectStore; readonly keys: StorageKeys },
  caller: BusinessMember,
  file: FileToRegister,
): Promise<Registration> {
  const known = await database.withSession(caller.session, (transaction) => findObject(transaction, file));
  const isThere = known !== undefined && (await store.head(known.object_key)) !== undefined;
  const row = await database.withSession(caller.session, (transaction) =>
    findOrAdd(transaction, caller, file, store.bucket, isThere ? known.object_key : undefined),
  );
  const registration = {
    resourceId: row.id,
    resourceName: file.fileName,
    fileMd5: file.hashcode,
    uri: row.object_key,
    bucketName: store.bucket,
  };
  if (row.confirm_time !== null) {
    return { ...registration, existed: 1, accessKey: '', accessSecret: '', accessToken: '' };
  }
  const expires = Math.floor(Date.now() / 1000) + CREDENTIAL_SECONDS;
  return { ...registration, existed: 0, ...keys.grantUpload({ bucket: store.bucket, key: row.object_key, expires }) };
}

/** An object of this business with that content; row security keeps those of others out of sight. */
function findObject(transaction: Transaction, { hashcode, fileSize }: FileToRegister) {
  return transaction
    .selectFrom('attachment')
    .select('object_key')
    .where('file_md5', '=', hashcode)
    .where('file_size', '=', String(fileSize))
    .where('confirm_time', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
}

async function findOrAdd(
  transaction: Transaction,
  caller: BusinessMember,
  file: FileToRegister,
  bucket: string,
  existingKey: string | undefined,
): Promise<Registered> {
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
  if (same !== undefined) return same;
  const user = await transaction
    .selectFrom('account')
    .select(['real_name', 'nick_name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const suffix = file.extName === '' ? '' : `.${file.extName}`;
  const { rows } = await sql<{ id: string }>`select app.next_id() as id`.execute(transaction);
  const id = rows[0]?.id ?? '';
  const { businessId } = caller.acting;
  return transaction
    .insertInto('attachment')
    .values({
      id,
      business_id: businessId,
      file_name: file.fileName,
      file_ext: file.extName,
      file_size: file.fileSize,
      file_md5: file.hashcode,
      bucket,
      object_key: existingKey ?? `tenant/${businessId}/${id}${suffix}`,
      owner_id: null,
      create_user_id: caller.userId,
      create_user_name: user.real_name || user.nick_name,
      confirm_time: existingKey === undefined ? null : sql<Date>`now()`,
    })
    .returning(['id', 'object_key', 'confirm_time'])
    .executeTakeFirstOrThrow();
}

/** Confirms that a file has arrived: the store must have it whole, with the size and the content that were registered. */
export async function confirmFile(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  caller: BusinessMember,
  id: string,
): Promise<null | Refusal> {
  const row = await database.withSession(caller.session, (transaction) =>
    transaction
      .selectFrom('attachment')
      .select(['object_key', 'file_size', 'file_md5', 'confirm_time'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (row === undefined) return new Refusal('notFound');
  if (row.confirm_time !== null) return null;
  const facts = await store.head(row.object_key);
  if (facts === undefined) return new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.notThere });
  if (String(facts.size) !== row.file_size || facts.md5 !== row.file_md5) {
    return new Refusal('stateConflict', { msg: ATTACHMENT_MESSAGES.differs });
  }
  await database.withSession(caller.session, (transaction) =>
    transaction.updateTable('attachment').set({ confirm_time: sql<Date>`now()` }).where('id', '=', id).execute(),
  );
  return null;
}
