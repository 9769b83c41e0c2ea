import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, PATHS, receiveCode, solveCaptcha, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

let phones = 13_700_000_000;

async function newForm() {
  phones += 1;
  const phone = String(phones);
  const smsCode = await receiveCode(platform, phone, 'finance', `${PATHS.front}/sendPhoneCode`);
  return {
    businessName: '砚北建设',
    applyAmount: 5_000_000,
    contactName: '王建国',
    contactPhone: phone,
    smsCode,
    captchaToken: await solveCaptcha(platform, 'finance', phone),
  };
}

const apply = (form: object, key: string) =>
  platform.post(`${PATHS.front}/financeApply`, form, { headers: { 'idempotency-key': key } });
const countOf = async (phone: string) => {
  const rows = await platform.db.admin('select from home_application where phone = $1', [phone]);
  return rows.length;
};

describe('an Idempotency-Key (domain 0.8)', () => {
  it('gives the first answer again, and has one effect', async () => {
    const form = await newForm();
    const key = randomUUID();
    const first = await apply(form, key);
    expect(first).toMatchObject({ code: 200, data: { code: expect.stringMatching(/^RZ\d{13}$/), status: 1 } });
    const again = await apply(form, key);
    const said = ({ headers: _sent, ...answer }: typeof first) => JSON.stringify(answer);
    expect(said(again), 'to the byte').toBe(said(first));
    expect(await countOf(form.contactPhone)).toBe(1);
    const events = await platform.db.admin(
      `select from audit_event where act = 'homeApplication.applyForFinance' and code = 200`,
    );
    expect(events, 'and one event').toHaveLength(1);
  });

  it('lets one of many twins through', async () => {
    const form = await newForm();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(form, key)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => code === 200 || code === 431)).toBe(true);
    expect(await countOf(form.contactPhone)).toBe(1);
  });

  it('is refused with another body', async () => {
    const form = await newForm();
    const key = randomUUID();
    await apply(form, key);
    expect(await apply({ ...form, applyAmount: 6_000_000 }, key)).toMatchObject({ code: 431, msg: '请勿重复提交' });
  });

  it('leaves no mark that could be tried out: a body may hold a sealed price', async () => {
    const form = await newForm();
    const key = randomUUID();
    await apply(form, key);
    const [kept] = await platform.db.admin<{ body_hash: Buffer }>(
      'select body_hash from idempotency_key where key = $1',
      [key],
    );
    for (const body of [form, ['', form]]) {
      const guessed = createHash('sha256').update(JSON.stringify(body)).digest();
      expect(kept?.body_hash.equals(guessed)).toBe(false);
    }
    expect(kept?.body_hash).toHaveLength(32);
  });

  it('may be used again after a refusal, and is needed', async () => {
    const form = await newForm();
    const key = randomUUID();
    expect(
      await apply(
        { ...form, smsCode: '000000', captchaToken: await solveCaptcha(platform, 'finance', form.contactPhone) },
        key,
      ),
    ).toMatchObject({ code: 425 });
    expect(await apply(form, key)).toMatchObject({ code: 200 });
    expect(await apply(form, 'no uuid')).toMatchObject({ code: 400 });
  });

  it('counts for a day', async () => {
    const form = await newForm();
    const key = randomUUID();
    await apply(form, key);
    await platform.db.admin(`update idempotency_key set started_at = now() - interval '25 hours' where key = $1`, [
      key,
    ]);
    expect(await apply(form, key)).toMatchObject({ code: 425 });
  });
});
