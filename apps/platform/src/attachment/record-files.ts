import './tables.ts';
import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/domain/forms';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { Row } from '../record/record-table.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { whereReadable } from './readable-files.ts';

/** A record whose files two companies read; without an id while nothing may say which one it is. */
export interface FileOwner {
  readonly type: Row<'record_file'>['owner_type'];
  readonly id: string | null;
}

/** Entries of forms as they are kept: those that stay, each as the file is and not as the form names it. */
export type KeepFiles = (entries: readonly AttachmentEntry[]) => AttachmentEntry[];

/**
 * Takes the files of a form, from one list or several. Nobody hands in what she may not read herself, but what the
 * record has already stays with it, whoever has added it. Does not write; in her session or in `withWorker`.
 *
 * @returns a refusal that names a file which is not hers to give
 */
export async function takeFiles(
  transaction: Transaction,
  caller: BusinessMember,
  { type, id }: FileOwner,
  entries: readonly AttachmentEntry[],
): Promise<KeepFiles | Refusal> {
  const kept = entries.filter(isKept);
  const rows = await findFiles(transaction, caller, { type, id }, idsOf(kept));
  const files = new Map(rows.map((row) => [row.id, row]));
  const missing = kept.find((entry) => !files.has(entry.id));
  if (missing) return new Refusal('notFound', { msg: ATTACHMENT_MESSAGES.notOurs(missing.fileName) });
  return (list) =>
    list.filter(isKept).flatMap((entry) => {
      const file = files.get(entry.id);
      return file === undefined ? [] : [toEntry(entry, file)];
    });
}

/**
 * The same of files that stand with their record itself, in `owner_type` and `owner_id` of the file, and are nobody
 * else's.
 */
export async function takeHeld(
  transaction: Transaction,
  caller: BusinessMember,
  { type, id }: { readonly type: string; readonly id: string | null },
  entries: readonly AttachmentEntry[],
): Promise<KeepFiles | Refusal> {
  const kept = entries.filter(isKept);
  const rows = await transaction
    .selectFrom('attachment')
    .select(['id', 'file_name', 'file_ext', 'file_size', 'create_time'])
    .where('id', '=', sql<string>`any(${idsOf(kept)}::bigint[])`)
    .where('business_id', '=', caller.acting.businessId)
    .where('confirm_time', 'is not', null)
    .where((is) =>
      is.or([
        is.and([is('owner_type', '=', ''), is('create_user_id', '=', caller.userId)]),
        is.and([is('owner_type', '=', type), is('owner_id', '=', parseRecordId(id ?? '') ?? null)]),
      ]),
    )
    .execute();
  const files = new Map(rows.map((row) => [row.id, row]));
  const missing = kept.find((entry) => !files.has(entry.id));
  if (missing) return new Refusal('notFound', { msg: ATTACHMENT_MESSAGES.notOurs(missing.fileName) });
  return (list) =>
    list.filter(isKept).flatMap((entry) => {
      const file = files.get(entry.id);
      return file === undefined ? [] : [toEntry(entry, file)];
    });
}

const isKept = ({ modifyStatus }: AttachmentEntry): boolean => modifyStatus !== MODIFY_STATUS.deleted;

const idsOf = (entries: readonly AttachmentEntry[]) => entries.flatMap(({ id }) => parseRecordId(id) ?? []);

function findFiles(
  transaction: Transaction,
  caller: BusinessMember,
  { type, id: ownerId }: FileOwner,
  ids: readonly string[],
) {
  return transaction
    .selectFrom('attachment')
    .select(['id', 'file_name', 'file_ext', 'file_size', 'create_time'])
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('confirm_time', 'is not', null)
    .where((is) =>
      is.or([
        is.and([is('business_id', '=', caller.acting.businessId), whereReadable(caller)]),
        is.exists(
          is
            .selectFrom('record_file as own')
            .select('own.owner_id')
            .whereRef('own.attachment_id', '=', 'attachment.id')
            .where('own.owner_type', '=', type)
            .where('own.owner_id', '=', parseRecordId(ownerId ?? '') ?? null),
        ),
      ]),
    )
    .execute();
}

/** Where it lies and who sent it is for its own company alone. */
const toEntry = (
  entry: AttachmentEntry,
  file: {
    readonly file_name: string;
    readonly file_ext: string;
    readonly file_size: string;
    readonly create_time: Date;
  },
): AttachmentEntry => ({
  ...entry,
  fileName: file.file_name,
  fileExt: file.file_ext,
  suffix: '',
  filePath: '',
  fileSize: Number(file.file_size),
  modifyStatus: MODIFY_STATUS.unchanged,
  createUserName: '',
  createTime: timeText(file.create_time),
  publishUserName: '',
});

/** Says which files a record has now, as `takeFiles` gave them: whoever reads it reads these, and no others of it. */
export const setFiles = (
  transaction: Transaction,
  { type, id }: FileOwner & { readonly id: string },
  files: readonly AttachmentEntry[],
): Promise<void> => setFilesOfAll(transaction, type, [{ id, files }]);

/** The same for several records at once. */
export async function setFilesOfAll(
  transaction: Transaction,
  type: FileOwner['type'],
  records: readonly { readonly id: string; readonly files: readonly AttachmentEntry[] }[],
): Promise<void> {
  const said = records.flatMap(({ id, files }) => idsOf(files).map((fileId) => ({ owner_id: id, file_id: fileId })));
  await sql`
    with said as (select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as s (owner_id bigint, file_id bigint)),
    gone as (
      delete from record_file f where owner_type = ${type} and owner_id = any(${records.map(({ id }) => id)}::bigint[])
        and not exists (select from said where said.owner_id = f.owner_id and said.file_id = f.attachment_id)
    )
    insert into record_file (attachment_id, business_id, owner_type, owner_id)
    select a.id, a.business_id, ${type}, said.owner_id from said join attachment a on a.id = said.file_id
    on conflict do nothing`.execute(transaction);
}

/** Files of a record beside those that it has. */
export async function addFiles(
  transaction: Transaction,
  { type, id }: FileOwner,
  files: readonly AttachmentEntry[],
): Promise<void> {
  const ids = idsOf(files);
  if (ids.length === 0) return;
  await sql`
    insert into record_file (attachment_id, business_id, owner_type, owner_id)
    select id, business_id, ${type}, ${id}::bigint from attachment where id = any(${ids}::bigint[])
    on conflict do nothing`.execute(transaction);
}
