import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { createTestPlatform, openSession, PASSWORD, PATHS, type TestPlatform } from '../testing/test-platform.ts';

// Files share a worker: what others have loaded knows nothing of the mock, and what this one loads must not outlast it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** What every check and hash of a password waits for. */
const gate = vi.hoisted(() => ({ released: Promise.resolve() }));

vi.mock(import('./password-hash.ts'), async (importOriginal) => {
  const actual = await importOriginal();
  return {
    ...actual,
    hashPassword: async (password) => {
      await gate.released;
      return actual.hashPassword(password);
    },
    checkPasswordHash: async (password, stored) => {
      await gate.released;
      return actual.checkPasswordHash(password, stored);
    },
  };
});

let platform: TestPlatform;
let phones = 13_640_000_000;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function newMember() {
  phones += 1;
  const phone = String(phones);
  const tokens = await openSession(platform, phone);
  const act = (path: string, body: object) => platform.post(`${PATHS.memberInfo}/${path}`, body, { tokens });
  return { phone, act };
}

const PIN = '739154';
async function memberWithPin() {
  const member = await newMember();
  const { verifyTicket } = (await member.act('verify-identity', { type: 'pay', password: PASSWORD })).data;
  expect((await member.act('pay-password/set', { verifyTicket, newPin: PIN, confirm: PIN })).code).toBe(200);
  return member;
}

/** Makes calls at once, whose work on passwords begins when all of them, and another one, wait or were turned away. */
async function flooded<T, O>(calls: readonly (() => Promise<T>)[], other: () => Promise<O>) {
  const released = createDeferred<void>();
  gate.released = released.promise;
  const answers = calls.map((call) => call());
  // Those that are turned away are answered while the others wait.
  const kept = 4;
  const others = new Promise<void>((resolve) => {
    let left = calls.length - kept;
    for (const answer of answers) {
      void answer.then(() => {
        left -= 1;
        if (left === 0) resolve();
      });
    }
  });
  await Promise.race([others, Promise.all(answers)]);
  const last = other();
  released.resolve();
  return { answers: await Promise.all(answers), other: await last };
}

describe('a member who changes his PIN again and again', () => {
  it('keeps nobody else from setting one', async () => {
    const [flooder, owner] = [await newMember(), await newMember()];
    const { verifyTicket } = (await owner.act('verify-identity', { type: 'pay', password: PASSWORD })).data;
    const bogus = { verifyTicket: 'x'.repeat(43), newPin: PIN, confirm: PIN };
    const { answers, other } = await flooded(
      Array.from({ length: 30 }, () => () => flooder.act('pay-password/set', bogus)),
      () => owner.act('pay-password/set', { verifyTicket, newPin: PIN, confirm: PIN }),
    );
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(28);
    expect(other.code).toBe(200);
  });

  it('loses no tries by PINs that were never looked at', async () => {
    const member = await memberWithPin();
    const edit = (oldPin: string) => member.act('pay-password/edit', { oldPin, newPin: '369147' });
    const { answers } = await flooded(
      Array.from({ length: 5 }, () => () => edit('111222')),
      () => Promise.resolve(),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([424, 424, 424, 424, 429]);
    expect((await edit(PIN)).code).toBe(200);
  });
});
