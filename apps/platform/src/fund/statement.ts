import '../ledger/tables.ts';
import type { CallData } from '@jianzhu/api-client';
import type { fundSchemas } from '@jianzhu/api-client/schemas';
import { FUND_ACCOUNTS, type FundAccount } from '@jianzhu/domain/funds';
import { sql } from 'kysely';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { equals, like, since, until } from '../record/list-records.ts';

type Balances = CallData<typeof fundSchemas.account>;

/** What lies in each account of the business in fen. Row security alone decides whose. */
export async function readBalances(transaction: Transaction): Promise<Balances> {
  const rows = await transaction
    .selectFrom('ledger_entry')
    .select(['account', (by) => by.fn.sum<string>('amount').as('balance')])
    .groupBy('account')
    .execute();
  const balances: Balances = { available: 0, escrow: 0, bond: 0 };
  for (const { account, balance } of rows) if (isOfBusiness(account)) balances[account] = Number(balance);
  return balances;
}

const isOfBusiness = (account: string): account is FundAccount => account in FUND_ACCOUNTS;

/** Entries of the business's accounts with what each account held after them, as its statement lists them. */
export const flowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom((by) =>
      by
        .selectFrom('ledger_entry as e')
        .innerJoin('ledger_posting as p', 'p.id', 'e.posting_id')
        .select(['e.id', 'e.account', 'e.amount', 'e.create_time', 'p.reason', 'p.subject', 'p.code'])
        .select(
          sql<string>`(select sum(b.amount) from ledger_entry b
          where b.business_id = e.business_id and b.account = e.account
            and (b.create_time, b.id) <= (e.create_time, e.id))`.as('balance'),
        )
        .as('flow'),
    )
    .selectAll();

export const FLOW_LIST = {
  filters: {
    account: equals('account'),
    reason: equals('reason'),
    from: since('create_time'),
    to: until('create_time'),
    keyword: like('subject', 'code'),
  },
  sorts: {},
  order: ['create_time'],
};

type FlowRow = Awaited<ReturnType<ReturnType<typeof flowsOf>['executeTakeFirstOrThrow']>>;
type Flow = CallData<typeof fundSchemas.flow>['records'][number];

export const toFlow = ({ id, create_time, account, amount, balance, reason, subject, code }: FlowRow): Flow => {
  if (!isOfBusiness(account)) throw new TypeError(`account ${account} is no business's`);
  const time = timeText(create_time);
  return { id, time, account, reason, subject, code, amount: Number(amount), balance: Number(balance) };
};
