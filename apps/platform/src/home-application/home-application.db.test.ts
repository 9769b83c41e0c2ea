import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, PATHS, receiveCode, solveCaptcha, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const SEND = `${PATHS.front}/sendPhoneCode`;
const APPLY = `${PATHS.front}/projectApply`;
const CAPTCHA = `${PATHS.front}/financeApply/captcha`;

let phones = 13_600_000_000;
const newPhone = () => String(++phones);
const withQuery = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;
const messagesTo = (phone: string) => platform.db.admin('select from sent_message where receiver = $1', [phone]);
const applicationsOf = (phone: string) =>
  platform.db.admin('select amount from home_application where phone = $1', [phone]);

async function newApplication(phone: string) {
  return {
    businessName: '砚北建设',
    contactName: '王建国',
    phone,
    cooperateIntent: '承接机电安装 & 消防，100%自有班组',
    quoteAmount: '128000000',
    smsCode: await receiveCode(platform, phone, 'project', SEND),
    captchaToken: await solveCaptcha(platform, 'project', phone),
  };
}

describe('the three calls of the home page that decision 41 makes GETs', () => {
  it('send a code once for one captcha (R-CALL-046)', async () => {
    const phone = newPhone();
    const request = withQuery(SEND, {
      phone,
      scene: 'project',
      captchaToken: await solveCaptcha(platform, 'project', phone),
    });
    expect(await platform.get(request)).toMatchObject({ code: 200, data: null });
    expect(await platform.get(request)).toMatchObject({ code: 425 });
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it('take an application once for one captcha (R-CALL-045)', async () => {
    const phone = newPhone();
    const request = withQuery(APPLY, await newApplication(phone));
    expect(await platform.get(request)).toMatchObject({ code: 200, data: { status: 1 } });
    expect(await platform.get(request)).toMatchObject({ code: 425 });
    expect(await applicationsOf(phone)).toEqual([{ amount: '128000000' }]);
  });

  it('let one of many twins through', async () => {
    const phone = newPhone();
    const request = withQuery(APPLY, await newApplication(phone));
    const answers = await Promise.all(Array.from({ length: 6 }, () => platform.get(request)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await applicationsOf(phone)).toHaveLength(1);
  });

  it('do nothing without a captcha, or with a value that does not fit', async () => {
    const phone = newPhone();
    const application = await newApplication(phone);
    for (const wrong of [
      { captchaToken: 'a'.repeat(32) },
      { captchaToken: '' },
      { quoteAmount: '1.5' },
      { quoteAmount: 'x' },
    ])
      expect((await platform.get(withQuery(APPLY, { ...application, ...wrong }))).code).not.toBe(200);
    expect(await applicationsOf(phone)).toEqual([]);
    expect(await platform.get(withQuery(SEND, { phone, scene: 'project', captchaToken: '' }))).toMatchObject({
      code: 400,
    });
  });

  it('are never stored, and know no POST any more', async () => {
    for (const path of [SEND, APPLY, CAPTCHA]) {
      const answer = await platform.app.inject({ method: 'GET', url: path });
      expect(answer.headers['cache-control']).toBe('no-store');
      const posted = await platform.app.inject({ method: 'POST', url: path, payload: {} });
      expect(posted.statusCode).toBe(404);
    }
  });
});
