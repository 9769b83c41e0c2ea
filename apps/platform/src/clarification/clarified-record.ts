import '../inquiry/tables.ts';
import type { ClarifiedRecord } from '@jianzhu/domain/clarifications';
import { sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { whereInScope } from '../member/data-scope.ts';

/** What a question needs to know of the record that it is about. */
export interface Clarified {
  readonly id: RecordId;
  readonly ownerId: string;
  readonly title: string;
  /** Takes questions, but for the deadline. */
  readonly isOpen: boolean;
  readonly deadline: Date | null;
  readonly now: Date;
}

/**
 * The record as the caller may read it, her own company's in her scope; undefined where she may not. Tenders come with
 * their own part.
 */
export async function findClarified(
  transaction: Transaction,
  caller: BusinessMember,
  { bizType, bizId }: { readonly bizType: ClarifiedRecord; readonly bizId: string },
): Promise<Clarified | undefined> {
  const id = parseRecordId(bizId);
  if (id === undefined || bizType !== 'inquiry') return undefined;
  const { rows } = await sql<Omit<Clarified, 'id'>>`
    select business_id as "ownerId", title, status = 1 as "isOpen", quote_deadline as deadline, ${businessNow} as now
    from inquiry where id = ${id} and not is_deleted
      and (business_id <> ${caller.acting.businessId} or ${whereInScope(caller, 'create_user_id')})`.execute(
    transaction,
  );
  const [row] = rows;
  return row && { id, ...row };
}

/** Whether a line is one of the record's. */
export async function hasLine(transaction: Transaction, { id }: Clarified, lineId: RecordId): Promise<boolean> {
  const line = await transaction
    .selectFrom('inquiry_line')
    .select('id')
    .where('inquiry_id', '=', id)
    .where('id', '=', lineId)
    .executeTakeFirst();
  return line !== undefined;
}
