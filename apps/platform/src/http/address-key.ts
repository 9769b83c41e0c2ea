import { isIPv6 } from 'node:net';
import { plainAddress } from '@jianzhu/domain';

const IPV6_NETWORK_GROUPS = 4;

/** What counts as one client when requests are counted. An IPv6 subscriber has a whole /64: its addresses count as one. */
export function addressKey(clientAddress: string): string {
  const address = plainAddress(clientAddress);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
