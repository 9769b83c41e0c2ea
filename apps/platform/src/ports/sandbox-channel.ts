import '../payment/tables.ts';
import { PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import {
  type BillLine,
  CHANNEL_NAMES,
  type ChannelName,
  type ChargeState,
  type PaymentChannel,
} from './payment-channel.ts';
import { channelsOf, type PaymentChannels } from './payment-channels.ts';

const STATUS = { waiting: 0, charged: 1, failed: 2, closed: 3 } as const;

/** How a card of the demonstration behaves. */
interface CardWay {
  readonly status: number;
  readonly reason?: string;
  readonly afterS?: number;
}

/** By the last digit of its number (domain rules 13.3). */
const CARDS: Readonly<Record<string, CardWay>> = {
  '0': { status: STATUS.charged },
  '1': { status: STATUS.failed, reason: PAYMENT_MESSAGES.noMoney },
  '2': { status: STATUS.waiting, reason: PAYMENT_MESSAGES.timedOut, afterS: 30 },
};
const OTHER_CARD: CardWay = { status: STATUS.waiting };

/**
 * Moves no money: a person says what comes of a charge (`answerSandbox`), a card says it by its number, and everything
 * goes back. It keeps what it has said in tables of its own, as the others do elsewhere.
 */
export const sandboxChannels = (database: Database): PaymentChannels =>
  channelsOf(CHANNEL_NAMES.map((name) => sandboxChannel(database, name)));

function sandboxChannel(database: Database, name: ChannelName): PaymentChannel {
  const query = (serial: string): Promise<ChargeState> =>
    database.withWorker(async (transaction) => {
      await sql`update sandbox_charge set status = ${STATUS.charged}, charge_time = now()
        where serial = ${serial} and status = ${STATUS.waiting} and charge_at <= now()`.execute(transaction);
      const row = await transaction
        .selectFrom('sandbox_charge')
        .selectAll()
        .where('serial', '=', serial)
        .executeTakeFirst();
      if (row === undefined) return { kind: 'unknown' };
      if (row.status === STATUS.charged) {
        return { kind: 'charged', channelNo: `SB${serial}`, amount: Number(row.amount) };
      }
      if (row.status === STATUS.waiting) {
        return name === 'bank' ? { kind: 'waiting' } : { kind: 'waiting', code: `jianzhu-sandbox:${name}/${serial}` };
      }
      return { kind: 'failed', reason: row.reason };
    });

  return {
    name,
    isSandbox: true,
    query,
    async charge({ serial, amount, card }) {
      const { status, reason = '', afterS } = (card && CARDS[card.number.slice(-1)]) ?? OTHER_CARD;
      await database.withWorker((transaction) =>
        transaction
          .insertInto('sandbox_charge')
          .values({
            ...{ serial, channel: name, amount, status, reason },
            charge_at: afterS === undefined ? null : sql<Date>`now() + make_interval(secs => ${afterS})`,
            charge_time: status === STATUS.charged ? sql<Date>`now()` : null,
          })
          .onConflict((known) => known.column('serial').doNothing())
          .execute(),
      );
      return query(serial);
    },
    close: (serial) =>
      database.withWorker(async (transaction) => {
        await transaction
          .updateTable('sandbox_charge')
          .set({ status: STATUS.closed, reason: PAYMENT_MESSAGES.codeOver })
          .where('serial', '=', serial)
          .where('status', '=', STATUS.waiting)
          .where('charge_at', 'is', null)
          .execute();
      }),
    refund: ({ code, serial, amount }) =>
      database.withWorker(async (transaction) => {
        const charge = await transaction
          .selectFrom('sandbox_charge')
          .select(['amount', 'status'])
          .where('serial', '=', serial)
          .forUpdate()
          .executeTakeFirst();
        const { given, isKnown } = await transaction
          .selectFrom('sandbox_refund')
          .select([
            sql<string>`coalesce(sum(amount), 0)`.as('given'),
            sql<SqlBool>`coalesce(bool_or(code = ${code}), false)`.as('isKnown'),
          ])
          .where('serial', '=', serial)
          .executeTakeFirstOrThrow();
        if (isKnown === true) return { kind: 'done' };
        if (charge?.status !== STATUS.charged || Number(given) + amount > Number(charge.amount)) {
          return { kind: 'refused', reason: PAYMENT_MESSAGES.noMoney };
        }
        await transaction.insertInto('sandbox_refund').values({ code, serial, amount }).execute();
        return { kind: 'done' };
      }),
    queryRefund: ({ code }) =>
      database.withWorker(async (transaction) => {
        const row = await transaction
          .selectFrom('sandbox_refund')
          .select('code')
          .where('code', '=', code)
          .executeTakeFirst();
        return { kind: row === undefined ? 'unknown' : 'done' };
      }),
    // Its person answers by a call of a member, and nobody calls back.
    readCallback: async () => null,
    answerCallback: () => ({ status: 404, contentType: 'text/plain', body: '' }),
    bill: (day) => database.withWorker((transaction) => billOf(transaction, name, day)),
  };
}

async function billOf(transaction: Transaction, name: ChannelName, day: string): Promise<BillLine[]> {
  const { rows } = await sql<{ kind: BillLine['kind']; number: string; amount: string; time: Date }>`
    select 'charge' as kind, serial as number, amount, charge_time as time from sandbox_charge
      where channel = ${name} and status = ${STATUS.charged}
        and (charge_time at time zone 'Asia/Shanghai')::date = ${day}::date
    union all
    select 'refund', r.code, r.amount, r.create_time from sandbox_refund r join sandbox_charge c using (serial)
      where c.channel = ${name} and (r.create_time at time zone 'Asia/Shanghai')::date = ${day}::date
    order by time, number`.execute(transaction);
  return rows.map(({ kind, number, amount, time }) => ({
    ...{ kind, number, channelNo: `SB${number}`, amount: Number(amount), time: timeText(time) },
  }));
}

/** What a person lets a channel of the demonstration do with a charge; in the transaction that takes its word. */
export async function answerSandbox(
  transaction: Transaction,
  charge: { readonly serial: string; readonly channel: ChannelName; readonly amount: number },
  isCharged: boolean,
): Promise<void> {
  const status = isCharged ? STATUS.charged : STATUS.failed;
  const charge_time = isCharged ? sql<Date>`now()` : null;
  await transaction
    .insertInto('sandbox_charge')
    .values({ ...charge, status, reason: isCharged ? '' : PAYMENT_MESSAGES.failed, charge_time })
    .onConflict((known) =>
      // What was charged stays so; what was closed may be charged all the same, as a late answer says.
      known.column('serial').doUpdateSet({ status, charge_time }).where('sandbox_charge.status', '<>', STATUS.charged),
    )
    .execute();
}
