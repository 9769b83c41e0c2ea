import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { named } from '../bus/named-members.ts';
import { notifyWith } from '../bus/notify-bus.ts';
import type { AppendOutcome, NewMessage, StoredMessage } from '../ports/store.ts';

const UNIQUE_VIOLATION = '23505';
/** Class of the errors that tell of a value which the database cannot hold. */
const DATA_EXCEPTION = '22';

interface OutcomeRow {
  readonly n: string;
  readonly outcome: 'stored' | 'known' | 'no_chat' | 'forbidden';
  readonly seq: string | null;
  readonly sent_at: Date | null;
  readonly members: readonly string[];
}

export interface AppendOptions {
  /** This process, when its commits shall wake the others by NOTIFY. */
  readonly announceAs: string | undefined;
}

/**
 * Stores messages in one transaction, with the wake-up of the other nodes in it. A message that the database cannot hold
 * is refused, and keeps nobody else's from being stored: its batch is halved until it is alone.
 */
export async function appendMessages(
  database: Database,
  messages: readonly NewMessage[],
  options: AppendOptions,
): Promise<readonly AppendOutcome[]> {
  try {
    return await appendTogether(database, messages, options);
  } catch (error) {
    if (!codeOf(error)?.startsWith(DATA_EXCEPTION)) throw error;
    if (messages.length === 1) return [{ status: 'refused', reason: 'invalid' }];
    const middle = Math.ceil(messages.length / 2);
    const first = await appendMessages(database, messages.slice(0, middle), options);
    return [...first, ...(await appendMessages(database, messages.slice(middle), options))];
  }
}

/** SQLSTATE of a failure of the database. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

async function appendTogether(
  database: Database,
  messages: readonly NewMessage[],
  { announceAs }: AppendOptions,
): Promise<readonly AppendOutcome[]> {
  // The first of equal ids keeps its place: it may be followed by what was sent after it.
  const seen = new Set<string>();
  const unique = messages.filter(({ id }) => seen.size < seen.add(id).size);
  const write = () =>
    database.withWorker(async (transaction) => {
      const { rows } = await sql<OutcomeRow>`
        select * from append_messages(
          ${unique.map(({ id }) => id)}::uuid[], ${unique.map(({ chatId }) => chatId)}::text[],
          ${unique.map(({ fromId }) => fromId)}::bigint[], ${unique.map(({ content }) => content)}::text[],
          ${unique.map(({ type }) => type)}::text[]) order by n`.execute(transaction);
      const outcomes = rows.map((row, index) => toOutcome(row, unique[index]));
      if (announceAs !== undefined) await notifyWith(transaction, newsOf(outcomes, announceAs));
      return outcomes;
    });
  const outcomes = await write().catch((error: unknown) => {
    // Another node has stored one of the ids in another chat meanwhile; now it is seen.
    if (codeOf(error) === UNIQUE_VIOLATION) return write();
    throw error;
  });
  const byId = new Map(unique.map((message, index) => [message.id, { message, outcome: outcomes[index] }]));
  const told = new Set<string>();
  return messages.map((message) => {
    const isRepeated = told.has(message.id);
    told.add(message.id);
    return outcomeOf(message, isRepeated, byId.get(message.id));
  });
}

/** What a message of the batch gets; one whose id came before in the batch is known, or taken. */
function outcomeOf(
  message: NewMessage,
  isRepeated: boolean,
  first: { readonly message: NewMessage; readonly outcome: AppendOutcome | undefined } | undefined,
): AppendOutcome {
  if (first?.outcome === undefined) throw new Error('the database gave no outcome for a message');
  if (!isRepeated || first.outcome.status === 'refused') return first.outcome;
  const isSame = first.message.chatId === message.chatId && first.message.fromId === message.fromId;
  return isSame ? { ...first.outcome, status: 'known' } : { status: 'refused', reason: 'forbidden' };
}

function toOutcome(row: OutcomeRow, message: NewMessage | undefined): AppendOutcome {
  if (row.outcome === 'no_chat' || row.outcome === 'forbidden') return { status: 'refused', reason: row.outcome };
  if (message === undefined || row.sent_at === null) throw new Error('a stored message without its place');
  const stored: StoredMessage = { ...message, seq: Number(row.seq), timestamp: row.sent_at.getTime() };
  return { status: row.outcome, message: stored, members: row.members };
}

/** One wake-up for each chat of the batch. */
function newsOf(outcomes: readonly AppendOutcome[], node: string): Parameters<typeof notifyWith>[1] {
  const chats = new Map<string, { from: number; to: number; members: readonly string[] }>();
  for (const outcome of outcomes) {
    if (outcome.status !== 'stored') continue;
    const { chatId, seq } = outcome.message;
    const chat = chats.get(chatId) ?? { from: seq, to: seq, members: outcome.members };
    chats.set(chatId, { ...chat, from: Math.min(chat.from, seq), to: Math.max(chat.to, seq) });
  }
  return [...chats].map(([chatId, { from, to, members }]) => ({
    members,
    wakeUp: { kind: 'messages', node, chatId, from, to, ...named(members) },
  }));
}
