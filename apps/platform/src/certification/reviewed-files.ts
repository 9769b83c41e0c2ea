import '../attachment/tables.ts';
import type { AttachmentEntry } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';

/** The lists of files of an application, each with what it is of, in the order of its form. */
type Lists = readonly { readonly label: string; readonly files: readonly AttachmentEntry[] }[];

/** The files of an application with where they lie, as who reviews it reads them. */
export async function reviewedFiles(transaction: Transaction, lists: Lists) {
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
      if (row === undefined) return [];
      return [
        { id: row.id, label, fileName: row.file_name, fileSize: Number(row.file_size), objectKey: row.object_key },
      ];
    }),
  );
}
