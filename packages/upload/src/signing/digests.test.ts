import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex } from './byte-text.ts';
import { platformDigests } from './digests.ts';
import { hmac } from './hmac.ts';
import { ownDigests } from './own-digests.ts';
import { sha1 } from './sha1.ts';
import { sha256 } from './sha256.ts';

// Over two blocks, so that every length of padding comes up.
const bytes = fc.uint8Array({ maxLength: 200 });

test('our SHA-256 and SHA-1 equal those of the platform for every length (US2)', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hex(sha1(message))).toBe(createHash('sha1').update(message).digest('hex'));
  }
});

test('our codes and those of WebCrypto equal those of Node for any key and message (US2)', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, async (key, message) => {
      const reference = (hash: string) => createHmac(hash, key).update(message).digest('hex');
      expect(hex(hmac(sha1, key)(message))).toBe(reference('sha1'));
      for (const digests of [ownDigests, platformDigests()]) {
        const mac = await digests.hmac(key);
        expect(hex(await mac(message))).toBe(reference('sha256'));
      }
    }),
  );
});

test('a page on plain http gets our own digests (US2, UP16)', async () => {
  const [digests, message] = [platformDigests({}), new TextEncoder().encode('message')];
  expect(await digests.sha256(message)).toEqual(sha256(message));
  expect(await (await digests.hmac(message))(message)).toEqual(hmac(sha256, message)(message));
});
