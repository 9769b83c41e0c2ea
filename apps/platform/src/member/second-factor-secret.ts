import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/schema.ts';
import { sealToken, unsealToken } from './sealed-token.ts';
import { sharedSecret } from './shared-secret.ts';

/** The key of one user's secret: a row that is copied to another user cannot be read there. */
async function keyOf(transaction: Transaction, userId: string): Promise<string> {
  const shared = await sharedSecret(transaction, 'second-factor', () => randomBytes(32).toString('base64'));
  return `${shared} second factor of ${userId}`;
}

export async function sealSecret(transaction: Transaction, userId: string, secret: string): Promise<Buffer> {
  return sealToken(secret, await keyOf(transaction, userId));
}

export async function openSecret(transaction: Transaction, userId: string, sealed: Buffer): Promise<string> {
  return unsealToken(sealed, await keyOf(transaction, userId));
}
