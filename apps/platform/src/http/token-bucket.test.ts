import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';
import { TokenBuckets } from './token-bucket.ts';

describe('token buckets', () => {
  it('let a burst pass, then the rate, and say how long to wait', () => {
    const buckets = new TokenBuckets({ burst: 3, perSecond: 0.5 });
    expect([0, 0, 0, 0].map((now) => buckets.take('a', now))).toEqual([0, 0, 0, 2]);
    expect(buckets.take('b', 0)).toBe(0);
    expect(buckets.take('a', 1999)).toBe(1);
    expect(buckets.take('a', 2001)).toBe(0);
  });

  it('never let more pass than burst and rate together', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 200 }), (gaps) => {
        const buckets = new TokenBuckets({ burst: 5, perSecond: 10 });
        let now = 0;
        let passed = 0;
        for (const gap of gaps) {
          now += gap;
          if (buckets.take('a', now) === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(5 + (now / 1000) * 10);
      }),
    );
  });

  it('judge each caller as if no bucket were ever forgotten', () => {
    const [burst, msPerToken] = [4, 125];
    const takes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(1500)), { maxLength: 200 });
    fc.assert(
      fc.property(takes, (all) => {
        const buckets = new TokenBuckets({ burst, perSecond: 1000 / msPerToken });
        const kept = new Map<string, { credit: number; at: number }>();
        let now = 0;
        for (const [key, gap] of all) {
          now += gap % 3 === 0 ? gap : gap % 40;
          const last = kept.get(key) ?? { credit: burst * msPerToken, at: 0 };
          const credit = Math.min(burst * msPerToken, last.credit + now - last.at);
          const isAllowed = credit >= msPerToken;
          kept.set(key, { credit: isAllowed ? credit - msPerToken : credit, at: now });
          expect(buckets.take(key, now)).toBe(isAllowed ? 0 : 1);
        }
      }),
    );
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('takes the addresses of one IPv6 subscriber together: %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
