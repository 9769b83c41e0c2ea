import { describe, expect, it } from 'vitest';
import { createOpaqueToken } from './opaque-token.ts';
import { sealToken, unsealToken } from './sealed-token.ts';

describe('a sealed token', () => {
  const platformToken = createOpaqueToken();
  const accessToken = createOpaqueToken();

  it('opens with the token it was sealed with', () => {
    expect(unsealToken(sealToken(platformToken, accessToken), accessToken)).toBe(platformToken);
  });

  it('opens with no other, and not after a change', () => {
    const sealed = sealToken(platformToken, accessToken);
    expect(() => unsealToken(sealed, createOpaqueToken())).toThrow();
    for (const at of [0, 15, 40]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unsealToken(changed, accessToken)).toThrow();
    }
  });

  it('does not show the token', () => {
    expect(sealToken(platformToken, accessToken).toString('latin1')).not.toContain(platformToken);
  });
});
