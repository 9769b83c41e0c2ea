import { createHash } from 'node:crypto';
import type { CallContext } from '../http/handler.ts';
import { networkOf } from '../member/network-of.ts';

/** Visitors of one network that are told apart at most: what a browser calls itself is its own word. */
const MOST_OF_NETWORK = 8;

/**
 * Tells visitors apart without knowing them: a digest of network and browser. However often who counts himself up
 * renames his browser or takes another address of his own, he is no more than a few visitors.
 */
export function visitorOf({ clientAddress, userAgent }: Pick<CallContext, 'clientAddress' | 'userAgent'>): Buffer {
  const [browser = 0] = createHash('sha256').update(userAgent).digest();
  const share = String(browser % MOST_OF_NETWORK);
  return createHash('sha256').update(networkOf(clientAddress)).update('\n').update(share).digest();
}
