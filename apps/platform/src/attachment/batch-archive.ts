import './tables.ts';
import type { RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { archiveKey } from '../objects/object-keys.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { mayRead } from './readable-files.ts';
import { MOST_ARCHIVE_BYTES, zipArchive } from './zip-archive.ts';

/** Packs attachments of a business into one archive in the store. @returns the archive's key */
export async function archiveFiles(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  caller: BusinessMember,
  ids: readonly RecordId[],
): Promise<string | Refusal> {
  if (!permissionKeys(caller.acting).includes('attachment_download')) return new Refusal('noPermission');
  const files = await database.withSession(caller.session, (transaction) =>
    transaction
      .selectFrom('attachment')
      .select(['file_name', 'file_size', 'object_key', 'owner_type', 'create_user_id'])
      .where('id', 'in', ids)
      .where('confirm_time', 'is not', null)
      .orderBy('id')
      .execute(),
  );
  if (ids.length === 0 || files.length < new Set(ids).size) return new Refusal('notFound');
  if (!files.every((file) => mayRead(caller, file))) return new Refusal('noPermission');
  const total = files.reduce((sum, file) => sum + Number(file.file_size), 0);
  if (total >= MOST_ARCHIVE_BYTES) return new Refusal('quotaUsedUp', { msg: ATTACHMENT_MESSAGES.tooLarge });
  const names = uniqueNames(files.map((file) => file.file_name));
  const entries = files.map((file, index) => ({
    name: names[index] ?? file.file_name,
    content: () => store.read(file.object_key),
  }));
  const key = archiveKey(caller.acting.businessId);
  await store.write(key, zipArchive(entries));
  return key;
}

/** Names without folders, each once: the second `图纸.pdf` becomes `图纸(2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = name.replace(/[\\/:]/g, '_');
    const dot = plain.lastIndexOf('.');
    const [stem, suffix] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let free = plain;
    for (let count = 2; taken.has(free); count += 1) free = `${stem}(${count})${suffix}`;
    taken.add(free);
    return free;
  });
}
