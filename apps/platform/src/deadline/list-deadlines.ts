import '../inquiry/tables.ts';
import '../quotation/tables.ts';
import '../sign-up/tables.ts';
import '../tender/tables.ts';
import type { deadlineSchemas } from '@jianzhu/api-client/schemas';
import { DAY_MS, formatDateTime } from '@jianzhu/domain';
import { type DeadlineKind, MOST_DEADLINE_DAYS } from '@jianzhu/domain/deadlines';
import { INQUIRY_STATUS } from '@jianzhu/domain/inquiries';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import { SIGN_UP_STATUS } from '@jianzhu/domain/sign-ups';
import { TENDER_STATUS } from '@jianzhu/domain/tenders';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import { readNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import type { BusinessMember } from '../http/caller.ts';
import { refuseField } from '../http/refusal.ts';
import { whereInScope } from '../member/data-scope.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { DEADLINE_TEXTS } from './messages.ts';

type Asked = InferOutput<(typeof deadlineSchemas)['list']['query']>;

/** Of one answer; more of them nobody looks at in a month. */
const MOST = 1000;

/** Records with times, and the key of those who read them on a side. */
interface Source {
  readonly key: PermissionKey;
  readonly table: 'inquiry' | 'tender';
  /** Its times: what each is called, and its column. */
  readonly times: readonly (readonly [DeadlineKind, string])[];
  /** Which records concern the business. */
  readonly where: (caller: BusinessMember) => RawBuilder<SqlBool>;
}

const INQUIRY_TIMES = [
  ['quote', 'quote_deadline'],
  ['second', 'round2_deadline'],
] as const;
const TENDER_TIMES = [
  ['signUpStart', 'sign_up_start'],
  ['signUpEnd', 'sign_up_end'],
  ['docEnd', 'doc_end'],
  ['deposit', 'deposit_deadline'],
  ['bid', 'bid_deadline'],
  ['open', 'open_time'],
] as const;

const { draft, closed, failed: withoutQuotes } = INQUIRY_STATUS;
const { published, failed, terminated } = TENDER_STATUS;
const isInquiryOut = sql<SqlBool>`not r.is_deleted and r.status not in (${draft}, ${withoutQuotes}, ${closed})`;
const isTenderOut = sql<SqlBool>`r.status >= ${published} and r.status not in (${failed}, ${terminated})`;

const own = (caller: BusinessMember) =>
  sql<SqlBool>`r.business_id = ${caller.acting.businessId} and ${whereInScope(caller, 'r.create_user_id')}`;

/** What concerns each side: what it has put out itself, or what it is asked for. */
const SOURCES: Readonly<Record<Asked['side'], readonly Source[]>> = {
  require: [
    {
      ...{ key: 'inquiry_view', table: 'inquiry', times: INQUIRY_TIMES },
      where: (caller) => sql`${isInquiryOut} and ${own(caller)}`,
    },
    {
      ...{ key: 'tender_view', table: 'tender', times: TENDER_TIMES },
      where: (caller) => sql`${isTenderOut} and ${own(caller)}`,
    },
  ],
  supply: [
    {
      ...{ key: 'quotation_view', table: 'inquiry', times: INQUIRY_TIMES },
      where: ({ acting: { businessId } }) => sql`${isInquiryOut} and r.business_id <> ${businessId} and (
        exists (select from inquiry_invitee v
          where v.inquiry_id = r.id and v.business_id = ${businessId} and v.status <> 3)
        or exists (select from quotation q where q.inquiry_id = r.id and q.business_id = ${businessId})
      )`,
    },
    {
      ...{ key: 'bid_view', table: 'tender', times: TENDER_TIMES },
      where: ({ acting: { businessId } }) => sql`${isTenderOut} and r.business_id <> ${businessId} and (
        exists (select from tender_invitee v where v.tender_id = r.id and v.business_id = ${businessId})
        or exists (select from sign_up s where s.tender_id = r.id and s.business_id = ${businessId}
          and s.status in (${SIGN_UP_STATUS.waiting}, ${SIGN_UP_STATUS.approved}))
      )`,
    },
  ],
};

const isAround = (column: string, { from, to }: Asked) => {
  const time = sql.ref(`r.${column}`);
  return sql<SqlBool>`${time} >= (${from}::date::timestamp at time zone 'Asia/Shanghai')
    and ${time} < ((${to}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;
};

/** The times that concern the caller's business on a side, as far as she reads their records. In her session. */
export async function listDeadlines(transaction: Transaction, caller: BusinessMember, asked: Asked) {
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / DAY_MS;
  if (days < 0 || days > MOST_DEADLINE_DAYS) return refuseField('to', DEADLINE_TEXTS.days);
  const keys = permissionKeys(caller.acting);
  const parts = SOURCES[asked.side]
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ table, times, where }) =>
      times.map(
        ([kind, column]) => sql`
          select ${kind}::text as kind, r.id, r.title, ${sql.ref(`r.${column}`)} as time,
            ${table === 'tender' ? sql`r.tender_type` : sql`null::smallint`} as tender_type
          from ${sql.table(table)} r where ${isAround(column, asked)} and ${where(caller)}`,
      ),
    );
  const now = await readNow(transaction);
  const found = parts.length === 0 ? [] : await readAll(transaction, parts);
  return {
    deadlines: found.map(({ kind, id, title, time, tender_type }) => ({
      ...{ kind, id, title, time: timeText(time), tenderType: tender_type },
    })),
    serverTime: formatDateTime(now.getTime()),
  };
}

interface Found {
  readonly kind: DeadlineKind;
  readonly id: string;
  readonly title: string;
  readonly time: Date;
  readonly tender_type: number | null;
}

async function readAll(transaction: Transaction, parts: readonly RawBuilder<unknown>[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select * from (${sql.join(parts, sql` union all `)}) as found order by time, id, kind limit ${MOST}`.execute(
    transaction,
  );
  return rows;
}
