import { addressKey } from '../http/request-limits.ts';

/** What counts as one place when tries are counted: an IPv6 subscriber has a whole network. */
export function networkOf(clientAddress: string): string {
  const key = addressKey(clientAddress);
  return key.includes(':') ? `${key}::` : key;
}
