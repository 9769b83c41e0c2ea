import './tables.ts';
import { CODE_CHANNELS, PAY_STATUS, PAYMENT_MESSAGES } from '@jianzhu/domain/payments';
import { sql } from 'kysely';
import { openCardNumber } from '../bank-card/card-number.ts';
import { readNow } from '../db/business-clock.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { ChargedCard, ChargeState, PaymentChannel } from '../ports/payment-channel.ts';
import type { PaymentChannels } from '../ports/payment-channels.ts';
import { lockKnown } from '../record/find-record.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { ATTEMPT, type Attempt, channelName, newestAttempt } from './attempt.ts';
import type { PayOrder } from './own-order.ts';
import { lockOrder, takeAnswer } from './take-answer.ts';

/** What asks a channel. */
export interface AskServices {
  readonly database: Database;
  readonly payments: PaymentChannels;
  readonly keeper: KeyKeeper;
}

/** Longer than a channel may take to answer: whoever asked and died holds nobody up for longer. */
export const ASKING_SECONDS = 30;
/** Until a channel is asked again after a charge that waits for its payer, the first time; then twice as long each. */
const FIRST_QUERY_SECONDS = 5;
const LONGEST_QUERY_SECONDS = 300;

/** What was reserved, as it stood before. */
interface Reserved {
  readonly attempt: Attempt;
  readonly order: PayOrder;
  readonly isNewest: boolean;
  /** Nobody can pay by it any more, or its order is over. */
  readonly isOver: boolean;
  /** Opened before the channel is asked, as the asking stands in no transaction. */
  readonly card: ChargedCard | undefined;
}

/**
 * Asks a channel for an attempt that is not settled: what was asked for before is asked after first, so that an answer that
 * was lost is never charged again. Reserve, ask, settle, each by itself: a process that dies in between leaves the rest to
 * the next one. @throws where there is no answer, to be asked again
 */
export async function askAttempt(services: AskServices, attemptId: string): Promise<void> {
  const reserved = await reserve(services, attemptId);
  if (reserved === undefined) return;
  try {
    const state = await askFor(services.payments, reserved);
    await settleAttempt(services.database, reserved.attempt, state);
  } finally {
    await services.database.withWorker((transaction) =>
      transaction.updateTable('pay_attempt').set({ asking_until: null }).where('id', '=', attemptId).execute(),
    );
  }
}

const reserve = ({ database, keeper }: AskServices, attemptId: string): Promise<Reserved | undefined> =>
  database.withWorker(async (transaction) => {
    const before = await lockKnown(transaction, 'pay_attempt', attemptId);
    if (before.status !== ATTEMPT.asked || channelName(before.channel) === undefined) return undefined;
    const [now] = (
      await sql<{ isAsked: boolean }>`
      select ${before.asking_until}::timestamptz > clock_timestamp() as "isAsked"`.execute(transaction)
    ).rows;
    if (now?.isAsked === true) throw new Error(`attempt ${attemptId} is being asked for`);
    await transaction
      .updateTable('pay_attempt')
      .set({
        asked: sql<number>`asked + 1`,
        asking_until: sql<Date>`clock_timestamp() + make_interval(secs => ${ASKING_SECONDS})`,
        // Whoever dies now is followed by the job that asks after what waits.
        query_time: sql<Date>`clock_timestamp() + make_interval(secs => ${ASKING_SECONDS})`,
      })
      .where('id', '=', attemptId)
      .execute();
    const order = await transaction
      .selectFrom('pay_order')
      .selectAll()
      .where('id', '=', before.order_id)
      .executeTakeFirstOrThrow();
    const isNewest = (await newestAttempt(transaction, order.id))?.id === before.id;
    const isLate = before.expire_time.getTime() <= (await readNow(transaction)).getTime();
    const isOver = isLate || !isNewest || order.status !== PAY_STATUS.paying;
    return { attempt: before, order, isNewest, isOver, card: await openCard(transaction, keeper, before) };
  });

async function openCard(
  transaction: Transaction,
  keeper: KeyKeeper,
  { card_id }: Attempt,
): Promise<ChargedCard | undefined> {
  if (card_id === null) return undefined;
  const card = await lockKnown(transaction, 'bank_card', card_id);
  if (card.card_number === null) throw new TypeError(`card ${card_id} is unbound while it pays`);
  const number = await openCardNumber(keeper, { ...card, card_number: card.card_number });
  return { number, holderName: card.holder_name, phone: card.reserve_phone };
}

async function askFor(
  payments: PaymentChannels,
  { attempt, order, isOver, card }: Reserved,
): Promise<ChargeState | 'over'> {
  const name = channelName(attempt.channel);
  const channel = name && payments.find(name);
  if (channel === undefined) throw new Error(`no channel for payments by ${name}`);
  const serial = attempt.channel_serial;
  // Nobody has been asked: there is nothing to close.
  if (isOver && attempt.asked === 0) return 'over';
  if (isOver) return endAt(channel, attempt);
  const known: ChargeState = attempt.asked === 0 ? { kind: 'unknown' } : await channel.query(serial);
  const lacksCode = known.kind === 'waiting' && CODE_CHANNELS.includes(attempt.channel) && attempt.code === '';
  // A trade that Alipay knows nothing of before its code is scanned has a code all the same.
  const isNew = known.kind === 'unknown' && attempt.code === '';
  if (!isNew && !lacksCode) return known.kind === 'unknown' ? { kind: 'waiting' } : known;
  return channel.charge({
    ...{ serial, amount: Number(attempt.amount), subject: order.subject, expiresAt: attempt.expire_time },
    ...(card && { card }),
  });
}

/** Has the channel end a charge, and asks what has become of it: it may have been paid at the last moment. */
async function endAt(channel: PaymentChannel, attempt: Attempt): Promise<ChargeState | 'over'> {
  await channel.close(attempt.channel_serial);
  const state = await channel.query(attempt.channel_serial);
  // What a bank is at stays so until it says more; a code that nobody has scanned is over.
  return state.kind === 'unknown' ? 'over' : state;
}

/** Keeps what a channel has said. */
export const settleAttempt = (database: Database, attempt: Attempt, state: ChargeState | 'over'): Promise<void> =>
  database.withWorker(async (transaction) => {
    const { channel_serial: serial, order_id } = attempt;
    if (state === 'over' || state.kind === 'failed') {
      const isCode = CODE_CHANNELS.includes(attempt.channel);
      const reason = state !== 'over' ? state.reason : isCode ? PAYMENT_MESSAGES.codeOver : PAYMENT_MESSAGES.failed;
      await takeAnswer(transaction, { serial, isCharged: false, reason });
    } else if (state.kind === 'charged') {
      const { amount, channelNo } = state;
      const taken = await takeAnswer(transaction, { serial, isCharged: true, amount, channelNo });
      if (taken instanceof Refusal) throw new Error(`the channel has charged another amount for ${serial}`);
    } else {
      // Behind the lock of the order, as every answer: one that came meanwhile is not written over.
      await lockOrder(transaction, order_id);
      await waitOn(transaction, attempt, state.kind === 'waiting' ? (state.code ?? '') : '');
    }
  });

const waitOn = (transaction: Transaction, { id, asked }: Attempt, code: string) => {
  const seconds = Math.min(FIRST_QUERY_SECONDS * 2 ** Math.min(asked, 10), LONGEST_QUERY_SECONDS);
  return transaction
    .updateTable('pay_attempt')
    .set({
      ...(code !== '' && { code }),
      query_time: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`,
    })
    .where('id', '=', id)
    .where('status', '=', ATTEMPT.asked)
    .execute();
};
