import type { DeviceLogin, EndedSession } from '../ports/sessions.ts';

/** How many devices a user may have: one, one of each kind of client, or so many. */
export type SessionPolicy = 'single' | 'single-per-client' | { readonly devices: number };

/** Groups of tabs of one browser that may be connected at once. */
const MOST_TAB_GROUPS = 8;

export interface LiveSession extends DeviceLogin {
  readonly epoch: number;
}

/**
 * Which sessions a newcomer ends: those of the same tabs, those of other devices that the policy does not allow, and
 * of its own browser the oldest beyond eight. A device is never told of itself as elsewhere.
 */
export function sessionsToEnd(
  newcomer: DeviceLogin,
  live: readonly LiveSession[],
  policy: SessionPolicy,
): readonly EndedSession[] {
  const newestFirst = [...live].sort((left, right) => right.epoch - left.epoch);
  const end = ({ userId, epoch }: LiveSession, reason: EndedSession['reason']): EndedSession => ({
    userId,
    epoch,
    reason,
    uuid: newcomer.uuid,
  });
  const own = newestFirst.filter(({ uuid }) => uuid === newcomer.uuid);
  const sameTabs = own.filter(({ sid }) => sid === newcomer.sid);
  const otherTabs = own.filter(({ sid }) => sid !== newcomer.sid);
  const allowed = otherDevicesAllowed(newcomer, newestFirst, policy);
  const others = newestFirst.filter(({ uuid }) => uuid !== newcomer.uuid && !allowed.has(uuid));
  return [
    ...sameTabs.map((session) => end(session, 'replaced')),
    ...otherTabs.slice(MOST_TAB_GROUPS - 1).map((session) => end(session, 'replaced')),
    ...others.map((session) => end(session, 'elsewhere')),
  ];
}

/** The devices beside the newcomer's that may stay. */
function otherDevicesAllowed(
  newcomer: DeviceLogin,
  newestFirst: readonly LiveSession[],
  policy: SessionPolicy,
): ReadonlySet<string> {
  const others = newestFirst.filter(({ uuid }) => uuid !== newcomer.uuid);
  if (policy === 'single') return new Set();
  if (policy === 'single-per-client') {
    return new Set(others.filter(({ client }) => client !== newcomer.client).map(({ uuid }) => uuid));
  }
  return new Set([...new Set(others.map(({ uuid }) => uuid))].slice(0, policy.devices - 1));
}
