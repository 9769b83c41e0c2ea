import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that means nothing by itself: 256 random bits in base64url, 43 characters (decision 25). */
export function createOpaqueToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
