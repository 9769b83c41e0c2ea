import { createHash } from 'node:crypto';
import type { CallContext } from '../http/handler.ts';

/** Tells visitors apart without knowing them: a digest of address and browser. */
export function visitorOf({ clientAddress, userAgent }: Pick<CallContext, 'clientAddress' | 'userAgent'>): Buffer {
  return createHash('sha256').update(clientAddress).update('\n').update(userAgent).digest();
}
