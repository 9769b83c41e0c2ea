import type { Ack, AckError, Delivered, Message, ReadReceipt, SyncPage, SyncRequest } from '@jianzhu/chat/protocol';
import { named } from '../bus/named-members.ts';
import type { Audience, ConnectionId } from '../ports/audience.ts';
import type { Bus, WakeUp } from '../ports/bus.ts';
import type { AppendOutcome, DeliveryMark, NewMessage, ReadOutcome, Store, StoredMessage } from '../ports/store.ts';
import { deliveryNews, hearersOf } from './delivery-news.ts';
import { GroupCommit } from './group-commit.ts';
import { MarkPace } from './mark-pace.ts';
import { checkMessage, isChatId, isTime } from './message-rules.ts';
import { NewsDelivery } from './news-delivery.ts';
import { syncPages } from './sync-pages.ts';
import { planSync } from './sync-plan.ts';

/** When a client may try again after the store did not answer, in ms. */
const RETRY_AFTER_MS = 1000;
/** Most messages of one commit. */
const COMMIT_TOGETHER = 200;

export interface ChatServiceOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly audience: Audience;
  /** Tells this process from the others on the bus. */
  readonly node: string;
  /** Least ms between two receipts of one user in one chat. */
  readonly markPauseMs: number;
  /** Told of each message that was stored, by the process that has stored it. */
  readonly onStored?: (message: StoredMessage) => Promise<void>;
  /** Something went on without its result being seen; never with contents. */
  readonly onFault: (what: string, error: unknown) => void;
}

/** What the sender is told; the message beside it once it is stored. */
interface SendResult {
  readonly ack: Ack;
  readonly message?: StoredMessage;
}

/** The rules of the chat over its ports. It knows neither sockets nor SQL. */
export interface ChatService {
  /** Stores a message, then tells the members. The sender is who the token says. Never rejects. */
  send(userId: string, message: Message, origin?: ConnectionId): Promise<SendResult>;
  /** Takes a receipt of a user; what others say in her name is not heard. */
  readLater(userId: string, receipt: ReadReceipt, origin?: ConnectionId): void;
  /** Moves a read mark and tells the members. Null when the user is no member. */
  read(userId: string, receipt: ReadReceipt, origin?: ConnectionId): Promise<ReadOutcome | null>;
  /** Messages have reached a device of the user. */
  deliveredLater(userId: string, delivered: Delivered): void;
  sync(userId: string, request: SyncRequest): AsyncGenerator<SyncPage>;
  epoch(): Promise<string>;
  received(wakeUp: WakeUp): void;
  /** Delivers what came in the last `withinMs` and was not heard of; rejects when the store cannot be asked. */
  lookAgain(withinMs: number): Promise<void>;
  /** Stores the marks that wait. */
  close(): void;
}

interface Reading {
  readonly userId: string;
  readonly receipt: ReadReceipt;
  readonly origin: ConnectionId | undefined;
}

