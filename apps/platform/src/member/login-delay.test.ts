import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delaySeconds, triesWithin } from './login-delay.ts';

describe('the delay between strangers at one account', () => {
  it('is none for three failures, then doubles up to two minutes, and is a quarter of an hour in the end', () => {
    const delays = [0, 2, 3, 4, 5, 9, 10, 39, 40, 1000].map(delaySeconds);
    expect(delays).toEqual([0, 0, 1, 2, 4, 64, 120, 120, 900, 900]);
  });

  it('never shrinks with another failure', () => {
    fc.assert(fc.property(fc.nat(2000), (failures) => delaySeconds(failures + 1) >= delaySeconds(failures)));
  });

  it.each([
    [0, 0],
    [1, 3],
    [600, 13],
    [3600, 38],
    [86_400, 131],
  ])('lets in %i seconds of guesses without a pause %i tries through, as decision 0015 says', (seconds, tries) => {
    expect(triesWithin(seconds)).toBe(tries);
  });
});
