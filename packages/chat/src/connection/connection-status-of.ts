import type { SnapshotFrom } from 'xstate';
import type { CloseReason, ConnectionStatus } from '../store/connection-status.ts';
import type { ConnectionMachine } from './connection-machine.ts';

type Snapshot = SnapshotFrom<ConnectionMachine>;

const phases: readonly (readonly [state: Parameters<Snapshot['matches']>[0], phase: ConnectionStatus['phase']])[] = [
  ['idle', 'idle'],
  [{ session: 'follower' }, 'follower'],
  [{ session: 'authenticating' }, 'authenticating'],
  [{ session: { linked: 'connecting' } }, 'connecting'],
  [{ session: { linked: 'handshaking' } }, 'handshaking'],
  [{ session: { linked: 'syncing' } }, 'syncing'],
  [{ session: { linked: 'ready' } }, 'ready'],
  ['session', 'waiting'],
  ['frozen', 'waiting'],
  ['closed', 'closed'],
];

const reasons: readonly (readonly [state: Parameters<Snapshot['matches']>[0], reason: CloseReason])[] = [
  [{ closed: 'byUser' }, 'user'],
  [{ closed: 'loggedOut' }, 'logout'],
  [{ closed: 'kicked' }, 'kicked'],
  [{ closed: 'unauthorized' }, 'unauthorized'],
  [{ closed: 'replaced' }, 'replaced'],
];

/** What the application shows of the machine. @param nowMs ms since 1970 */
export function connectionStatusOf(snapshot: Snapshot, nowMs: number): ConnectionStatus {
  const { context } = snapshot;
  const found = phases.find(([state]) => snapshot.matches(state))?.[1] ?? 'closed';
  const phase = found === 'waiting' && !context.isOnline ? 'offline' : found;
  const status: ConnectionStatus = {
    phase,
    attempt: context.attempt,
    protocol: context.hello === null ? 'v1' : 'v2',
    resumed: context.resumed,
  };
  if (phase === 'closed') {
    return { ...status, reason: reasons.find(([state]) => snapshot.matches(state))?.[1] ?? 'disposed' };
  }
  const isTimed = snapshot.matches({ session: 'waiting' });
  return isTimed
    ? { ...status, retryAt: Math.round(nowMs + Math.max(0, context.retryAt - context.monotonic())) }
    : status;
}
