import { createHash } from 'node:crypto';
import { addressKey } from '../http/address-key.ts';
import type { CallContext } from '../http/handler.ts';

/** What counts as one network when tries are counted: an IPv6 subscriber has a whole /64. */
export function networkOf(clientAddress: string): string {
  const key = addressKey(clientAddress);
  return key.includes(':') ? `${key}::` : key;
}

/** Where a request comes from, as far as tries are counted. */
export interface ClientPlace {
  /** The network, see `networkOf`. */
  readonly clientAddress: string;
  /** What the login site's cookie names; a claim, which counts once a login from it has succeeded. */
  readonly device?: string | undefined;
}

/** The place of a call. */
export function clientPlace({ clientAddress, device }: Pick<CallContext, 'clientAddress' | 'device'>): ClientPlace {
  return { clientAddress: networkOf(clientAddress), device };
}

export const networkKey = ({ clientAddress }: ClientPlace): string => `network:${clientAddress}`;

/** The keys of a place, the closest first: its device if it names one, its network. The device's id itself is not kept. */
export function placeKeys(place: ClientPlace): readonly [string, ...string[]] {
  if (place.device === undefined) return [networkKey(place)];
  const hash = createHash('sha256').update(place.device).digest('base64url');
  return [`device:${hash}`, networkKey(place)];
}
