import '../inquiry/tables.ts';
import '../sign-up/tables.ts';
import '../tender/tables.ts';
import { CLARIFICATION_MESSAGES, type ClarifiedRecord } from '@jianzhu/domain/clarifications';
import { INQUIRY_STATUS, PROCUREMENT_NOTICES } from '@jianzhu/domain/inquiries';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import { QUOTATION_MESSAGES } from '@jianzhu/domain/quotations';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS, tenderPage } from '@jianzhu/domain/tenders';
import { type RawBuilder, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { suppliersOf as suppliersOfInquiry } from '../inquiry/procurement-news.ts';
import { whereInScope } from '../member/data-scope.ts';
import { suppliersOf as suppliersOfTender } from '../tender/tender-news.ts';

/** What a question needs to know of the record that it is about. */
export interface Clarified {
  readonly bizType: ClarifiedRecord;
  readonly id: RecordId;
  readonly ownerId: string;
  readonly title: string;
  /** Takes questions, but for the deadline. */
  readonly isOpen: boolean;
  /** Takes those of the caller's business: once the sign-up to a tender is over, only of whom was let in. */
  readonly isAdmitted: boolean;
  readonly deadline: Date | null;
  readonly now: Date;
  /** Of a tender alone. */
  readonly tenderType: number | null;
}

interface ClarifiedKind {
  /** Keys of those who read it: of its owner, and of a supplier, who asks by the same one. */
  readonly reads: { readonly owner: PermissionKey; readonly supplier: PermissionKey };
  /** Key of those who answer. */
  readonly answers: PermissionKey;
  /** To a company that the buyer keeps away. */
  readonly blacklisted: string;
  /** Its page; the id is appended. */
  readonly page: (record: Clarified) => string;
  /** Businesses that it concerns besides its owner. */
  readonly suppliersOf: (transaction: Transaction, id: string) => Promise<string[]>;
}

/** What differs between the kinds of records that are asked about. */
export const CLARIFIED_KINDS: Readonly<Record<ClarifiedRecord, ClarifiedKind>> = {
  inquiry: {
    reads: { owner: 'inquiry_view', supplier: 'quotation_view' },
    answers: 'inquiry_edit',
    blacklisted: QUOTATION_MESSAGES.blacklisted,
    page: () => PROCUREMENT_NOTICES.N105.jumpUrl,
    suppliersOf: suppliersOfInquiry,
  },
  tender: {
    reads: { owner: 'tender_view', supplier: 'bid_view' },
    answers: 'tender_answer',
    blacklisted: CLARIFICATION_MESSAGES.blacklistedFromTender,
    page: ({ tenderType }) => tenderPage(tenderType),
    suppliersOf: suppliersOfTender,
  },
};

/** Records of each kind, as a business asks about them. */
const FOUND: Readonly<Record<ClarifiedRecord, (businessId: string) => RawBuilder<unknown>>> = {
  inquiry: () => sql`select business_id as "ownerId", title, status = ${INQUIRY_STATUS.quoting} as "isOpen",
    true as "isAdmitted", quote_deadline as deadline, null::smallint as "tenderType" from inquiry where not is_deleted`,
  tender: (businessId) => sql`select business_id as "ownerId", title,
    status in (${TENDER_STATUS.published}, ${TENDER_STATUS.signingUp}, ${TENDER_STATUS.bidding}) as "isOpen",
    sign_up_end > ${businessNow} or exists (
      select from sign_up s
      where s.tender_id = tender.id and s.business_id = ${businessId} and s.status = ${SIGN_UP_STATUS.approved}
    ) as "isAdmitted",
    bid_deadline as deadline, tender_type as "tenderType" from tender where true`,
};

/** The record as the caller may read it, her own company's in her scope; undefined where she may not. */
export async function findClarified(
  transaction: Transaction,
  caller: BusinessMember,
  { bizType, bizId }: { readonly bizType: ClarifiedRecord; readonly bizId: string },
): Promise<Clarified | undefined> {
  const id = parseRecordId(bizId);
  if (id === undefined) return undefined;
  const { rows } = await sql<Omit<Clarified, 'id' | 'bizType'>>`
    select found.*, ${businessNow} as now from (
      ${FOUND[bizType](caller.acting.businessId)} and id = ${id}
        and (business_id <> ${caller.acting.businessId} or ${whereInScope(caller, 'create_user_id')})
    ) as found`.execute(transaction);
  const [row] = rows;
  return row && { bizType, id, ...row };
}

const LINES = {
  inquiry: { table: 'inquiry_line', record: 'inquiry_id' },
  tender: { table: 'tender_line', record: 'tender_id' },
} as const;

/** Whether a line is one of the record's. */
export async function hasLine(
  transaction: Transaction,
  { bizType, id }: Clarified,
  lineId: RecordId,
): Promise<boolean> {
  const { table, record } = LINES[bizType];
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(record)} = ${id} and id = ${lineId}`.execute(transaction);
  return rows.length > 0;
}
