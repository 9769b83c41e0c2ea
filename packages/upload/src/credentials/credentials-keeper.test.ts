import { describe, expect, test } from 'vitest';
import type { Registration } from '../ports/register-api.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { keepCredentials, UselessCredentialsError } from './credentials-keeper.ts';

const MINUTE = 60_000;

function registration(name: string, expiresAt?: number): Registration {
  return {
    existed: false,
    resourceId: '1',
    resourceName: 'a.pdf',
    fileMd5: '',
    address: { bucket: 'b', key: 'k' },
    credentials: { accessKey: name, accessSecret: 's', accessToken: 't', expiresAt },
  };
}

/** A keeper whose refreshes end when the test says so. */
function keeper(life?: number) {
  const clock = createVirtualClock();
  const expiry = () => (life === undefined ? undefined : clock.now() + life);
  const pending: { resolve(value: Registration): void; reject(error: unknown): void }[] = [];
  const kept = keepCredentials({
    registration: registration('first', expiry()),
    clock,
    refresh: () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
  });
  const answer = () => pending.shift()?.resolve(registration('next', expiry()));
  return { clock, kept, pending, answer };
}

describe('keys of a registration', () => {
  test('CR1: whoever asks while keys are renewed gets the same call', async () => {
    const { kept, pending, answer } = keeper();
    kept.refuse(kept.registration().credentials);
    const asked = [kept.renew(), kept.renew(), kept.renew()];
    expect(pending).toHaveLength(1);
    answer();
    const renewed = await Promise.all(asked);
    expect(renewed.map(({ credentials }) => credentials.accessKey)).toEqual(['next', 'next', 'next']);
    expect(kept.isUsable()).toBe(true);
  });

  test('CR1: a refusal of keys that were renewed meanwhile says nothing about the new ones', async () => {
    const { kept, answer } = keeper();
    const old = kept.registration().credentials;
    kept.refuse(old);
    const renewed = kept.renew();
    answer();
    await renewed;
    kept.refuse(old);
    expect(kept.isUsable()).toBe(true);
  });

  test('CR3: keys are renewed a minute before their end, or earlier when requests are slow', () => {
    const { clock, kept } = keeper(10 * MINUTE);
    expect(kept.isUsable()).toBe(true);
    clock.sleep(8.9 * MINUTE);
    expect(kept.isUsable()).toBe(true);
    kept.accept(MINUTE);
    expect(kept.isUsable()).toBe(false);
    kept.accept(10);
    clock.sleep(0.2 * MINUTE);
    expect(kept.isUsable()).toBe(false);
  });

  test('CR3: keys of a short life are used for half of it; keys that arrive expired accuse our clock', () => {
    const short = keeper(10_000);
    expect(short.kept.isUsable()).toBe(true);
    short.clock.sleep(5001);
    expect(short.kept.isUsable()).toBe(false);
    expect(keeper(-1000).kept.isUsable()).toBe(true);
  });

  test('CR4: after two refreshes that brought refused keys the third request is not made', async () => {
    const { kept, pending, answer } = keeper();
    for (let round = 0; round < 2; round += 1) {
      kept.refuse(kept.registration().credentials);
      const renewed = kept.renew();
      answer();
      await renewed;
    }
    kept.refuse(kept.registration().credentials);
    await expect(kept.renew()).rejects.toBeInstanceOf(UselessCredentialsError);
    expect(pending).toEqual([]);
  });

  test('CR4: an accepted request in between makes them good for two more', async () => {
    const { kept, answer } = keeper();
    for (let round = 0; round < 6; round += 1) {
      kept.refuse(kept.registration().credentials);
      const renewed = kept.renew();
      answer();
      expect((await renewed).credentials.accessKey).toBe('next');
      kept.accept(10);
    }
  });

  test('CR5: a refresh that failed can be asked for again', async () => {
    const { kept, pending, answer } = keeper();
    kept.refuse(kept.registration().credentials);
    const first = kept.renew();
    pending.shift()?.reject(new Error('no network'));
    await expect(first).rejects.toThrow('no network');
    expect(kept.isUsable()).toBe(false);
    const second = kept.renew();
    answer();
    expect((await second).credentials.accessKey).toBe('next');
  });
});
