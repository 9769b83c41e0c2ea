import '../attachment/tables.ts';
import './tables.ts';
import { CORPORATE_FILES } from '@jianzhu/domain/certifications';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { workFor } from '../member/work-for.ts';
import { type CompanyApplication, fieldsOf } from './company-application.ts';

const OWNER_TYPE = 'corporate_certification';

/**
 * The application of a new company, or of one that was taken over, is that company's from now on, with its papers. What
 * another record of whoever handed it in has as well stays there: the company gets a copy. In `withWorker`.
 */
export async function giveTo(
  transaction: Transaction,
  row: CompanyApplication,
  companyId: string,
): Promise<CompanyApplication> {
  const copies = await copyShared(transaction, row, companyId);
  const papers = transaction
    .selectFrom('record_file')
    .select('attachment_id')
    .where('owner_type', '=', OWNER_TYPE)
    .where('owner_id', '=', row.id);
  await transaction
    .updateTable('attachment')
    .set({ business_id: companyId })
    .where('business_id', '<>', companyId)
    .where('id', 'in', papers)
    .execute();
  await transaction
    .updateTable('record_file')
    .set({ business_id: companyId })
    .where('owner_type', '=', OWNER_TYPE)
    .where('owner_id', '=', row.id)
    .execute();
  return transaction
    .updateTable('corporate_certification')
    .set({ business_id: companyId, ...(copies.size > 0 && { fields: JSON.stringify(withCopies(row, copies)) }) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Copies the papers that stay where they are, and names the copies in their place. @returns their ids by the former ones */
async function copyShared(
  transaction: Transaction,
  { id, business_id }: CompanyApplication,
  companyId: string,
): Promise<ReadonlyMap<string, string>> {
  if (business_id === companyId) return new Map();
  const shared = await transaction
    .selectFrom('attachment as a')
    .innerJoin('record_file as f', 'f.attachment_id', 'a.id')
    .selectAll('a')
    .where('f.owner_type', '=', OWNER_TYPE)
    .where('f.owner_id', '=', id)
    .where('a.business_id', '<>', companyId)
    .where(
      sql<boolean>`(a.owner_id is not null or exists (select from record_file other where other.attachment_id = a.id
        and (other.owner_type, coalesce(other.owner_id, 0)) is distinct from (${OWNER_TYPE}, ${id}::bigint)))`,
    )
    .execute();
  const copies = new Map<string, string>();
  // Row security lets a worker add files of the company alone that it works for.
  if (shared.length > 0) await workFor(transaction, companyId);
  for (const { id: former, owner_type: _type, owner_id: _owner, owner_place: _place, ...paper } of shared) {
    const { id: copy } = await transaction
      .insertInto('attachment')
      .values({ ...paper, business_id: companyId, owner_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    copies.set(former, copy);
    await transaction
      .deleteFrom('record_file')
      .where('owner_type', '=', OWNER_TYPE)
      .where('owner_id', '=', id)
      .where('attachment_id', '=', former)
      .execute();
    await transaction
      .insertInto('record_file')
      .values({ attachment_id: copy, business_id: companyId, owner_type: OWNER_TYPE, owner_id: id })
      .execute();
  }
  if (shared.length > 0) await workFor(transaction, null);
  return copies;
}

/** What was filled in, without the identity numbers, with the copies among its papers. */
function withCopies(row: CompanyApplication, copies: ReadonlyMap<string, string>) {
  const fields = fieldsOf(row);
  const lists = CORPORATE_FILES.map((name) => [
    name,
    fields[name].map((entry) => ({ ...entry, id: copies.get(entry.id) ?? entry.id })),
  ]);
  return { ...row.fields, ...Object.fromEntries(lists) };
}
