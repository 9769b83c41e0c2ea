import type { SendOutcome } from '@jianzhu/chat';

/** A message as one side has it. */
export interface SeenMessage {
  readonly id: string;
  readonly fromId: string;
  readonly content: string;
  readonly seq?: number | undefined;
}

/** What one user's client says after a storm. */
export interface ClientView {
  readonly userId: string;
  /** Ids of the user's own messages in the order of writing. */
  readonly written: readonly string[];
  readonly outcomes: ReadonlyMap<string, SendOutcome>;
  readonly told: ReadonlyMap<string, number>;
  listed(): readonly SeenMessage[];
}

/** What the client counts beside what the database holds for the user. */
export interface UnreadCounts {
  readonly client: number;
  readonly database: number;
  /** Messages of others after the read mark, counted one by one. */
  readonly afterMark: number;
}

/**
 * What is wrong with a v2 client after a storm: every message it wrote must be acknowledged, and its list be the
 * database's, message by message.
 *
 * @returns one line for each fault; none when every acknowledged message is there once and in order
 */
export function faultsOf(view: ClientView, stored: readonly SeenMessage[]): readonly string[] {
  const listed = view.listed();
  return [
    ...view.written.flatMap((id) => {
      const outcome = view.outcomes.get(id);
      return outcome?.status === 'sent' && !outcome.unconfirmed ? [] : [`${id} ended as ${JSON.stringify(outcome)}`];
    }),
    ...differences('place', stored.map(lineOf), listed.map(lineOf)),
    ...differences(
      'writing',
      view.written,
      stored.filter(({ fromId }) => fromId === view.userId).map(({ id }) => id),
    ),
    ...toldFaults(view),
    ...stored.flatMap(({ id }) => (view.told.has(id) ? [] : [`${id} was never told of`])),
    ...stored.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`place ${seq} is where ${index + 1} belongs`])),
  ];
}

/**
 * What is wrong with a v1 client after a storm: messages whose echo came are stored, none is listed twice, and none
 * that nobody wrote. It may lack what came while it was away, for its protocol has nothing to ask with.
 */
export function v1FaultsOf(view: ClientView, stored: readonly SeenMessage[]): readonly string[] {
  const storedIds = new Set(stored.map(({ id }) => id));
  const ids = view.listed().map(({ id }) => id);
  const listedIds = new Set(ids);
  return [
    ...view.written.flatMap((id) => {
      const outcome = view.outcomes.get(id);
      if (outcome?.status !== 'sent') return [`${id} ended as ${JSON.stringify(outcome)}`];
      if (!listedIds.has(id)) return [`${id} is not shown to its writer`];
      return outcome.unconfirmed || storedIds.has(id) ? [] : [`${id} was echoed and is not stored`];
    }),
    ...(listedIds.size === ids.length ? [] : [`${ids.length - listedIds.size} messages are listed twice`]),
    ...ids.flatMap((id) => (storedIds.has(id) || view.written.includes(id) ? [] : [`nobody wrote ${id}`])),
    ...toldFaults(view),
  ];
}

/** Unread is messages minus read mark, on both sides. */
export function unreadFaults({ client, database, afterMark }: UnreadCounts): readonly string[] {
  return client === afterMark && database === afterMark
    ? []
    : [`unread: ${client} in the client, ${database} in the database, ${afterMark} after the read mark`];
}

function toldFaults({ told }: ClientView): readonly string[] {
  return [...told].flatMap(([id, times]) => (times === 1 ? [] : [`${id} was told of ${times} times`]));
}

function lineOf({ id, fromId, content, seq }: SeenMessage): string {
  return `${seq} ${fromId} ${id} ${content}`;
}

function differences(of: string, expected: readonly string[], actual: readonly string[]): readonly string[] {
  const length = Math.max(expected.length, actual.length);
  return Array.from({ length }, (_, index) => index).flatMap((index) =>
    expected[index] === actual[index] ? [] : [`${of} ${index + 1}: ${actual[index]} instead of ${expected[index]}`],
  );
}
