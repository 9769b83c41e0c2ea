import '../audit/tables.ts';
import '../notice/tables.ts';
import type { PermissionKey } from '@jianzhu/domain/member-center';
import { type RawBuilder, sql } from 'kysely';
import type { ActRegister } from '../audit/act-register.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';

const { trends: texts } = DASHBOARD_MESSAGES;

const LOGINS = ['member.oauthToken'];
const DONE = 200;

/** Something that happens day by day; row security says to whom. */
interface TrendSource {
  readonly key: string;
  readonly words: { readonly label: string; readonly unit: string };
  readonly permission?: PermissionKey;
  /** Rows with the instant `at` of each happening. */
  readonly happenings: RawBuilder<unknown>;
}

/** What is counted; a context with something to count adds its row. */
const sources = (acts: ActRegister): readonly TrendSource[] => [
  { key: 'notices', words: texts.notices, happenings: sql`select create_time as at from notice` },
  {
    key: 'logins',
    words: texts.logins,
    permission: 'audit_view',
    happenings: sql`select at from audit_event where act = any(${LOGINS}::text[]) and code = ${DONE}`,
  },
  {
    key: 'acts',
    words: texts.acts,
    permission: 'audit_view',
    happenings: sql`select at from audit_event where act = any(${acts.idsWhere(({ kind }) => kind !== 'login')}::text[]) and code = ${DONE}`,
  },
];

/** Counts by day over the last days, today included, beside those of as many days before. */
export async function readTrend(transaction: Transaction, acts: ActRegister, { acting }: BusinessMember, days: number) {
  const granted = permissionKeys(acting);
  const open = sources(acts).filter(({ permission }) => permission === undefined || granted.includes(permission));
  const series = [];
  let [from, to] = ['', ''];
  for (const { key, words, happenings } of open) {
    const rows = await countByDay(transaction, happenings, 2 * days);
    const [before, counted] = [rows.slice(0, days), rows.slice(days)];
    from = counted.at(0)?.day ?? '';
    to = counted.at(-1)?.day ?? '';
    series.push({ key, ...words, total: sum(counted), previous: sum(before), days: counted.map(({ count }) => count) });
  }
  return { from, to, series };
}

interface DayCount {
  readonly day: string;
  readonly count: number;
}

const sum = (rows: readonly DayCount[]): number => rows.reduce((total, { count }) => total + count, 0);

/** One row for each of the last days, the oldest first. */
async function countByDay(
  transaction: Transaction,
  happenings: RawBuilder<unknown>,
  days: number,
): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    with day as (
      select (now() at time zone 'Asia/Shanghai')::date - back as day from generate_series(0, ${days}::int - 1) as back
    ), counted as (
      select (at at time zone 'Asia/Shanghai')::date as day, count(*)::int as count
      from (${happenings}) as happening
      where at >= (select min(day)::timestamp at time zone 'Asia/Shanghai' from day)
      group by 1
    )
    select day.day::text as day, coalesce(counted.count, 0) as count
    from day left join counted using (day) order by day.day`.execute(transaction);
  return rows;
}
