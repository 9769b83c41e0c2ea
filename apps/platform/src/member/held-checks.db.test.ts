import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeferred, type Deferred } from '../testing/deferred.ts';
import {
  createTestPlatform,
  openSession,
  PASSWORD,
  PATHS,
  solveCaptcha,
  type TestPlatform,
} from '../testing/test-platform.ts';

// Files share a worker: what others have loaded knows nothing of the mock, and what this one loads must not outlast it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const held = vi.hoisted(() => ({
  /** The next check of a password is over, and its answer waits. */
  next: undefined as { checked: () => void; released: Promise<void> } | undefined,
  /** Too many wait for a check: no other begins. */
  isFull: false,
}));

vi.mock(import('./passwords.ts'), async (importOriginal) => {
  const actual = await importOriginal();
  return {
    ...actual,
    createPasswords: () => {
      const passwords = actual.createPasswords();
      return {
        ...passwords,
        // Held after its turn in the queue: whoever overtakes it needs a turn as well.
        check: async (...given) => {
          if (held.isFull) return undefined;
          const hold = held.next;
          held.next = undefined;
          const check = await passwords.check(...given);
          hold?.checked();
          await hold?.released;
          return check;
        },
      };
    },
  };
});

let platform: TestPlatform;
let phones = 13_650_000_000;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function newMember() {
  phones += 1;
  const phone = String(phones);
  return { phone, tokens: await openSession(platform, phone) };
}

const NEW_PASSWORD = 'Changed#2027';
const changeTo = (newPassword: string, tokens: Awaited<ReturnType<typeof newMember>>['tokens']) =>
  platform.post(PATHS.updatePassword, { oldPassword: PASSWORD, newPassword }, { tokens });

/** Makes a call whose check of a password ends before another change of the password, and its answer after it. */
async function overtaken<T>(call: () => Promise<T>, change: () => Promise<unknown>): Promise<T> {
  const checked: Deferred<void> = createDeferred();
  const released: Deferred<void> = createDeferred();
  held.next = { checked: () => checked.resolve(), released: released.promise };
  const answer = call();
  await checked.promise;
  await change();
  released.resolve();
  return answer;
}

describe('a check of the password that is overtaken by a change of it', () => {
  it('opens no login, and counts as no try', async () => {
    const { phone, tokens } = await newMember();
    const login = () => platform.post(PATHS.login, { phone, password: PASSWORD });
    const answer = await overtaken(login, async () => {
      expect((await changeTo(NEW_PASSWORD, tokens)).code).toBe(200);
    });
    expect(answer).toMatchObject({ code: 429, data: { retryAfter: 1 } });
    const inForce = await platform.db.admin(
      `select purpose from login_ticket t join account a on a.id = t.user_id where a.phone = $1 and t.used_at is null`,
      [phone],
    );
    expect(inForce).toEqual([]);
    expect(await login()).toMatchObject({ code: 424, msg: '手机号或密码错误，还可尝试4次' });
    expect((await platform.post(PATHS.login, { phone, password: NEW_PASSWORD })).code).toBe(200);
  });

  it('proves no identity', async () => {
    const { tokens } = await newMember();
    const prove = () =>
      platform.post(`${PATHS.memberInfo}/verify-identity`, { type: 'phone', password: PASSWORD }, { tokens });
    expect(await overtaken(prove, () => changeTo(NEW_PASSWORD, tokens))).toMatchObject({
      code: 429,
      data: { retryAfter: 1 },
    });
  });

  it('changes the password to nothing else', async () => {
    const { phone, tokens } = await newMember();
    const late = await overtaken(
      () => changeTo('Second#2028', tokens),
      () => changeTo(NEW_PASSWORD, tokens),
    );
    expect(late.code).toBe(429);
    expect((await platform.post(PATHS.login, { phone, password: NEW_PASSWORD })).code).toBe(200);
  });

  it('puts no PIN in the place of one that was set anew meanwhile', async () => {
    const { tokens } = await newMember();
    const act = (path: string, body: object) => platform.post(`${PATHS.memberInfo}/${path}`, body, { tokens });
    const prove = async () => (await act('verify-identity', { type: 'pay', password: PASSWORD })).data.verifyTicket;
    const first = { verifyTicket: await prove(), newPin: '739154', confirm: '739154' };
    expect((await act('pay-password/set', first)).code).toBe(200);
    const reset = { verifyTicket: await prove(), newPin: '284061' };
    const late = await overtaken(
      () => act('pay-password/edit', { oldPin: '739154', newPin: '615283' }),
      async () => expect((await act('pay-password/refind', reset)).code).toBe(200),
    );
    expect(late.code).toBe(429);
    expect((await act('pay-password/edit', { oldPin: '284061', newPin: '284961' })).code).toBe(200);
  });

  it('is taken when nothing overtakes it', async () => {
    const { phone } = await newMember();
    const login = () => platform.post(PATHS.login, { phone, password: PASSWORD });
    expect((await overtaken(login, () => Promise.resolve())).code).toBe(200);
  });
});

describe('the captcha of a login', () => {
  let networks = 0;
  /** A member whose strangers need a captcha, one captcha, and a login by it from a stranger's network. */
  async function guessedAt() {
    const member = await newMember();
    networks += 1;
    const from = `203.0.113.${networks}`;
    const attempt = (password: string, captchaToken?: string) =>
      platform.post(PATHS.login, { phone: member.phone, password, ...(captchaToken && { captchaToken }) }, { from });
    for (let turn = 0; turn < 3; turn += 1) await attempt('Wrong#2026');
    const token = await solveCaptcha(platform, 'login', member.phone);
    return { ...member, login: (password: string) => attempt(password, token) };
  }
  const USED_UP = { code: 425, msg: '请先完成滑块验证' };

  it('is good for one look at the password, however often the queue was full before', async () => {
    const { login } = await guessedAt();
    held.isFull = true;
    for (const _ of ['once', 'again']) expect(await login(PASSWORD)).toMatchObject({ code: 429 });
    held.isFull = false;
    expect(await login('Wrong#2026')).toMatchObject({ code: 424, msg: '手机号或密码错误，还可尝试1次' });
    expect(await login(PASSWORD)).toMatchObject(USED_UP);
  });

  it('is good for one of two logins that come at once', async () => {
    const { login } = await guessedAt();
    const answers = await Promise.all([login('Wrong#2026'), login('Wrong#2027')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([424, USED_UP.code]);
  });

  it('is good again when the password was changed while it was looked at', async () => {
    const { tokens, login } = await guessedAt();
    const late = await overtaken(
      () => login(PASSWORD),
      async () => expect((await changeTo(NEW_PASSWORD, tokens)).code).toBe(200),
    );
    expect(late.code).toBe(429);
    expect(await login(NEW_PASSWORD)).toMatchObject({ code: 200 });
  });
});
