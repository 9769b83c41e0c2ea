import './tables.ts';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

const MEGABYTE = 1024 * 1024;

/** What uploads are shown to everybody as. */
export interface ShownAs {
  /** Their `owner_type` from then on. */
  readonly ownerType: string;
  /** Where they are read. */
  readonly path: string;
  readonly extensions: readonly string[];
  readonly maxMegabytes: number;
  /** Said of an upload that is not one. */
  readonly unfit: string;
}

/**
 * Shows a file that the caller has uploaded, and that belongs to no record, to everybody. In her session.
 *
 * @returns where it is read
 */
export async function showUpload(
  transaction: Transaction,
  caller: BusinessMember,
  resourceId: string,
  { ownerType, path, extensions, maxMegabytes, unfit }: ShownAs,
): Promise<{ readonly id: string; readonly address: string } | Refusal> {
  const id = parseRecordId(resourceId);
  if (id === undefined) return new Refusal('notFound');
  const file = await transaction
    .updateTable('attachment')
    .set({ owner_type: ownerType, owner_id: null })
    .where('id', '=', id)
    .where('business_id', '=', caller.acting.businessId)
    .where('create_user_id', '=', caller.userId)
    .where('owner_type', 'in', ['', ownerType])
    .where('file_ext', 'in', [...extensions])
    .where('file_size', '<=', String(maxMegabytes * MEGABYTE))
    .where('confirm_time', 'is not', null)
    .returning('file_ext')
    .executeTakeFirst();
  return file === undefined ? refuseField('resourceId', unfit) : { id, address: `${path}/${id}.${file.file_ext}` };
}
