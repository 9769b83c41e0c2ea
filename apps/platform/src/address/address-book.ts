import './tables.ts';
import '../inquiry/tables.ts';
import { maskPhone } from '@jianzhu/domain';
import { ADDRESS_ACTS, ADDRESS_MESSAGES, type AddressFields, MOST_ADDRESSES } from '@jianzhu/domain/addresses';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { eachRecord } from '../record/each-record.ts';
import { equals, type ListShape, like } from '../record/list-records.ts';
import type { RecordRow } from '../record/record-table.ts';
import {
  type ActingMember,
  changeRecord,
  type RecordKind,
  removeRecord,
  type SavedOf,
  type Seen,
  saveRecord,
  touched,
} from '../record/save-record.ts';
import { regionOf } from '../region/region-tree.ts';

type AddressRow = RecordRow<'address'>;
type Changed = Promise<AddressRow | Refusal>;

const ADDRESS = { table: 'address', toWire: toAddress } satisfies RecordKind<'address'>;

export const ADDRESS_LIST = {
  filters: { keyword: like('receiver', 'detail', 'site_name'), tag: equals('tag') },
  sorts: { updateTime: 'update_time', receiver: 'receiver' },
  order: ['is_default', 'update_time'],
} satisfies ListShape<{ readonly keyword?: string | undefined; readonly tag?: number | undefined }>;

/** Adds or changes an address. The first is the default; whoever makes another one the default takes it from the first. */
export async function saveAddress(by: ActingMember, body: AddressFields & SavedOf): Changed {
  const { id, version, siteName, isDefault, region: place, ...fields } = body;
  const region = regionOf(place.districtCode);
  if (region === undefined) return refuseField('region', ADDRESS_MESSAGES.region);
  if ((fields.longitude === null) !== (fields.latitude === null)) {
    return refuseField('longitude', ADDRESS_MESSAGES.pointOutside);
  }
  const count = await lockBook(by);
  if (id === undefined && count >= MOST_ADDRESSES) {
    return new Refusal('stateConflict', { msg: ADDRESS_MESSAGES.full(MOST_ADDRESSES) });
  }
  const columns = { ...fields, region, site_name: siteName, ...(id === undefined && { is_default: false }) };
  const row = await saveRecord(ADDRESS, by, { id, version }, columns);
  if (row instanceof Refusal) return row;
  return isDefault === 1 || count === 0 ? makeDefault(by, row) : row;
}

export async function setDefaultAddress(by: ActingMember, seen: Seen): Changed {
  await lockBook(by);
  const row = await changeRecord(ADDRESS, by, seen, {});
  return row instanceof Refusal ? row : makeDefault(by, row);
}

/** Removes an address; after the default the newest of the others is it. One that a draft is to go to stays. */
export async function removeAddress(by: ActingMember, seen: Seen): Changed {
  await lockBook(by);
  const row = await removeUnused(by, seen);
  if (!(row instanceof Refusal) && row.is_default) await passDefaultOn(by);
  return row;
}

/** The same for several: the default passes on once, to one that stays. */
export async function removeAddresses(by: ActingMember, seen: readonly Seen[]) {
  await lockBook(by);
  let isDefaultGone = false;
  const outcome = await eachRecord(seen, async (one) => {
    const row = await removeUnused(by, one);
    if (!(row instanceof Refusal) && row.is_default) isDefaultGone = true;
    return row;
  });
  if (isDefaultGone) await passDefaultOn(by);
  return outcome;
}

async function removeUnused(by: ActingMember, seen: Seen): Changed {
  const draft = await by.transaction
    .selectFrom('inquiry')
    .innerJoin('inquiry_private', 'inquiry_private.inquiry_id', 'inquiry.id')
    .select('inquiry.id')
    .where('inquiry_private.address_id', '=', parseRecordId(seen.id) ?? null)
    .where('inquiry.status', '=', INQUIRY_STATUS.draft)
    .limit(1)
    .executeTakeFirst();
  return draft === undefined
    ? removeRecord(ADDRESS, by, seen)
    : new Refusal('stateConflict', { msg: ADDRESS_MESSAGES.ofDraft });
}

async function passDefaultOn({ transaction, caller }: ActingMember): Promise<void> {
  await transaction
    .updateTable('address')
    .set({ is_default: true, ...touched(caller) })
    .where('id', '=', (address) =>
      address.selectFrom('address').select('id').orderBy('create_time', 'desc').orderBy('id', 'desc').limit(1),
    )
    .execute();
}

/** Lets the changes of one book follow one another, so that limit and default hold. @returns how many are in it */
async function lockBook({ transaction, caller }: ActingMember): Promise<number> {
  await lockText(transaction, `address ${caller.acting.businessId}`);
  return countAddresses(transaction);
}

async function countAddresses(transaction: Transaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('address')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function makeDefault({ transaction, caller }: ActingMember, { id }: AddressRow): Promise<AddressRow> {
  await transaction
    .updateTable('address')
    .set({ is_default: false, ...touched(caller) })
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute();
  return transaction
    .updateTable('address')
    .set({ is_default: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const recordOf = (row: AddressRow, caller: BusinessMember) => ({
  id: row.id,
  version: row.version,
  updateTime: timeText(row.update_time),
  allowedActions: allowedActions(ADDRESS_ACTS, caller, row.is_default ? ['setDefault'] : []),
});

/** An address as it stands in the list. */
export function toAddressRow(row: AddressRow, caller: BusinessMember) {
  const { provinceName, cityName, districtName } = row.region;
  return {
    ...recordOf(row, caller),
    receiver: row.receiver,
    phoneMasked: maskPhone(row.phone),
    regionText: [provinceName, cityName, districtName].join(' '),
    detail: row.detail,
    siteName: row.site_name,
    tag: row.tag,
    isDefault: Number(row.is_default),
  };
}

/** An address with all of its fields. */
export function toAddress(row: AddressRow, caller: BusinessMember) {
  const { receiver, phone, landline, region, detail, postcode, longitude, latitude, tag } = row;
  return {
    ...recordOf(row, caller),
    ...{ receiver, phone, landline, region, detail, siteName: row.site_name, postcode, longitude, latitude, tag },
    isDefault: row.is_default ? (1 as const) : (0 as const),
  };
}
