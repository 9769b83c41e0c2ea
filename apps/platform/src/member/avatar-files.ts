import './tables.ts';
import '../attachment/tables.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { ObjectStore } from '../objects/object-store.ts';

const PATH = '/api/rs-member-service/avatar';
const OWNER_TYPE = 'avatar';
const MAX_BYTES = 1024 * 1024;
const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
]);
/** An id never gets another picture. */
const CACHE = 'public, max-age=86400, immutable';

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
    .where('file_ext', 'in', [...CONTENT_TYPES.keys()])
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
  app.get<{ Params: { file: string } }>(`${PATH}/:file`, async ({ params }, reply) => {
    const [name = '', ext = '', ...more] = params.file.split('.');
    const id = more.length === 0 ? parseRecordId(name) : undefined;
    const type = CONTENT_TYPES.get(ext);
    if (id === undefined || type === undefined) return reply.callNotFound();
    const { rows } = await database.withSession({}, (transaction) =>
      sql<{ object_key: string; file_ext: string }>`select * from app.avatar_file(${id})`.execute(transaction),
    );
    const [file] = rows;
    if (file?.file_ext !== ext) return reply.callNotFound();
    const chunks: Uint8Array[] = [];
    for await (const chunk of store.read(file.object_key)) chunks.push(chunk);
    return reply
      .headers({
        'Cache-Control': CACHE,
        'Content-Type': type,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.concat(chunks));
  });
}
