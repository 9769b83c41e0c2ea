import { addCompany } from '../src/testing/inquiries.ts';
import { tokensOf } from '../src/testing/members.ts';
import { tokenHeaders } from '../src/testing/token-headers.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, round1, shareOf, timeTurns } from './trade-figures.ts';

// 1,000,000 postings of 201 companies, 100,000 of them of the one that asks: what its accounts hold, and pages of its
// statement, by the calls, one after the other, in this process and its PostgreSQL.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const size = isShort
  ? { companies: 5, postings: 1000, own: 100 }
  : { companies: 200, postings: 1_000_000, own: 100_000 };
const turns = isShort ? 1 : 50;
/** Statements are planned for good after five times, on each of ten connections. */
const warmUp = isShort ? 0 : 60;
const [BALANCE_MS, STATEMENT_MS] = [10, 30];
const CHUNK = 50_000;

const FUND = '/api/rs-member-service/ecomm/fund';
const asked = {
  balance: [`${FUND}/account`],
  statement: [
    '',
    '&current=2',
    '&current=100',
    '&current=10000',
    '&account=escrow',
    '&reason=refund',
    '&keyword=ZF9999',
  ].map((filter) => `${FUND}/flow?size=10${filter}`),
} as const;

const platform = await openBenchPlatform();
try {
  const asking = await addCompany(platform, '记账压测建设集团有限公司');
  const [seeded] = await timeTurns(1, writePostings);
  process.stdout.write(`put in within ${round1((seeded ?? 0) / 1000)} s\n`);
  const headers = tokenHeaders(tokensOf(asking));
  const ask = async (path: string) => {
    const body = await platform.answer({ method: 'GET', url: path, headers });
    if (!body.includes('"code":200,')) throw new Error(`${path}: ${body.slice(0, 400)}`);
  };
  const worst: Record<string, number> = {};
  for (const [what, paths] of Object.entries(asked)) {
    for (const path of paths) {
      await Promise.all(Array.from({ length: Math.min(warmUp, 10) }, () => timeTurns(warmUp / 10, () => ask(path))));
      const taken = await timeTurns(turns, () => ask(path));
      const [p50, p95] = [shareOf(taken, 0.5), shareOf(taken, 0.95)];
      worst[what] = Math.max(worst[what] ?? 0, p95);
      process.stdout.write(`${path}: p50 ${round1(p50)} ms, p95 ${round1(p95)} ms\n`);
    }
  }
  reportTrade('ledger', worst, { balance: BALANCE_MS, statement: STATEMENT_MS });

  /** Half payments into escrow, half refunds of the one before, so that the books stay whole. */
  async function writePostings(): Promise<void> {
    await platform.db.admin(
      `insert into business (name, tenant_id, kind, cert_status) select '记账压测' || n, '000000', 1, 2
       from generate_series(1, ${size.companies}) as n`,
    );
    await platform.db.admin(
      `insert into pay_order (business_id, create_user_id, update_user_id, code, biz_type, biz_id, subject, amount, channel,
         expire_time)
       select id, $1::bigint, $1, 'ZF' || id, 4, id, '投标保证金', 100, 1, '2030-01-01' from business
       where name like '记账压测%'`,
      [asking.userId],
    );
    // Kept sums are made at the end, as the migration makes them: entry by entry one row would change a million times.
    await platform.db.admin('alter table ledger_entry disable trigger ledger_entry_keeps_balance');
    for (let from = 0; from < size.postings; from += CHUNK) {
      await platform.db.admin(
        `with orders as (
           select id, business_id, code, row_number() over (order by business_id <> $3::bigint, id) - 1 as nth from pay_order
         ), made as (
           insert into ledger_posting (cause, reason, order_id, subject, code, create_time)
           select 'bench/' || n, case n / 10 % 2 when 0 then 'payment' else 'refund' end, o.id, '投标保证金', 'ZF' || n,
             now() - (${size.postings} - n) * interval '1 minute'
           from generate_series($1::int, $2::int) as n
           join orders o on o.nth = case when n % ${size.postings / size.own} < 1 then 0 else 1 + n / 2 % ${size.companies} end
           returning id, order_id, reason, create_time, subject, code, substr(cause, 7)::int as n
         )
         insert into ledger_entry (posting_id, account, business_id, amount, create_time, reason, subject, code, nth, balance)
         select m.id, side.account, side.owner, case m.reason when 'payment' then side.amount else -side.amount end, m.create_time,
           m.reason, m.subject, m.code, case when side.owner is not null then -m.n end, case when side.owner is not null then 0 end
         from made m join pay_order o on o.id = m.order_id
         cross join lateral (values ('online', null::bigint, -100), ('escrow', o.business_id, 100)) as side (account, owner, amount)`,
        [from, Math.min(from + CHUNK, size.postings) - 1, asking.businessId],
      );
    }
    await platform.db.admin(
      `update ledger_entry e set nth = kept.nth, balance = kept.balance from (
         select id, row_number() over (partition by business_id order by create_time, id) as nth,
           sum(amount) over (partition by business_id, account order by create_time, id) as balance
         from ledger_entry where business_id is not null
       ) as kept where kept.id = e.id`,
    );
    await platform.db.admin(
      `with book as (
         insert into ledger_book (business_id, entries, last_time)
         select business_id, count(*), max(create_time) from ledger_entry where business_id is not null group by business_id
       )
       insert into ledger_account (business_id, account, balance, entries)
       select business_id, account, sum(amount), count(*) from ledger_entry where business_id is not null
       group by business_id, account`,
    );
    await platform.db.admin('alter table ledger_entry enable trigger ledger_entry_keeps_balance');
    await platform.db.admin('vacuum analyze');
  }
} finally {
  await platform.close();
}
