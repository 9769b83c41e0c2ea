import { businessName } from '../member/business-name.ts';
import './tables.ts';
import '../deposit/tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import type { TenderStatus } from '@jianzhu/domain/tenders';
import { sql } from 'kysely';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { inStatuses } from '../deal/deal-views.ts';
import type { BusinessMember } from '../http/caller.ts';
import { Refusal } from '../http/refusal.ts';
import { whereInScope } from '../member/data-scope.ts';
import { findRecord } from '../record/find-record.ts';
import { type ListShape, like, refersTo } from '../record/list-records.ts';
import type { Tender } from '../tender/own-tender.ts';
import { certificateName, certificatesInForce } from './certificates.ts';
import { factsOf, type SignUp, signUpActs } from './own-sign-up.ts';
import { hasSentBid } from './sent-bid.ts';
import { refuseSignUp } from './submit-sign-up.ts';

export const SIGN_UP_LIST = {
  filters: {
    tenderId: refersTo('sign_up.tender_id'),
    status: inStatuses('sign_up.status'),
    keyword: like('supplier.name'),
  },
  sorts: { submitTime: 'sign_up.submit_time' },
  order: ['sign_up.submit_time'],
} satisfies ListShape<{ tenderId: string; status?: string | undefined; keyword?: string | undefined }>;

/** The sign-ups to tenders of the caller's business, as its buyers review them. */
export const signUpsTo = (transaction: Transaction, caller: BusinessMember) =>
  transaction
    .selectFrom('sign_up')
    .innerJoin('business as supplier', 'supplier.id', 'sign_up.business_id')
    .innerJoin('tender', 'tender.id', 'sign_up.tender_id')
    .leftJoin('deposit', 'deposit.sign_up_id', 'sign_up.id')
    .selectAll('sign_up')
    .select(['supplier.name as supplier_name', 'deposit.status as deposit_status'])
    .select([
      'tender.status as tender_status',
      'tender.sign_up_end as tender_sign_up_end',
      'tender.bid_deadline as tender_bid_deadline',
    ])
    .select(
      sql<string[]>`coalesce((
        select array_agg(case when q.series = q.category_name then q.series else q.series || ' ' || q.category_name end
          || q.grade order by q.id)
        from qualification q where q.id = any(sign_up.qualification_ids)), '{}')`.as('qualification_names'),
    )
    .where('sign_up.buyer_business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'tender.create_user_id'));

type BuyersRow = Awaited<ReturnType<ReturnType<typeof signUpsTo>['execute']>>[number];

const timesOf = (row: {
  readonly tender_status: TenderStatus;
  readonly tender_sign_up_end: Date | null;
  readonly tender_bid_deadline: Date | null;
}) => ({ status: row.tender_status, sign_up_end: row.tender_sign_up_end, bid_deadline: row.tender_bid_deadline });

/** What both sides read of a sign-up: all but the identity number. */
const toFields = (row: SignUp) => ({
  ...{ id: row.id, version: row.version, updateTime: timeText(row.update_time), code: row.code, status: row.status },
  ...{ contactName: row.contact_name, contactPhone: row.contact_phone, email: row.email },
  ...{ authorizedPerson: row.authorized_person, authorizationLetter: [...row.authorization_letter] },
  consortium: row.consortium.map(({ businessName, share }) => ({ businessName, share })),
  ...{ rejectReason: row.reject_reason, submitTime: timeText(row.submit_time), auditTime: timeText(row.audit_time) },
});

export const toBuyersRow = (row: BuyersRow, caller: BusinessMember, now: Date) => ({
  ...toFields(row),
  allowedActions: signUpActs({ signUp: row, facts: factsOf(timesOf(row), now, false) }, caller, 'buyer'),
  ...{ businessId: row.business_id, businessName: row.supplier_name, qualificationNames: row.qualification_names },
  isSilent: row.status === SIGN_UP_STATUS.approved && row.audit_user_id === null,
  ...{ isFeePaid: row.fee_paid_time !== null, depositStatus: row.deposit_status },
});

/** Counts of the sign-ups to one tender, by status. */
export async function countSignUps(transaction: Transaction, caller: BusinessMember, tenderId: string) {
  const rows = signUpsTo(transaction, caller).where(refersTo('sign_up.tender_id')(tenderId));
  const { rows: counts } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from (${rows}) as own group by status order by status`.execute(transaction);
  return counts;
}

/** What signing up to a tender asks for, with the own sign-up; in the supplier's session. */
export async function readForm(transaction: Transaction, caller: BusinessMember, tenderId: string) {
  const { businessId } = caller.acting;
  const tender = await findRecord(transaction, 'tender', tenderId);
  if (tender instanceof Refusal) return tender;
  const buyerName = await businessName(transaction, tender.business_id);
  const now = await readNow(transaction);
  const signUp = await findOwn(transaction, caller, tender);
  const certificates = await certificatesInForce(transaction, businessId);
  const refused = await refuseSignUp(transaction, tender, businessId, now);
  return {
    tender: {
      ...{ id: tender.id, code: tender.code, title: tender.title, tenderType: tender.tender_type },
      ...{ status: tender.status, buyerName, signUpEnd: timeText(tender.sign_up_end) },
      ...{ needAudit: tender.need_audit ? 1 : 0, allowConsortium: tender.allow_consortium ? 1 : 0 },
      requiredQualifications: tender.required_qualifications,
    },
    certificates: certificates.map((row) => ({
      ...{ id: row.id, name: certificateName(row), grade: row.grade, certNo: row.cert_no },
      expireDate: row.expire_date ?? '',
    })),
    signUp: signUp === undefined ? null : await ownView(transaction, caller, tender, signUp, now),
    refusal: refused && { code: refused.code, message: refused.msg },
    serverTime: formatDateTime(now.getTime()),
  };
}

const ownView = async (
  transaction: Transaction,
  caller: BusinessMember,
  tender: Tender,
  signUp: SignUp,
  now: Date,
) => ({
  ...toFields(signUp),
  qualificationIds: [...signUp.qualification_ids],
  allowedActions: signUpActs(
    { signUp, facts: factsOf(tender, now, await hasSentBid(transaction, signUp.id)) },
    caller,
    'supplier',
  ),
});

/** The own sign-up to a tender, of her scope. */
export const findOwn = (transaction: Transaction, caller: BusinessMember, tender: Pick<Tender, 'id'>) =>
  transaction
    .selectFrom('sign_up')
    .selectAll()
    .where('tender_id', '=', tender.id)
    .where('business_id', '=', caller.acting.businessId)
    .where(whereInScope(caller, 'create_user_id'))
    .executeTakeFirst();
