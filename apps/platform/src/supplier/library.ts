import './tables.ts';
import { STANDING_DEAL_STATUSES } from '@jianzhu/domain/deals';
import {
  MOST_SUPPLIERS,
  SUPPLIER_ACTS,
  SUPPLIER_MESSAGES,
  type SupplierAct,
  type SupplierFields,
} from '@jianzhu/domain/suppliers';
import { type SqlBool, sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import { lockText } from '../db/lock-text.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { allowedActions } from '../record/allowed-actions.ts';
import { equals, flag, type ListShape } from '../record/list-records.ts';
import type { RecordRow } from '../record/record-table.ts';
import {
  type ActingMember,
  changeRecord,
  type RecordKind,
  removeRecord,
  type Seen,
  saveRecord,
} from '../record/save-record.ts';
import { COMPANY_FILTERS, type CompanyFilter, companyColumns, toCompany } from './supplier-columns.ts';

type RelationRow = RecordRow<'supplier_relation'>;

const RELATION = {
  table: 'supplier_relation',
  toWire: ({ id, version }) => ({ id, version }),
} satisfies RecordKind<'supplier_relation'>;

interface LibraryFilter extends CompanyFilter {
  readonly groupName?: string | undefined;
  readonly level?: string | undefined;
  readonly isBlack?: number | undefined;
  readonly minDeals?: number | undefined;
}

/** Deals of this buyer with the supplier that stand. */
const ownDeals = (what: 'count(*)::int' | 'max(confirm_time)') =>
  sql`(select ${sql.raw(what)} from deal
    where deal.business_id = (select app.current_business()) and deal.supplier_business_id = relation.supplier_id
      and deal.status = any(${STANDING_DEAL_STATUSES}::int[]))`;

export const LIBRARY: ListShape<LibraryFilter> = {
  filters: {
    ...COMPANY_FILTERS,
    groupName: equals('relation.group_name'),
    level: equals('relation.level'),
    isBlack: flag('relation.is_black'),
    minDeals: (least) => sql<SqlBool>`${ownDeals('count(*)::int')} >= ${least}`,
  },
  sorts: { updateTime: 'update_time', ownDealCount: 'own_deal_count', lastDealTime: 'last_deal_order' },
  order: ['update_time'],
};

/** The library of the session's business with what is known of each company; row security leaves out all others. */
export const libraryRows = (transaction: Transaction) =>
  transaction
    .selectFrom('supplier_relation as relation')
    .innerJoin('business', 'business.id', 'relation.supplier_id')
    .leftJoin('company_profile as profile', 'profile.business_id', 'relation.supplier_id')
    .leftJoin('supplier_figure as figure', 'figure.supplier_id', 'relation.supplier_id')
    .select(companyColumns)
    .select([
      'relation.id',
      'relation.version',
      'relation.update_time',
      'relation.supplier_id',
      'relation.group_name',
      'relation.level',
      'relation.remark',
      'relation.is_black',
      'relation.black_reason',
      sql<number>`${ownDeals('count(*)::int')}`.as('own_deal_count'),
      sql<Date | null>`${ownDeals('max(confirm_time)')}`.as('last_deal_time'),
      // Whoever has had no deal comes before all who have.
      sql`coalesce(${ownDeals('max(confirm_time)')}, 'epoch')`.as('last_deal_order'),
    ]);

type LibraryRow = Awaited<ReturnType<ReturnType<typeof libraryRows>['executeTakeFirstOrThrow']>>;

/** A supplier as its buyer keeps it. */
export function toLibraryRow(row: LibraryRow, caller: BusinessMember) {
  const ruledOut: SupplierAct[] = [row.is_black ? 'black' : 'unblack'];
  return {
    ...toCompany(row.supplier_id, row),
    id: row.id,
    version: row.version,
    updateTime: timeText(row.update_time),
    allowedActions: allowedActions(SUPPLIER_ACTS, caller, ruledOut),
    groupName: row.group_name,
    level: row.level ?? '',
    remark: row.remark,
    isBlack: row.is_black,
    blackReason: row.black_reason,
    ownDealCount: row.own_deal_count,
    lastDealTime: timeText(row.last_deal_time),
  };
}

/** One supplier of the library; undefined for one that is not in it. */
export async function findRelation(by: ActingMember, supplierId: string) {
  const row = await libraryRows(by.transaction).where('relation.supplier_id', '=', supplierId).executeTakeFirst();
  return row && toLibraryRow(row, by.caller);
}

export async function addSupplier(
  by: ActingMember,
  { supplierId, ...fields }: SupplierFields & { supplierId: string },
) {
  const company = await findCompany(by, supplierId);
  if (company instanceof Refusal) return company;
  await lockLibrary(by);
  if ((await relationTo(by, company)) !== undefined) return refuseField('supplierId', SUPPLIER_MESSAGES.duplicate);
  const full = await refuseFull(by);
  return full ?? read(by, await saveRecord(RELATION, by, {}, { supplier_id: company, ...columnsOf(fields) }));
}

export async function updateSupplier(by: ActingMember, { id, version, ...fields }: SupplierFields & Seen) {
  return read(by, await changeRecord(RELATION, by, { id, version }, columnsOf(fields)));
}

export function removeSupplier(by: ActingMember, seen: Seen) {
  return removeRecord(RELATION, by, seen);
}

/** Keeps a company away, in the library or not; whoever names a version has seen the note and must have seen the last. */
export async function blacklistSupplier(
  by: ActingMember,
  { supplierId, version, reason }: { supplierId: string; version?: number | undefined; reason: string },
) {
  const company = await findCompany(by, supplierId);
  if (company instanceof Refusal) return company;
  await lockLibrary(by);
  const columns = { is_black: true, black_reason: reason };
  const relation = await relationTo(by, company);
  if (relation !== undefined) {
    const seen = { id: relation.id, version: version ?? relation.version };
    return read(by, await changeRecord(RELATION, by, seen, columns));
  }
  const full = await refuseFull(by);
  return full ?? read(by, await saveRecord(RELATION, by, {}, { supplier_id: company, level: null, ...columns }));
}

export async function unblacklistSupplier(by: ActingMember, seen: Seen) {
  return read(by, await changeRecord(RELATION, by, seen, { is_black: false, black_reason: '' }));
}

/** Groups in use with how many are in each, by their names. */
export async function listGroups(transaction: Transaction) {
  const rows = await transaction
    .selectFrom('supplier_relation')
    .select(['group_name', sql<number>`count(*)::int`.as('count')])
    .where('group_name', '!=', '')
    .groupBy('group_name')
    .orderBy('group_name')
    .execute();
  return rows.map(({ group_name, count }) => ({ groupName: group_name, count }));
}

const columnsOf = ({ groupName, level, remark }: SupplierFields) => ({ group_name: groupName, level, remark });

/** A company that can be kept: there, and another one. */
async function findCompany({ transaction, caller }: ActingMember, supplierId: string): Promise<string | Refusal> {
  const id = parseRecordId(supplierId);
  if (id === caller.acting.businessId) return refuseField('supplierId', SUPPLIER_MESSAGES.ownRelation);
  const found =
    id &&
    (await transaction
      .selectFrom('business')
      .select('id')
      .where('id', '=', id)
      .where('kind', '!=', 0)
      .executeTakeFirst());
  return found ? found.id : new Refusal('notFound');
}

const relationTo = ({ transaction }: ActingMember, supplierId: string) =>
  transaction
    .selectFrom('supplier_relation')
    .select(['id', 'version'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();

/** Lets the changes of one library follow one another, so that its limit holds. */
async function lockLibrary({ transaction, caller }: ActingMember): Promise<void> {
  await lockText(transaction, `supplier ${caller.acting.businessId}`);
}

async function refuseFull({ transaction }: ActingMember): Promise<Refusal | undefined> {
  const { count } = await transaction
    .selectFrom('supplier_relation')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count < MOST_SUPPLIERS
    ? undefined
    : new Refusal('stateConflict', { msg: SUPPLIER_MESSAGES.full(MOST_SUPPLIERS) });
}

async function read(by: ActingMember, changed: RelationRow | Refusal) {
  if (changed instanceof Refusal) return changed;
  return (await findRelation(by, changed.supplier_id)) ?? new Refusal('notFound');
}
