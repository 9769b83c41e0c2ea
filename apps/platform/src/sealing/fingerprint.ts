import { createHash } from 'node:crypto';

/** Fingerprint of a content that is submitted: SHA-256 of its JSON, in hex. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
