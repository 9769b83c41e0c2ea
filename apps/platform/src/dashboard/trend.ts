import '../audit/tables.ts';
import '../notice/tables.ts';
import type { CompanyType } from '@jianzhu/domain';
import { sql } from 'kysely';
import type { ActRegister } from '../audit/act-register.ts';
import { businessNow } from '../db/business-clock.ts';
import type { Transaction } from '../db/schema.ts';
import type { BusinessMember } from '../http/caller.ts';
import { permissionKeys } from '../member/permission-keys.ts';
import { DASHBOARD_MESSAGES } from './messages.ts';
import { procurementTrends } from './procurement-trends.ts';
import type { TrendSource } from './trend-source.ts';

const { trends: texts } = DASHBOARD_MESSAGES;

const LOGINS = ['member.oauthToken'];
const DONE = 200;

/** What is counted; a context with something to count adds its row. */
const sources = (acts: ActRegister, caller: BusinessMember): readonly TrendSource[] => [
  ...procurementTrends(caller),
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
export async function readTrend(
  transaction: Transaction,
  acts: ActRegister,
  caller: BusinessMember,
  { days, side: shown }: { readonly days: number; readonly side: CompanyType },
) {
  const granted = permissionKeys(caller.acting);
  const open = sources(acts, caller).filter(
    ({ permission, side = shown }) => side === shown && (permission === undefined || granted.includes(permission)),
  );
  const series = [];
  let [from, to] = ['', ''];
  for (const { key, words, scale = 1, ...source } of open) {
    const rows = await countByDay(transaction, source, 2 * days);
    const [before, counted] = [rows.slice(0, days), rows.slice(days)];
    from = counted.at(0)?.day ?? '';
    to = counted.at(-1)?.day ?? '';
    series.push({
      key,
      ...words,
      total: scaled(sum(counted), scale),
      previous: scaled(sum(before), scale),
      days: counted.map(({ count }) => scaled(count, scale)),
    });
  }
  return { from, to, series };
}

/** To two decimals. */
const scaled = (count: number, scale: number): number => Math.round((count / scale) * 100) / 100;

interface DayCount {
  readonly day: string;
  readonly count: number;
}

const sum = (rows: readonly DayCount[]): number => rows.reduce((total, { count }) => total + count, 0);

/** One row for each of the last days, the oldest first. */
async function countByDay(
  transaction: Transaction,
  { happenings, measure = sql`count(*)` }: Pick<TrendSource, 'happenings' | 'measure'>,
  days: number,
): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    with day as (
      select (${businessNow} at time zone 'Asia/Shanghai')::date - back as day from generate_series(0, ${days}::int - 1) as back
    ), counted as (
      select (at at time zone 'Asia/Shanghai')::date as day, (${measure})::float8 as count
      from (${happenings}) as happening
      where at >= (select min(day)::timestamp at time zone 'Asia/Shanghai' from day)
      group by 1
    )
    select day.day::text as day, coalesce(counted.count, 0) as count
    from day left join counted using (day) order by day.day`.execute(transaction);
  return rows;
}
