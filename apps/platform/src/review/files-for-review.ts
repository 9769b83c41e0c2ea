import '../attachment/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import type { FileOwner } from '../attachment/record-files.ts';
import type { Transaction } from '../db/schema.ts';
import type { ReviewedFile } from './review-kind.ts';

/** What is read of a file for who reviews it. */
interface FileRow {
  readonly id: string;
  readonly file_name: string;
  readonly file_size: string | number;
  readonly object_key: string;
}

/** A file with where it lies, as who reviews it reads it. @param label what it is, such as 保函附件 */
export const fileForReview = (row: FileRow, label: string): ReviewedFile => ({
  ...{ id: row.id, label, fileName: row.file_name, fileSize: Number(row.file_size), objectKey: row.object_key },
});

/** The files of a record, all of them the same thing. */
export async function filesForReview(
  transaction: Transaction,
  { type, id }: { readonly type: FileOwner['type']; readonly id: string },
  label: string,
): Promise<ReviewedFile[]> {
  const rows = await transaction
    .selectFrom('record_file as f')
    .innerJoin('attachment as a', 'a.id', 'f.attachment_id')
    .select(['a.id', 'a.file_name', 'a.file_size', 'a.object_key'])
    .where('f.owner_type', '=', type)
    .where('f.owner_id', '=', id)
    .orderBy('a.id')
    .execute();
  return rows.map((row) => fileForReview(row, label));
}

/** The lists of files of a form, each with what it is of, in the order of the form. */
type Lists = readonly { readonly label: string; readonly files: readonly AttachmentEntry[] }[];

/** The files that a form lists. */
export async function listedFilesForReview(transaction: Transaction, lists: Lists): Promise<ReviewedFile[]> {
  const ids = lists.flatMap(({ files }) => files.map(({ id }) => id));
  const rows = await transaction
    .selectFrom('attachment')
    .select(['id', 'file_name', 'file_size', 'object_key'])
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lists.flatMap(({ label, files }) =>
    files.flatMap(({ id }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [fileForReview(row, label)];
    }),
  );
}
