import {
  checkSupplierProfile,
  SUPPLIER_PROFILE_MESSAGES,
  type SupplierProfileFields,
  supplierProfileRecord,
} from '@jianzhu/domain/supplier-profiles';
import { sql } from 'kysely';
import * as v from 'valibot';
import { setFiles, takeFiles } from '../attachment/record-files.ts';
import { actingNow } from '../business-member/hold-acting.ts';
import { businessNow } from '../db/business-clock.ts';
import { lockText } from '../db/lock-text.ts';
import { takeRecordNumber } from '../db/record-numbers.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { refuseIssues, refuseViolations } from '../record/refuse-violations.ts';
import type { ActingMember, SavedOf } from '../record/save-record.ts';
import { changeProfile, prepareAct, readOwn, refuseOld, type SupplierProfile } from './own-profile.ts';
import { isSupplyRegion } from './region-names.ts';

/** A business has one profile: who writes the first one and who hands it in do so one after the other. */
export const lockProfile = (transaction: Transaction, { acting }: BusinessMember) =>
  lockText(transaction, `supplier_profile ${acting.businessId}`);

/**
 * Writes the profile of a business: the first time without an id, then in its place. What was approved stays in force
 * until the change of it is. In its owner's session.
 */
export async function saveProfile(
  by: ActingMember,
  { id, version = 0, ...typed }: SupplierProfileFields & SavedOf,
): Promise<SupplierProfile | Refusal> {
  const { transaction, caller } = by;
  await lockProfile(transaction, caller);
  const prepared = await prepareSave(by, id, version);
  if (prepared instanceof Refusal) return prepared;
  const broken = checkSupplierProfile(typed);
  if (broken.length > 0) return refuseViolations(broken);
  if (!typed.supplyRegions.every(isSupplyRegion)) {
    return refuseField('supplyRegions', SUPPLIER_PROFILE_MESSAGES.supplyRegions);
  }
  const files = typed.brands.flatMap(({ certificate }) => certificate);
  const keep = await takeFiles(transaction, caller, { type: 'supplier_profile', id: id ?? null }, files);
  if (keep instanceof Refusal) return keep;
  const fields = {
    ...typed,
    brands: typed.brands.map((brand) => ({ ...brand, certificate: keep(brand.certificate) })),
  };
  // A form says of a file what it likes: what the platform knows of it is held against the rules once more.
  const read = v.safeParse(supplierProfileRecord, fields);
  if (!read.success) return refuseIssues(read.issues);
  const saved = await (prepared === null ? addProfile(by, fields) : keepChange(by, prepared, fields));
  if (!(saved instanceof Refusal)) await setFilesOf(transaction, saved);
  return saved;
}

async function prepareSave(
  { transaction, caller }: ActingMember,
  id: string | undefined,
  version: number,
): Promise<SupplierProfile | null | Refusal> {
  if (id !== undefined) return prepareAct(transaction, caller, { id, version }, 'edit');
  const now = await actingNow(transaction, caller, 'supplierprofile_edit');
  if (now instanceof Refusal) return now;
  // A colleague has written the first one meanwhile.
  const known = await readOwn(transaction);
  return known === undefined ? null : refuseOld(transaction, caller, known);
}

/** A change that says what was approved already is none: there is nothing to review. */
async function keepChange(
  { transaction, caller }: ActingMember,
  row: SupplierProfile,
  fields: SupplierProfileFields,
): Promise<SupplierProfile | Refusal> {
  if (row.approved === null || !isSame(fields, row.approved)) {
    return changeProfile(transaction, caller, row, 'edit', { written: JSON.stringify(fields) });
  }
  if (isSame(row.written, row.approved)) return row;
  return changeProfile(transaction, caller, row, 'discard', { written: JSON.stringify(row.approved), reason: '' });
}

/** Whether two versions say the same; of files it counts which they are. */
function isSame(one: SupplierProfileFields, other: SupplierProfileFields): boolean {
  const said = ({ brands, ...fields }: SupplierProfileFields) => {
    const named = brands.map((brand) => ({ ...brand, certificate: brand.certificate.map(({ id }) => id) }));
    return JSON.stringify(sorted({ ...fields, brands: named }));
  };
  return said(one) === said(other);
}

/** The database gives the keys of an object back in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}

async function addProfile(
  { transaction, caller }: ActingMember,
  fields: SupplierProfileFields,
): Promise<SupplierProfile> {
  return transaction
    .insertInto('supplier_profile')
    .values({
      ...{ business_id: caller.acting.businessId, written: JSON.stringify(fields) },
      ...{ create_user_id: caller.userId, update_user_id: caller.userId },
      ...{ create_time: businessNow, update_time: sql<Date>`${businessNow}` },
      code: await takeRecordNumber(transaction, 'certification'),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Says which files a profile has: those in force, and those of the change that is asked for. */
export const setFilesOf = (transaction: Transaction, { id, written, approved }: SupplierProfile) =>
  setFiles(
    transaction,
    { type: 'supplier_profile', id },
    [written, approved].flatMap((fields) => fields?.brands.flatMap(({ certificate }) => certificate) ?? []),
  );
