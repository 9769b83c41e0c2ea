import '../ledger/tables.ts';
import type { CallData } from '@jianzhu/api-client';
import type { fundSchemas } from '@jianzhu/api-client/schemas';
import { FUND_ACCOUNTS, type FundAccount } from '@jianzhu/domain/funds';
import { type SqlBool, sql } from 'kysely';
import { type Page, type PageRequest, pageOf } from '../db/page.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { equals, like, listRecords, since, until } from '../record/list-records.ts';

type Balances = CallData<typeof fundSchemas.account>;

/** What lies in each account of the business in fen. Row security alone decides whose. */
export async function readBalances(transaction: Transaction): Promise<Balances> {
  const rows = await transaction.selectFrom('ledger_account').select(['account', 'balance']).execute();
  // Object.keys of the table gives exactly its names.
  const accounts = Object.keys(FUND_ACCOUNTS) as FundAccount[];
  const held = (account: FundAccount) => Number(rows.find((row) => row.account === account)?.balance ?? 0);
  return Object.fromEntries(accounts.map((account) => [account, held(account)])) as Balances;
}

const isOfBusiness = (account: string): account is FundAccount => account in FUND_ACCOUNTS;

/** Entries of the business's accounts with what each account held after them, as its statement lists them. */
export const flowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('ledger_entry')
    .select(['id', 'nth', 'account', 'amount', 'balance', 'create_time', 'reason', 'subject', 'code'])
    .where('business_id', '=', sql<string>`(select app.current_business())`);

export const FLOW_LIST = {
  filters: {
    account: equals('account'),
    reason: equals('reason'),
    from: since('create_time'),
    to: until('create_time'),
    keyword: (text: string) => (isCode(text) ? beginsWith(text) : like('subject', 'code')(text)),
  },
  sorts: {},
  order: ['nth'],
};

/** What no subject is: a number of an order as far as it is typed. Such numbers begin so, and so can an index. */
const isCode = (text: string): boolean => /^[A-Z]{2}\d+$/.test(text);

/** As a range: a pattern that is a parameter finds no index. What follows 9 ends it. */
const beginsWith = (text: string) => sql<SqlBool>`(code collate "C" >= ${text} and code collate "C" < ${`${text}:`})`;

interface FlowQuery extends PageRequest {
  readonly account?: FundAccount | undefined;
  readonly reason?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly keyword?: string | undefined;
}

/**
 * A page of the statement, the newest first. Days are runs of places in the book, so that a page of them, however deep,
 * is found by the places of its rows and no row before it is read; other filters go by their indexes.
 */
export async function readFlows(transaction: Transaction, asked: FlowQuery): Promise<Page<Flow>> {
  const { account, reason, keyword, from, to } = asked;
  if (account !== undefined || reason !== undefined || (keyword ?? '') !== '') {
    return listRecords(transaction, flowsOf(transaction), FLOW_LIST, asked, toFlow);
  }
  const { first, last } = await placesOf(transaction, { from, to });
  const top = last - (asked.current - 1) * asked.size;
  const rows = await flowsOf(transaction)
    .where('nth', '<=', String(top))
    .where('nth', '>', String(Math.max(top - asked.size, first - 1)))
    .orderBy('nth', 'desc')
    .execute();
  return pageOf(rows.map(toFlow), Math.max(0, last - first + 1), asked);
}

/** The first and the last place of the entries of some days; the last is before the first where there is none. */
async function placesOf(
  transaction: Transaction,
  { from, to }: Pick<FlowQuery, 'from' | 'to'>,
): Promise<{ readonly first: number; readonly last: number }> {
  const book = await transaction.selectFrom('ledger_book').select('entries').executeTakeFirst();
  const last = Number(book?.entries ?? 0);
  const before = async (day: string, shift: 0 | 1) => {
    const found = await transaction
      .selectFrom('ledger_entry')
      .select('nth')
      .where('business_id', '=', sql<string>`(select app.current_business())`)
      .where('create_time', '<', sql<Date>`(${day}::date + ${shift}::int)::timestamp at time zone 'Asia/Shanghai'`)
      .orderBy('create_time', 'desc')
      .orderBy('nth', 'desc')
      .limit(1)
      .executeTakeFirst();
    return Number(found?.nth ?? 0);
  };
  return {
    first: from === undefined ? 1 : (await before(from, 0)) + 1,
    last: to === undefined ? last : await before(to, 1),
  };
}

type FlowRow = Awaited<ReturnType<ReturnType<typeof flowsOf>['executeTakeFirstOrThrow']>>;
type Flow = CallData<typeof fundSchemas.flow>['records'][number];

export const toFlow = ({ id, create_time, account, amount, balance, reason, subject, code }: FlowRow): Flow => {
  if (!isOfBusiness(account)) throw new TypeError(`account ${account} is no business's`);
  const time = timeText(create_time);
  return { id, time, account, reason, subject, code, amount: Number(amount), balance: Number(balance) };
};
