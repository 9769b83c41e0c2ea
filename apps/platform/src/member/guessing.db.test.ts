import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, tokenHashBytes } from '../db/context.ts';
import { REQUEST_LIMITS } from '../http/request-limits.ts';
import {
  createTestPlatform,
  PASSWORD,
  PATHS,
  registerMember,
  solveCaptcha,
  type TestPlatform,
} from '../testing/test-platform.ts';
import { triesWithin } from './login-delay.ts';

const isDeep = process.env.TEST_DEEP !== undefined;
const NETWORKS = isDeep ? 1000 : 100;
const GUESSES = 10 * NETWORKS;
const AT_ONCE = 20;
const TIMEOUT_MS = isDeep ? 900_000 : 120_000;
/** Wrong passwords without a captcha in a day. */
const OPEN_TRIES = 3;
const SEED = 20_261_122;
const PHONE = '13611110001';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform(REQUEST_LIMITS);
  await registerMember(platform, PHONE);
});
afterAll(() => platform.close());

const login = (password: string, from: string, captchaToken?: string) =>
  platform.post(PATHS.login, { phone: PHONE, password, ...(captchaToken && { captchaToken }) }, { from });

/** As if a program had solved a puzzle: one in some 20 of the attacker's guesses has its captcha. */
async function solvedByProgram(phone: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await platform.db.admin(
    `insert into captcha (scene, phone, target_x, piece_y, expires_at, solved_at, token_hash, token_expires_at)
     values ('login', $1, 100, 40, now(), now(), $2, now() + interval '5 minutes')`,
    [phone, tokenHashBytes(hashToken(token))],
  );
  return token;
}

const network = fc.nat(NETWORKS - 1);
const guess = fc.record({
  // Half of the networks are IPv6 subscribers, with another address of theirs for each guess.
  from: fc
    .tuple(network, fc.nat(65_535))
    .map(([at, host]) =>
      at % 2 === 0 ? `198.18.${at >> 8}.${at & 255}` : `2001:db8:${at.toString(16)}:1::${host.toString(16)}`,
    ),
  password: fc.string({ minLength: 8, maxLength: 20 }),
  captcha: fc.oneof(
    { weight: 18, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constant('good' as const) },
    { weight: 1, arbitrary: fc.constant('of another phone' as const) },
  ),
});

async function readClock(): Promise<number> {
  const [row] = await platform.db.admin<{ at: number }>('select extract(epoch from clock_timestamp())::float8 as at');
  return row?.at ?? Number.NaN;
}

async function makeGuess({ from, password, captcha }: typeof guess extends fc.Arbitrary<infer G> ? G : never) {
  if (captcha === 'none') return login(password, from);
  return login(password, from, await solvedByProgram(captcha === 'good' ? PHONE : '13611110002'));
}

describe(`${GUESSES} guesses at one account over ${NETWORKS} networks`, () => {
  it(
    'reach the password as often as the pauses let them, at most 20 times in ten minutes, and leave the owner his login',
    async () => {
      const guesses = fc.sample(guess, { numRuns: GUESSES, seed: SEED });
      const codes = new Map<number, number>();
      const begin = await readClock();
      for (let at = 0; at < guesses.length; at += AT_ONCE) {
        const answers = await Promise.all(guesses.slice(at, at + AT_ONCE).map(makeGuess));
        for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      expect([...codes.values()].reduce((sum, count) => sum + count, 0)).toBe(GUESSES);
      expect(codes.has(200)).toBe(false);
      // Each is written down before the password is looked at.
      const checks = await platform.db.admin('select from login_attempt where phone = $1', [PHONE]);
      expect(checks.length).toBeGreaterThanOrEqual(3);
      expect(checks.length).toBeLessThanOrEqual(OPEN_TRIES + triesWithin((await readClock()) - begin));
      expect(OPEN_TRIES + triesWithin(600)).toBeLessThanOrEqual(20);

      // At home he notices nothing.
      expect(await login(PASSWORD, '127.0.0.1')).toMatchObject({ code: 200 });
      // Elsewhere he solves the puzzle, and waits with the strangers two minutes at most.
      const elsewhere = '203.0.113.77';
      const captchaToken = await solveCaptcha(platform, 'login', PHONE);
      let answer = await login(PASSWORD, elsewhere, captchaToken);
      if (answer.code === 429) {
        const wait = Number(answer.headers['retry-after']);
        expect(wait).toBeLessThanOrEqual(120);
        await platform.db.admin(
          'update login_attempt set attempted_at = attempted_at - make_interval(secs => $2) where phone = $1',
          [PHONE, wait],
        );
        answer = await login(PASSWORD, elsewhere, captchaToken);
      }
      expect(answer).toMatchObject({ code: 200 });
      // From then on he is known there.
      expect(await login(PASSWORD, elsewhere)).toMatchObject({ code: 200 });
    },
    TIMEOUT_MS,
  );

  it.each([
    ['ten minutes', 600],
    ['an hour', 3600],
    ['a day', 86_400],
  ])(
    'reach the password in %s without a pause, each with a captcha, as often as decision 0015 says',
    async (_name, seconds) => {
      const phone = `1361111${String(seconds).padStart(5, '0').slice(-4)}`;
      await registerMember(platform, phone);
      const begin = await readClock();
      let now = 0;
      let checked = 0;
      let asked = 0;
      while (now < seconds) {
        // Each from a network of its own, so that nothing but the account's own pause holds it up.
        const from = `198.19.${asked >> 8}.${asked & 255}`;
        asked += 1;
        const captchaToken = await solvedByProgram(phone);
        const { code, headers } = await platform.post(
          PATHS.login,
          { phone, password: 'Wrong#2026', captchaToken },
          { from },
        );
        if (code !== 429) {
          checked += 1;
          continue;
        }
        const wait = Number(headers['retry-after']);
        now += wait;
        await platform.db.admin(
          'update login_attempt set attempted_at = attempted_at - make_interval(secs => $2) where phone = $1',
          [phone, wait],
        );
      }
      // The time that the test itself takes passes too; pauses are told in whole seconds, which costs the strangers some.
      expect(checked).toBeLessThanOrEqual(OPEN_TRIES + triesWithin(now + (await readClock()) - begin));
      expect(checked).toBeGreaterThan(0.9 * triesWithin(seconds));
    },
    TIMEOUT_MS,
  );
});
