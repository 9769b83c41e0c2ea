import '../attachment/tables.ts';
import { SHELF_MESSAGES, SHELF_PICTURE_PATH, SHELF_PICTURES, shelfPictureId } from '@jianzhu/domain/shelves';
import { uploadFirst } from '@jianzhu/domain/written';
import { pictureAddresses, sanitizeForStorage } from '@jianzhu/ui/rich-text/sanitize';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type PictureFile, servePictures } from '../objects/public-pictures.ts';

const OWNER_TYPE = 'shelf_picture';
const MEGABYTE = 1024 * 1024;
/** In what the allow-list has written: a picture whose address leads to another site. */
const FOREIGN_PICTURE = /<img\b(?:[^>"]|"[^"]*")*?\ssrc="\s*(?:https?:|[\\/]{2})/i;

/**
 * Shows a picture that the caller has uploaded, and that belongs to no record, to everybody. In her session.
 *
 * @returns where it is read
 */
export async function showPicture(
  transaction: Transaction,
  caller: BusinessMember,
  resourceId: string,
): Promise<{ readonly id: string; readonly address: string } | Refusal> {
  const id = parseRecordId(resourceId);
  if (id === undefined) return new Refusal('notFound');
  const picture = await transaction
    .updateTable('attachment')
    .set({ owner_type: OWNER_TYPE, owner_id: null })
    .where('id', '=', id)
    .where('business_id', '=', caller.acting.businessId)
    .where('create_user_id', '=', caller.userId)
    .where('owner_type', 'in', ['', OWNER_TYPE])
    .where('file_ext', 'in', [...SHELF_PICTURES.extensions])
    .where('file_size', '<=', String(SHELF_PICTURES.maxMegabytes * MEGABYTE))
    .where('confirm_time', 'is not', null)
    .returning('file_ext')
    .executeTakeFirst();
  if (picture === undefined) return refuseField('resourceId', SHELF_MESSAGES.notPicture);
  return { id, address: `${SHELF_PICTURE_PATH}/${id}.${picture.file_ext}` };
}

/** Refuses pictures that another company has put on its shelf, by the field that holds one. */
export async function refusePictures(
  transaction: Transaction,
  businessId: string,
  fields: Readonly<Record<string, readonly string[]>>,
): Promise<Refusal | null> {
  const asked = Object.entries(fields).flatMap(([field, addresses]) =>
    addresses.flatMap((address) => {
      const id = parseRecordId(shelfPictureId(address) ?? '');
      return id === undefined ? [] : [{ field, id }];
    }),
  );
  if (asked.length === 0) return null;
  const own = await transaction
    .selectFrom('attachment')
    .select('id')
    .where(
      'id',
      'in',
      asked.map(({ id }) => id),
    )
    .where('business_id', '=', businessId)
    .where('owner_type', '=', OWNER_TYPE)
    .execute();
  const known = new Set(own.map(({ id }) => id));
  const wrong = asked.find(({ id }) => !known.has(id));
  return wrong === undefined ? null : refuseField(wrong.field, SHELF_MESSAGES.notOwnPicture);
}

/** Rich text as it is kept, and the pictures in it; refused where one lies elsewhere. */
export function cleanRich(
  html: string,
  field: string,
): { readonly html: string; readonly pictures: string[] } | Refusal {
  const clean = sanitizeForStorage(html);
  if (FOREIGN_PICTURE.test(clean)) return refuseField(field, uploadFirst('图片'));
  return { html: clean, pictures: [...pictureAddresses(clean)] };
}

/** Answers the addresses of the shelf's pictures with the pictures themselves. */
export function serveShelfPictures(app: FastifyInstance, database: Database, store: Pick<ObjectStore, 'read'>): void {
  const find = async (id: RecordId) => {
    const { rows } = await database.withSession({}, (transaction) =>
      sql<PictureFile>`select * from app.shelf_picture(${id})`.execute(transaction),
    );
    return rows[0];
  };
  servePictures(app, SHELF_PICTURE_PATH, find, store);
}
