import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { clientBehind, type IsTrustedProxy } from '@jianzhu/domain';
import { addressKey } from '../../http/address-key.ts';
import { type BucketRule, TokenBuckets } from '../../http/token-bucket.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

type Upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => void;

/**
 * As of all calls of one address: an office behind one comes back at once. Those who say nothing, or wrong tokens, are
 * cut after a second or five, so that no one address takes the room of sockets that nobody is known to be on.
 */
const UPGRADES_OF_ADDRESS: BucketRule = { burst: 300, perSecond: 100 };
const TOO_MANY = 429;

/**
 * Counts upgrades by the address of the client before a socket is made of them: until a token was looked at, an address is
 * all that is known. A trusted proxy that names no visitor asks for itself and is not counted.
 */
export function limitUpgrades(
  upgrade: Upgrade,
  isTrusted: IsTrustedProxy,
  rule = UPGRADES_OF_ADDRESS,
  nowMs: () => number = () => performance.now(),
): Upgrade {
  const addresses = new TokenBuckets(rule);
  return (request, raw, head) => {
    const { socket, headersDistinct } = request;
    const forwardedFor = headersDistinct['x-forwarded-for']?.join(',');
    const isOwn = forwardedFor === undefined && isTrusted(socket.remoteAddress);
    const client = addressKey(clientBehind(socket.remoteAddress, forwardedFor, isTrusted, net));
    if (!isOwn && addresses.take(client, nowMs()) > 0) refuseUpgrade(raw, TOO_MANY);
    else upgrade(request, raw, head);
  };
}
