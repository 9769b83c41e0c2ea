import '../attachment/tables.ts';
import type { FileOwner } from '../attachment/record-files.ts';
import type { Transaction } from '../db/schema.ts';

/** The files of a record with where they lie, as who reviews it reads them. `label`: what they are, such as 保函附件. */
export async function filesForReview(
  transaction: Transaction,
  { type, id }: { readonly type: FileOwner['type']; readonly id: string },
  label: string,
) {
  const files = await transaction
    .selectFrom('record_file as f')
    .innerJoin('attachment as a', 'a.id', 'f.attachment_id')
    .select(['a.id', 'a.file_name as fileName', 'a.file_size', 'a.object_key as objectKey'])
    .where('f.owner_type', '=', type)
    .where('f.owner_id', '=', id)
    .orderBy('a.id')
    .execute();
  return files.map(({ file_size, ...file }) => ({ ...file, fileSize: Number(file_size), label }));
}
