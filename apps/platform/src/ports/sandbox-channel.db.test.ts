import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { shanghaiTime } from './channel-wire.ts';
import type { PaymentChannel } from './payment-channel.ts';
import { answerSandbox, sandboxChannels } from './sandbox-channel.ts';

let db: TestDatabase;
let serials = 0;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** As another platform has it: nothing is kept in memory. */
const channel = (name: 'wechat' | 'bank' = 'wechat'): PaymentChannel => {
  const found = sandboxChannels(db.database).find(name);
  if (found === undefined) throw new Error('the sandbox has every channel');
  return found;
};
const chargeOf = (number?: string) => {
  serials += 1;
  return {
    ...{ serial: `ZF${serials}`, amount: 1000, subject: '标书费', expiresAt: new Date(Date.now() + 60_000) },
    ...(number !== undefined && { card: { number, holderName: '王建国', phone: '13800138000' } }),
  };
};
const answer = (serial: string, isCharged: boolean) =>
  db.database.withWorker((transaction) =>
    answerSandbox(transaction, { serial, channel: 'wechat', amount: 1000 }, isCharged),
  );
const refundOf = (serial: string, code: string, amount: number) => ({
  ...{ serial, code, amount, charged: 1000, reason: '退款' },
});

it('waits for a person, and remembers what was said after a restart', async () => {
  const charge = chargeOf();
  expect(await channel().query(charge.serial)).toEqual({ kind: 'unknown' });
  const code = `jianzhu-sandbox:wechat/${charge.serial}`;
  expect(await channel().charge(charge)).toEqual({ kind: 'waiting', code });
  expect(await channel().charge(charge)).toEqual({ kind: 'waiting', code });
  await answer(charge.serial, true);
  const charged = { kind: 'charged', channelNo: `SB${charge.serial}`, amount: 1000 };
  expect(await channel().query(charge.serial)).toEqual(charged);
  expect(await channel().charge(charge)).toEqual(charged);
  // Money that has come stays so.
  await answer(charge.serial, false);
  expect(await channel().query(charge.serial)).toEqual(charged);
});

it('lets a charge end, and a person say all the same that it was paid', async () => {
  const charge = chargeOf();
  await channel().charge(charge);
  await channel().close(charge.serial);
  expect((await channel().query(charge.serial)).kind).toBe('failed');
  await answer(charge.serial, true);
  await channel().close(charge.serial);
  expect((await channel().query(charge.serial)).kind).toBe('charged');
});

it.each([
  ['0', 'charged'],
  ['1', 'failed'],
  ['2', 'waiting'],
  ['7', 'waiting'],
])('knows a card by its last digit (domain rules 13.3): %s is %s', async (digit, kind) => {
  expect((await channel('bank').charge(chargeOf(`622202000000000000${digit}`))).kind).toBe(kind);
});

it('charges a slow card by itself, and none that was closed before', async () => {
  const charge = chargeOf('6222020000000000002');
  await channel('bank').charge(charge);
  await channel('bank').close(charge.serial);
  expect((await channel('bank').query(charge.serial)).kind).toBe('waiting');
  await db.admin('update sandbox_charge set charge_at = now() where serial = $1', [charge.serial]);
  expect((await channel('bank').query(charge.serial)).kind).toBe('charged');
});

it('gives back in parts, each once, no more than was charged, and bills the day', async () => {
  const charge = chargeOf();
  await channel().charge(charge);
  expect((await channel().refund(refundOf(charge.serial, 'TK0', 100))).kind).toBe('refused');
  await answer(charge.serial, true);
  const [part, rest, more] = [
    ['TK1', 400],
    ['TK2', 600],
    ['TK3', 1],
  ] as const;
  expect((await channel().queryRefund(refundOf(charge.serial, ...part))).kind).toBe('unknown');
  for (const [code, amount] of [part, part, rest]) {
    expect((await channel().refund(refundOf(charge.serial, code, amount))).kind).toBe('done');
  }
  expect((await channel().refund(refundOf(charge.serial, ...more))).kind).toBe('refused');
  const lines = await channel().bill(shanghaiTime(new Date()).slice(0, 10));
  const ours = lines.filter(({ number }) => [charge.serial, 'TK1', 'TK2', 'TK3'].includes(number));
  expect(ours.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 1000],
    ['refund', 400],
    ['refund', 600],
  ]);
  expect(await channel().bill('2020-01-01')).toEqual([]);
});
