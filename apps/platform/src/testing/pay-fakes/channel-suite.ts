import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shanghaiTime } from '../../ports/channel-wire.ts';
import type { Charge, ChargeState } from '../../ports/payment-channel.ts';
import type { FakeChannel, Forgery } from './fake-book.ts';

interface Suite {
  readonly start: () => Promise<FakeChannel>;
  /** Whether a callback is too old to be believed after some time; without it, it is told twice and does nothing. */
  readonly forgeries: readonly Forgery[];
}

const HOUR_MS = 3_600_000;
let serials = 0;

const chargeOf = (over: Partial<Charge> = {}): Charge => {
  serials += 1;
  return {
    ...{ serial: `ZF2026112700${serials}-a`, amount: 28_310_05, subject: '工程项目全程法务包（12 个月）' },
    expiresAt: new Date(Date.now() + HOUR_MS),
    card: { number: '6222020000000000018', holderName: '王建国', phone: '13800138000' },
    ...over,
  };
};

/** What each payment channel does, over a fake of its wire that judges it by signatures and books of its own. */
export function describePaymentChannel(name: string, { start, forgeries }: Suite): void {
  describe(`the payment channel ${name}`, () => {
    let fake: FakeChannel;
    beforeAll(async () => {
      fake = await start();
    });
    afterAll(() => fake.close());
    beforeEach(() => fake.book.clear());

    const timesOf = (serial: string) => fake.book.charges.get(serial)?.times ?? 0;
    const chargedBy = (charge: Charge): ChargeState => ({
      ...{ kind: 'charged', amount: charge.amount },
      channelNo: fake.book.charges.get(charge.serial)?.channelNo ?? '',
    });
    async function paid(over: Partial<Charge> = {}): Promise<Charge> {
      const charge = chargeOf(over);
      await fake.channel.charge(charge);
      fake.book.pay(charge.serial);
      return charge;
    }
    const refundOf = ({ serial, amount }: Charge, code: string, part = amount) => ({
      ...{ code, serial, amount: part, charged: amount, reason: '买方申请退款' },
    });

    it('charges what it is asked to, once the payer has paid', async () => {
      const charge = chargeOf();
      expect(await fake.channel.query(charge.serial)).toEqual({ kind: 'unknown' });
      expect((await fake.channel.charge(charge)).kind).toBe('waiting');
      expect((await fake.channel.query(charge.serial)).kind).toBe('waiting');
      fake.book.pay(charge.serial);
      expect(await fake.channel.query(charge.serial)).toEqual(chargedBy(charge));
    });

    it('is not asked twice for one number, whatever is asked again', async () => {
      const charge = await paid();
      expect(await fake.channel.charge(charge)).toEqual(chargedBy(charge));
      expect(timesOf(charge.serial)).toBe(1);
    });

    it('that gives no answer has charged all the same: its word is asked for, and nothing is charged again', async () => {
      const charge = chargeOf();
      fake.book.mood = 'silent';
      await expect(fake.channel.charge(charge)).rejects.toThrow('did not answer');
      fake.book.pay(charge.serial);
      expect(await fake.channel.query(charge.serial)).toEqual(chargedBy(charge));
      expect(await fake.channel.charge(charge)).toEqual(chargedBy(charge));
      expect(timesOf(charge.serial)).toBe(1);
    });

    it('that has not heard is asked again under the same number', async () => {
      const charge = chargeOf();
      fake.book.mood = 'deaf';
      await expect(fake.channel.charge(charge)).rejects.toThrow('did not answer');
      expect(await fake.channel.query(charge.serial)).toEqual({ kind: 'unknown' });
      expect((await fake.channel.charge(charge)).kind).toBe('waiting');
    });

    it('says why it charges nothing', async () => {
      fake.book.refusal = '余额不足';
      expect(await fake.channel.charge(chargeOf())).toEqual({ kind: 'failed', reason: '余额不足' });
    });

    it('says that a payment has failed', async () => {
      const charge = chargeOf();
      await fake.channel.charge(charge);
      fake.book.fail(charge.serial);
      expect((await fake.channel.query(charge.serial)).kind).toBe('failed');
    });

    it('ends a charge that nobody has paid, and none that somebody has', async () => {
      const [open, done] = [chargeOf(), await paid()];
      await fake.channel.charge(open);
      for (const { serial } of [open, done, chargeOf()]) await fake.channel.close(serial);
      fake.book.pay(open.serial);
      expect((await fake.channel.query(open.serial)).kind).toBe('failed');
      expect(timesOf(open.serial)).toBe(0);
      expect(await fake.channel.query(done.serial)).toEqual(chargedBy(done));
    });

    it('gives back in parts, each once, and no more than it has charged', async () => {
      const charge = await paid({ amount: 1000 });
      const first = refundOf(charge, 'TK1', 400);
      expect(await fake.channel.queryRefund(first)).toEqual({ kind: 'unknown' });
      expect((await fake.channel.refund(first)).kind).toBe('done');
      expect((await fake.channel.refund(first)).kind).toBe('done');
      expect((await fake.channel.refund(refundOf(charge, 'TK2', 601))).kind).toBe('refused');
      expect((await fake.channel.refund(refundOf(charge, 'TK3', 600))).kind).toBe('done');
      expect((await fake.channel.queryRefund(first)).kind).toBe('done');
      expect([...fake.book.refunds.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
      // What went back had come.
      expect(await fake.channel.query(charge.serial)).toEqual(chargedBy(charge));
    });

    it('that gives no answer has given back all the same', async () => {
      const refund = refundOf(await paid(), 'TK4');
      fake.book.mood = 'silent';
      await expect(fake.channel.refund(refund)).rejects.toThrow('did not answer');
      expect((await fake.channel.queryRefund(refund)).kind).toBe('done');
    });

    it('is believed when it calls back, as often as it does', async () => {
      const charge = await paid();
      const news = { of: 'charge', serial: charge.serial, state: chargedBy(charge) };
      expect(await fake.channel.readCallback(fake.callback(charge.serial))).toEqual(news);
      expect(await fake.channel.readCallback(fake.callback(charge.serial))).toEqual(news);
      await fake.channel.refund(refundOf(charge, 'TK5'));
      expect(await fake.channel.readCallback(fake.refundCallback('TK5'))).toEqual({
        ...{ of: 'refund', code: 'TK5', state: { kind: 'done' } },
      });
    });

    it('may call back before it answers', async () => {
      const charge = chargeOf();
      fake.book.isInstant = true;
      let early: unknown;
      fake.book.beforeAnswer = async () => {
        fake.book.beforeAnswer = async () => {};
        early = await fake.channel.readCallback(fake.callback(charge.serial));
      };
      expect(await fake.channel.charge(charge)).toEqual(chargedBy(charge));
      expect(early).toEqual({ of: 'charge', serial: charge.serial, state: chargedBy(charge) });
      expect(timesOf(charge.serial)).toBe(1);
    });

    it.each(forgeries)('is not believed when somebody calls in its name: %s', async (forgery) => {
      const charge = await paid();
      expect(await fake.channel.readCallback(fake.callback(charge.serial, forgery))).toBeNull();
    });

    it('is not believed where somebody answers in its name: that is no answer', async () => {
      const charge = await paid();
      fake.book.mood = 'forged';
      await expect(fake.channel.query(charge.serial)).rejects.toThrow('not signed');
      fake.book.mood = 'forged';
      await expect(fake.channel.refund(refundOf(charge, 'TK6'))).rejects.toThrow('not signed');
    });

    it('lets nobody in who signs with another key', async () => {
      await expect(fake.stranger.charge(chargeOf())).rejects.toThrow();
      expect([fake.book.charges.size, fake.book.strangers]).toEqual([0, expect.toSatisfy((times) => times > 0)]);
    });

    it('bills a day: what was charged, and what went back', async () => {
      const [one, other] = [await paid({ amount: 1000 }), await paid({ amount: 12_05 })];
      await fake.channel.charge(chargeOf());
      await fake.channel.refund(refundOf(one, 'TK7', 250));
      const today = shanghaiTime(new Date()).slice(0, 10);
      const lines = (await fake.channel.bill(today)).map(({ kind, number, amount }) => [kind, number, amount]);
      expect(lines).toEqual([
        ['charge', one.serial, 1000],
        ['charge', other.serial, 12_05],
        ['refund', 'TK7', 250],
      ]);
      expect(await fake.channel.bill('2020-01-01')).toEqual([]);
    });

    it('is told whether its callback was taken', () => {
      expect(fake.channel.answerCallback(true)).not.toEqual(fake.channel.answerCallback(false));
    });
  });
}
