import type { ChatConnection } from './connection.ts';
import { connectionMessages } from './messages.ts';

/** What the line under the title says; null while there is nothing to say. */
export interface ConnectionWords {
  readonly text: string;
  readonly tone: 'quiet' | 'warning' | 'danger';
  /** Whether the member can do something: connect now. */
  readonly canRetry: boolean;
}

type Say = (connection: ChatConnection) => ConnectionWords | null;

const nothing: Say = () => null;

/** All steps of one attempt read the same, so that the line stands still and is read out once. */
const attempting: Say = ({ attempt }) =>
  attempt > 0
    ? { text: connectionMessages.reconnecting(attempt), tone: 'warning', canRetry: false }
    : { text: connectionMessages.connecting, tone: 'quiet', canRetry: false };

const closedWords: Readonly<Record<NonNullable<ChatConnection['reason']>, ConnectionWords | null>> = {
  user: { text: connectionMessages.closed, tone: 'warning', canRetry: true },
  replaced: { text: connectionMessages.closed, tone: 'warning', canRetry: true },
  kicked: { text: connectionMessages.kicked, tone: 'danger', canRetry: false },
  unauthorized: { text: connectionMessages.unauthorized, tone: 'danger', canRetry: false },
  logout: null,
  disposed: null,
};

const words: Readonly<Record<ChatConnection['phase'], Say>> = {
  idle: nothing,
  authenticating: attempting,
  connecting: attempting,
  handshaking: attempting,
  syncing: () => ({ text: connectionMessages.syncing, tone: 'quiet', canRetry: false }),
  ready: ({ resumed }) => (resumed ? null : { text: connectionMessages.mayLack, tone: 'warning', canRetry: false }),
  waiting: () => ({ text: connectionMessages.lost, tone: 'warning', canRetry: true }),
  offline: () => ({ text: connectionMessages.offline, tone: 'warning', canRetry: true }),
  follower: nothing,
  closed: ({ reason = 'user' }) => closedWords[reason],
};

/** Words for a connection. */
export function connectionWords(connection: ChatConnection): ConnectionWords | null {
  return words[connection.phase](connection);
}
