import '../attachment/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { Transaction } from '../db/schema.ts';
import type { ShelfRow } from './shelf-kind.ts';

/** Gives the files of a record to it, as far as they are nobody's yet: whoever of its company sees it reads them. */
export async function holdFiles(
  transaction: Transaction,
  ownerType: string,
  { id, business_id }: Pick<ShelfRow, 'id' | 'business_id'>,
  files: readonly Pick<AttachmentEntry, 'id'>[],
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .updateTable('attachment')
    .set({ owner_type: ownerType, owner_id: id })
    .where(
      'id',
      'in',
      files.map((file) => file.id),
    )
    .where('business_id', '=', business_id)
    .where('owner_type', '=', '')
    .execute();
}
