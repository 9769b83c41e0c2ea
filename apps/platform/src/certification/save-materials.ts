import '../attachment/tables.ts';
import { MATERIAL_KINDS, materialBusinessType, type PermissionKey } from '@jianzhu/domain/member-center';
import { sql } from 'kysely';
import { whereReadable } from '../attachment/readable-files.ts';
import { removeUnusedObjects } from '../attachment/remove-unused-objects.ts';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type MaterialEntry, type MaterialFile, type MaterialPlan, planMaterials } from './plan-materials.ts';
import { holdMaterials, refuseWhileReviewed, reviewChangesAnew } from './submit-materials.ts';

const BUSINESS_TYPES = MATERIAL_KINDS.map(materialBusinessType);
const DELETED = 3;

/** Saves the files of a business's certification: all of it or nothing. */
export async function saveMaterials(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  asking: BusinessMember,
  entries: readonly MaterialEntry[],
): Promise<null | Refusal> {
  const { businessId } = asking.acting;
  const plan = await database.withSession(asking.session, async (transaction) => {
    // One save of a business after the other: two at once would each find room for the last file.
    const caller = await holdMaterials(transaction, asking);
    if (caller instanceof Refusal) return caller;
    if (!maySave(permissionKeys(caller.acting), entries)) return new Refusal('noPermission');
    const underReview = await refuseWhileReviewed(transaction, caller);
    if (underReview !== undefined) return underReview;
    const planned = planMaterials(entries, await findFiles(transaction, caller, entries));
    if (planned instanceof Refusal) return planned;
    await carryOut(transaction, businessId, planned);
    if (changesFiles(planned, businessId)) await reviewChangesAnew(transaction, caller);
    return planned;
  });
  if (plan instanceof Refusal) return plan;
  const unused = plan.deleted.map(({ object_key }) => object_key);
  await removeUnusedObjects({ database, store }, unused);
  return null;
}

/** Whether somebody with these permission keys may save this; deleting a file takes a key of its own. */
export function maySave(keys: readonly PermissionKey[], entries: readonly MaterialEntry[]): boolean {
  const deletes = entries.some(({ modifyStatus }) => modifyStatus === DELETED);
  return keys.includes('certification_submit') && (!deletes || keys.includes('attachment_delete'));
}

/** What the lists hold and what is added; nobody hands in a file of a colleague that she may not read herself. */
function findFiles(
  transaction: Transaction,
  caller: BusinessMember,
  entries: readonly MaterialEntry[],
): Promise<MaterialFile[]> {
  const ids = entries.flatMap(({ id }) => parseRecordId(id) ?? []);
  return transaction
    .selectFrom('attachment')
    .select(['id', 'file_name', 'file_ext', 'file_size', 'object_key', 'owner_type', 'owner_id', 'create_user_id'])
    .where('confirm_time', 'is not', null)
    .where((is) =>
      is.or([
        is.and([
          is('id', '=', sql<string>`any(${ids}::bigint[])`),
          is.or([is('owner_type', 'in', BUSINESS_TYPES), whereReadable(caller)]),
        ]),
        is.and([is('owner_id', '=', caller.acting.businessId), is('owner_type', 'in', BUSINESS_TYPES)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether the certification has other files afterwards; their order is no change. */
function changesFiles({ deleted, placed }: MaterialPlan, businessId: string): boolean {
  return deleted.length > 0 || placed.some(({ file, isCopied }) => isCopied || file.owner_id !== businessId);
}

async function carryOut(
  transaction: Transaction,
  businessId: string,
  { deleted, placed }: MaterialPlan,
): Promise<void> {
  for (const { file, businessType, place, isCopied } of placed) {
    const owner = { owner_type: businessType, owner_id: businessId, owner_place: place };
    if (isCopied) await copyFile(transaction, file, owner);
    else await transaction.updateTable('attachment').set(owner).where('id', '=', file.id).execute();
  }
  const ids = deleted.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('attachment').where('id', 'in', ids).execute();
}

/** The same object once more, for another record. */
async function copyFile(
  transaction: Transaction,
  { id }: MaterialFile,
  owner: { readonly owner_type: string; readonly owner_id: string; readonly owner_place: number },
): Promise<void> {
  const { id: _, ...original } = await transaction
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('attachment')
    .values({ ...original, ...owner })
    .execute();
}
