import './tables.ts';
import '../attachment/tables.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { PICTURE_TYPES, type PictureFile, servePictures } from '../objects/public-pictures.ts';

const PATH = '/api/rs-member-service/avatar';
const OWNER_TYPE = 'avatar';
const MAX_BYTES = 1024 * 1024;

/**
 * Makes an uploaded picture the avatar of a member: only one that the member has uploaded and that belongs to no
 * record. Row security lets files of other companies not be seen. What was the avatar before is the member's alone.
 *
 * @returns the path under which everybody reads it; undefined for any other file
 */
export async function showAsAvatar(
  transaction: Transaction,
  userId: string,
  resourceId: string,
): Promise<string | undefined> {
  const id = parseRecordId(resourceId);
  if (id === undefined) return undefined;
  const picture = await transaction
    .updateTable('attachment')
    .set({ owner_type: OWNER_TYPE, owner_id: userId })
    .where('id', '=', id)
    .where('create_user_id', '=', userId)
    .where('owner_type', 'in', ['', OWNER_TYPE])
    .where('file_ext', 'in', [...PICTURE_TYPES.keys()])
    .where('file_size', '<=', String(MAX_BYTES))
    .where('confirm_time', 'is not', null)
    .returning('file_ext')
    .executeTakeFirst();
  if (picture === undefined) return undefined;
  await hideAvatar(transaction, userId, id);
  return `${PATH}/${id}.${picture.file_ext}`;
}

/** Gives what was a member's avatar back to the member alone, `except` for one file. */
export async function hideAvatar(transaction: Transaction, userId: string, except?: RecordId): Promise<void> {
  await transaction
    .updateTable('attachment')
    .set({ owner_type: '', owner_id: null })
    .where('owner_type', '=', OWNER_TYPE)
    .where('create_user_id', '=', userId)
    .$if(except !== undefined, (files) => files.where('id', '<>', except ?? ''))
    .execute();
}

/** Answers the addresses of avatars with the pictures themselves. */
export function serveAvatars(app: FastifyInstance, database: Database, store: Pick<ObjectStore, 'read'>): void {
  const find = async (id: RecordId) => {
    const { rows } = await database.withSession({}, (transaction) =>
      sql<PictureFile>`select * from app.avatar_file(${id})`.execute(transaction),
    );
    return rows[0];
  };
  servePictures(app, PATH, find, store);
}
