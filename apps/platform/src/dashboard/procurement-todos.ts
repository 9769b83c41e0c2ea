import '../deal/tables.ts';
import '../inquiry/tables.ts';
import '../quotation/tables.ts';
import { DEAL_STATUS } from '@jianzhu/domain/deals';
import { AWARD_WITHIN_DAYS, INQUIRY_STATUS, INVITEE_STATUS } from '@jianzhu/domain/inquiries';
import { QUOTATION_STATUS } from '@jianzhu/domain/quotations';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { businessNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { reachesDeal } from '../deal/deal-scope.ts';
import type { BusinessMember } from '../http/caller.ts';
import { ownInquiries } from '../inquiry/inquiry-lists.ts';
import { invitedInquiries } from '../inquiry/offered-inquiries.ts';
import { whereInScope } from '../member/data-scope.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';
import type { TodoSource, Waiting } from './todo-source.ts';

const { todos: texts } = DASHBOARD_MESSAGES;
const PATH = '/user/my-quotation/default';

// Rows of any shape that has the column of the deadline; row security and the data scope have cut them already.
// biome-ignore lint/suspicious/noExplicitAny: only the SQL of the query is used
type Rows = SelectQueryBuilder<any, any, unknown>;

/** Counts rows and says when the first of them is due. */
async function waiting(
  transaction: Transaction,
  rows: Rows,
  due: RawBuilder<unknown>,
  note: (moment: string) => string,
): Promise<Waiting> {
  const { rows: found } = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(${due}) as first from (${rows}) as found`.execute(transaction);
  const { count = 0, first = null } = found[0] ?? {};
  return { count, note: first ? note(timeText(first).slice(5, 16)) : '' };
}

const inSession =
  (
    rows: (transaction: Transaction, caller: BusinessMember) => Rows,
    due: RawBuilder<unknown>,
    note = texts.firstEnds,
  ) =>
  (database: Database, caller: BusinessMember): Promise<Waiting> =>
    database.withSession(caller.session, (transaction) => waiting(transaction, rows(transaction, caller), due, note));

const awardDue = sql`open_time + make_interval(days => ${AWARD_WITHIN_DAYS}::int)`;
const roundDue = sql`quote_deadline`;
const confirmDue = sql`confirm_deadline`;

/** What waits in procurement, for who buys and for who sells (domain rules 28). */
export const PROCUREMENT_TODOS: readonly TodoSource[] = [
  {
    key: 'awards',
    label: texts.awards,
    path: PATH,
    query: `?status=${INQUIRY_STATUS.awarding}`,
    side: 'require',
    permission: 'inquiry_compare',
    count: inSession(
      (transaction, caller) => inquiriesToAward(transaction, caller).where(({ not }) => not(isHeld)),
      awardDue,
      texts.firstDue,
    ),
  },
  {
    key: 'approvals',
    label: texts.approvals,
    path: PATH,
    query: `?status=${INQUIRY_STATUS.awarding}`,
    side: 'require',
    permission: 'inquiry_approve',
    count: inSession(
      (transaction, caller) => inquiriesToAward(transaction, caller).where(isHeld),
      awardDue,
      texts.firstDue,
    ),
  },
  {
    key: 'invitations',
    label: texts.invitations,
    path: PATH,
    query: '?tab=invited',
    side: 'supply',
    permission: 'quotation_add',
    count: inSession(
      (transaction, caller) =>
        invitedInquiries(transaction, caller)
          .where('inquiry.status', '=', INQUIRY_STATUS.quoting)
          .where('inquiry.quote_deadline', '>', businessNow)
          .where('invitee.status', '<=', INVITEE_STATUS.accepted)
          .where((inquiry) =>
            inquiry.or([
              inquiry('own.status', 'is', null),
              inquiry('own.status', 'in', [QUOTATION_STATUS.draft, QUOTATION_STATUS.withdrawn]),
            ]),
          ),
      roundDue,
    ),
  },
  {
    key: 'secondRounds',
    label: texts.secondRounds,
    path: PATH,
    query: `?tab=quotations&status=${QUOTATION_STATUS.secondAsked}`,
    side: 'supply',
    permission: 'quotation_second',
    count: inSession(
      (transaction, caller) =>
        transaction
          .selectFrom('quotation')
          .innerJoin('inquiry', 'inquiry.id', 'quotation.inquiry_id')
          .select('inquiry.round2_deadline as quote_deadline')
          .where('quotation.business_id', '=', caller.acting.businessId)
          .where('quotation.status', '=', QUOTATION_STATUS.secondAsked)
          .where('inquiry.status', '=', INQUIRY_STATUS.secondRound)
          .where(whereInScope(caller, 'quotation.create_user_id')),
      roundDue,
    ),
  },
  {
    key: 'deals',
    label: texts.deals,
    path: PATH,
    query: `?tab=deals&status=${DEAL_STATUS.waiting}`,
    side: 'supply',
    permission: 'deal_confirm',
    count: inSession(
      (transaction, caller) =>
        transaction
          .selectFrom('deal')
          .select('confirm_deadline')
          .where('supplier_business_id', '=', caller.acting.businessId)
          .where(reachesDeal(caller))
          .where('status', '=', DEAL_STATUS.waiting)
          .where('confirm_deadline', '>', businessNow),
      confirmDue,
    ),
  },
];

const isHeld = sql<boolean>`exists (select from inquiry_award a where a.inquiry_id = inquiry.id and a.status = 0)`;

const inquiriesToAward = (transaction: Transaction, caller: BusinessMember) =>
  ownInquiries(transaction, caller).where('inquiry.status', '=', INQUIRY_STATUS.awarding);
