import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Crc64, combineCrc64 } from './crc64.ts';

const crc = (bytes: Uint8Array) => new Crc64().update(bytes).digest();

it('is the CRC-64 that OSS tells (UE5)', () => {
  expect(crc(Buffer.from('123456789'))).toBe(0x995dc9bbdf1939fan);
  expect(crc(Buffer.of())).toBe(0n);
});

it('is the same however the content is split, and joined from that of its parts (UE5)', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (first, second) => {
      const whole = crc(Buffer.concat([first, second]));
      expect(new Crc64().update(first).update(second).digest()).toBe(whole);
      expect(combineCrc64(crc(first), crc(second), second.length)).toBe(whole);
    }),
  );
});
