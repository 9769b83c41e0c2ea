import '../showcase/tables.ts';
import type { ownQualificationSchemas } from '@jianzhu/api-client/schemas';
import { EXPIRING_DAYS, QUALIFICATION_KINDS, QUALIFICATION_SERIES } from '@jianzhu/domain/qualifications';
import { REVIEW_STATUS } from '@jianzhu/domain/records';
import { type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { readLog } from '../inquiry/procurement-log.ts';
import { type Exporter, exportRecords } from '../record/export-records.ts';
import { equals, type ListShape, like, listRecords } from '../record/list-records.ts';
import { today } from '../showcase/certificate-force.ts';
import { asForm, findOwn, recordOf, toRow } from './own-qualification.ts';
import type { Qualification } from './qualification-fields.ts';

type Schemas = typeof ownQualificationSchemas;
type Asked = InferOutput<Schemas['list']['query']>;
type ExportAsked = InferOutput<Schemas['exportRows']['body']>;

const daysLeft = sql<number | null>`expire_date - ${today}`;
const lasts = sql<SqlBool>`revoked_at is null`;

/** How far it holds, by the same rule as the domain's `validityOf`. */
const VALIDITY = {
  valid: sql<SqlBool>`(${lasts} and (expire_date is null or ${daysLeft} > ${EXPIRING_DAYS}))`,
  expiring: sql<SqlBool>`(${lasts} and ${daysLeft} between 0 and ${EXPIRING_DAYS})`,
  expired: sql<SqlBool>`(${lasts} and ${daysLeft} < 0)`,
  revoked: sql<SqlBool>`revoked_at is not null`,
} as const;

const QUALIFICATIONS: ListShape<Omit<Asked, 'current' | 'size'>> = {
  filters: {
    keyword: like('cert_no', 'issue_org', 'category_name'),
    series: (code) => equals('series')(QUALIFICATION_SERIES.find(({ value }) => value === code)?.label ?? ''),
    categoryCode: (id) => {
      const kind = QUALIFICATION_KINDS.find((one) => one.id === id);
      return sql<SqlBool>`(series = ${kind?.series ?? ''} and category_name = ${kind?.categoryName ?? ''})`;
    },
    grade: equals('grade'),
    status: equals('status'),
    validState: (state) => VALIDITY[state],
  },
  sorts: { updateTime: 'update_time', expireDate: 'expire_date' },
  order: ['update_time'],
};

const rowsOf = (transaction: Transaction, { acting }: BusinessMember) =>
  transaction
    .selectFrom('qualification')
    .selectAll('qualification')
    .select(daysLeft.as('days_left'))
    // Those that others show are seen by everybody.
    .where('business_id', '=', acting.businessId);

type Listed = Qualification & { readonly days_left: number | null };

/** One page of the certificates of the business, with how many there are in each status. */
export async function listOwn(transaction: Transaction, caller: BusinessMember, asked: Asked) {
  const page = await listRecords(transaction, rowsOf(transaction, caller), QUALIFICATIONS, asked, (row: Listed) =>
    toRow(row, caller, row.days_left),
  );
  const counts = await transaction
    .selectFrom('qualification')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('business_id', '=', caller.acting.businessId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return { ...page, counts };
}

/** The same for a file. */
export function exportOwn(by: Exporter & { readonly caller: BusinessMember }, asked: ExportAsked) {
  const { transaction, caller } = by;
  return exportRecords(by, rowsOf(transaction, caller), QUALIFICATIONS, asked, (row: Listed) =>
    toRow(row, caller, row.days_left),
  );
}

/** A certificate as its form has it, with what is in force meanwhile and what became of it. */
export async function readOwn(transaction: Transaction, caller: BusinessMember, id: string) {
  const row = await findOwn(transaction, caller, id);
  if (row instanceof Refusal) return row;
  return toDetail(transaction, caller, row);
}

export async function toDetail(transaction: Transaction, caller: BusinessMember, row: Qualification) {
  const { days_left } = await rowsOf(transaction, caller).where('id', '=', row.id).executeTakeFirstOrThrow();
  const standing = toRow(row, caller, days_left);
  return {
    ...recordOf(row, caller),
    ...asForm(row),
    isInForce: standing.isInForce,
    approved: row.approved_at !== null && row.status !== REVIEW_STATUS.approved ? standing : null,
    submitTime: timeText(row.submit_time),
    logs: await readLog(transaction, caller, 'qualification', row.id, row.business_id),
  };
}