/** Joins the rules over the ports. */
export function createChatService(options: ChatServiceOptions): ChatService {
  const { store, bus, audience, node, onStored, onFault } = options;
  const commits = new GroupCommit<NewMessage, AppendOutcome>((messages) => store.append(messages), COMMIT_TOGETHER);
  const news = new NewsDelivery({ store, audience });
  const receipts = new MarkPace<Reading>(
    options.markPauseMs,
    ({ userId, receipt, origin }) => void read(userId, receipt, origin).catch((error) => onFault('a receipt', error)),
    (mark, than) => (mark.receipt.seq ?? mark.receipt.timestamp) >= (than.receipt.seq ?? than.receipt.timestamp),
  );

  const deliveries = new GroupCommit<DeliveryMark, true>(async (marks) => {
    await deliver(marks);
    return marks.map(() => true);
  }, COMMIT_TOGETHER);
  const deliveryPace = new MarkPace<DeliveryMark>(
    options.markPauseMs,
    (mark) => void deliveries.add(mark).catch((error) => onFault('a delivery', error)),
    (mark, than) => mark.seq >= than.seq,
  );

  function announce(members: readonly string[], wakeUp: WakeUp): void {
    if (store.announces) return;
    bus.publish(members, wakeUp).catch((error: unknown) => onFault('a wake-up', error));
  }

  async function send(userId: string, claimed: Message, origin?: ConnectionId): Promise<SendResult> {
    const { id, chatId } = claimed;
    const refuse = (error: AckError): SendResult => ({ ack: { id, chatId, status: 'error', error } });
    const checked = checkMessage(userId, claimed);
    if ('error' in checked) return refuse(checked.error);
    let outcome: AppendOutcome;
    try {
      outcome = await commits.add(checked.message);
    } catch (error) {
      onFault('a message', error);
      return { ack: { id, chatId, status: 'error', error: 'retry', retryAfter: RETRY_AFTER_MS } };
    }
    if (outcome.status === 'refused') return refuse(outcome.reason);
    const { message, members, status } = outcome;
    const { seq, timestamp } = message;
    if (status === 'stored') {
      news.deliver(members, message, origin);
      announce(members, { kind: 'messages', node, chatId, from: seq, to: seq, ...named(members) });
      onStored?.(message).catch((error: unknown) => onFault('what follows a message', error));
    }
    return { ack: { id, chatId, seq, timestamp, status: status === 'stored' ? 'ok' : 'dup' }, message };
  }

  async function read(userId: string, receipt: ReadReceipt, origin?: ConnectionId): Promise<ReadOutcome | null> {
    const { chatId } = receipt;
    const outcome = await store.setRead(userId, chatId, receipt);
    if (!outcome?.isChanged) return outcome;
    const { seq, timestamp, type, members } = outcome;
    const told: ReadReceipt = { chatId, userId, timestamp, type, seq };
    audience.receipt(members, told, origin);
    announce(members, { kind: 'read', node, receipt: told, ...named(members) });
    return outcome;
  }

  async function deliver(marks: readonly DeliveryMark[]): Promise<void> {
    const moved = await store.setDelivered(marks);
    for (const one of moved) {
      const { chatId, userId, seq } = one;
      audience.delivered(hearersOf(one), { chatId, userId, seq });
    }
    for (const { members, wakeUp } of deliveryNews(moved, node)) announce(members, wakeUp);
  }

  async function* sync(userId: string, request: SyncRequest): AsyncGenerator<SyncPage> {
    const [epoch, chats] = await Promise.all([store.epoch(), store.chats(userId)]);
    const isReset = request.epoch !== '' && request.epoch !== epoch;
    const head = { rid: request.rid, epoch, ...(isReset && { reset: true }) };
    yield* syncPages(head, planSync(chats, request, isReset), (ranges) => store.messages(ranges));
  }

  function received(wakeUp: WakeUp): void {
    if (wakeUp.node === node) return;
    if (wakeUp.kind === 'ended') audience.ended(wakeUp.sessions);
    else if (wakeUp.kind === 'delivered') audience.delivered(wakeUp.members, wakeUp.delivered);
    else if (wakeUp.kind === 'messages') {
      news.fetch([wakeUp]).catch((error: unknown) => onFault('news of messages', error));
    } else if (wakeUp.kind === 'read') {
      tellRead(wakeUp).catch((error: unknown) => onFault('news of a receipt', error));
    }
  }

  async function tellRead({ receipt, members }: Extract<WakeUp, { kind: 'read' }>): Promise<void> {
    audience.receipt(members ?? (await store.members(receipt.chatId)), receipt);
  }

  return {
    send,
    read,
    readLater: (userId, receipt, origin) => {
      const { chatId, timestamp } = receipt;
      if (receipt.userId !== userId || !isChatId(chatId) || !isTime(timestamp)) return;
      receipts.add(`${chatId} ${userId}`, { userId, receipt, origin });
    },
    deliveredLater: (userId, { chatId, seq }) => {
      if (isChatId(chatId)) deliveryPace.add(`${chatId} ${userId}`, { chatId, userId, seq });
    },
    sync,
    epoch: () => store.epoch(),
    received,
    lookAgain: (withinMs) => news.lookAgain(withinMs),
    close: () => {
      receipts.flush();
      deliveryPace.flush();
    },
  };
}
