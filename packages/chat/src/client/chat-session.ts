import { Core } from '../core/core.ts';
import type { CoreEffect, CoreEvent } from '../core/core-events.ts';
import type { ReadWhen } from '../core/core-state.ts';
import { type ChatApi, ChatSessionError } from '../ports/api.ts';
import type { ChatStorage, Clock } from '../ports/environment.ts';
import type { ChatUser } from '../protocol/entities.ts';
import type { Frame } from '../protocol/frames.ts';
import { type ChatState, clearChatState, commitChanges } from '../store/chat-state.ts';
import { type KeptState, keepState } from '../store/kept-state.ts';
import type { TabNews } from '../tabs/tab-messages.ts';
import type { ChatLimits } from './chat-options.ts';
import { CommitSchedule } from './commit-schedule.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { runEffect } from './effects.ts';
import { receiveFrame } from './incoming-frames.ts';
import type { Link } from './link.ts';
import type { Outputs } from './outputs.ts';
import { ReceiptQueue } from './receipt-queue.ts';
import type { RequestIds } from './request-ids.ts';
import { SenderLookup } from './sender-lookup.ts';
import { ServerClock } from './server-clock.ts';
import { Synchroniser } from './synchroniser.ts';
import { Timers } from './timers.ts';

export interface ChatSessionOptions {
  readonly user: ChatUser;
  readonly app: string;
  readonly api: ChatApi;
  readonly storage: ChatStorage;
  readonly clock: Clock;
  readonly readWhen: ReadWhen;
  readonly limits: ChatLimits;
  readonly state: ChatState;
  readonly outputs: Outputs;
  isVisible(): boolean;
  isFocused(): boolean;
  readonly requestIds: RequestIds;
  /** Whether what must happen once per browser is for this tab to do. */
  isLeader(): boolean;
  /** Tells the other tabs of this user. */
  tell(news: TabNews): void;
  /** A call was refused because the login has ended. */
  tokenExpired(): void;
}

const keepDelay = 250;
const receiptDelay = 250;

/** The chats of one user from login to logout: frames, calls and the user's wishes go in, the state follows. */
export class ChatSession {
  readonly options: ChatSessionOptions;
  readonly core: Core;
  readonly timers: Timers;
  readonly serverClock: ServerClock;
  readonly lookup: SenderLookup;
  readonly synchroniser: Synchroniser;
  readonly deliveries: DeliveryQueue;
  /** The way to the server while there is one. */
  link: Link | null = null;
  readonly #receipts = new ReceiptQueue();
  readonly #kept: KeptState;
  readonly #commits: CommitSchedule;
  readonly #drafts: Map<string, string>;
  readonly #abort = new AbortController();

  constructor(options: ChatSessionOptions) {
    const { user, readWhen, limits, clock, api, outputs } = options;
    this.options = options;
    this.core = new Core({ user, readWhen, limits });
    this.timers = new Timers(clock);
    this.serverClock = new ServerClock(clock);
    this.#kept = keepState(options.storage, { app: options.app, userId: user.id }, (cause) =>
      outputs.errors$.next({ code: 'storage-failed', cause }),
    );
    this.#commits = new CommitSchedule({
      timers: this.timers,
      monotonic: () => clock.monotonic(),
      isVisible: options.isVisible,
      commit: () => this.#commit(),
    });
    this.lookup = new SenderLookup({
      lookUp: (userId) => api.lookupUser(userId, { signal: this.signal }),
      later: (name, delay, run) => this.timers.set(name, delay, run),
      known: (chatId, found) => this.apply({ type: 'senderKnown', chatId, user: found }),
      failed: (cause) => this.failed('lookupUser', cause),
    });
    this.synchroniser = new Synchroniser(this);
    this.deliveries = new DeliveryQueue(this.timers, (delivered) => this.link?.send({ kind: 'delivered', delivered }));
    this.#drafts = new Map(Object.entries(this.#kept.readDrafts()));
    this.apply({ type: 'attention', visible: options.isVisible(), focused: options.isFocused() });
    this.apply({ type: 'restored', unread: this.#kept.readUnread(), outbox: this.#kept.readOutbox() });
  }

  /** Ends with the session: nothing that was called for it matters any more. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  apply(event: CoreEvent): void {
    if (this.signal.aborted) return;
    const effects: readonly CoreEffect[] = this.core.apply(event, this.serverClock.now());
    for (const effect of effects) runEffect(this, effect);
    this.#commits.ask();
  }

  /** The user did something: it is seen at once. */
  act(event: CoreEvent): void {
    this.apply(event);
    this.#commits.now();
  }

  /** A frame came from the server. */
  received(frame: Frame): void {
    receiveFrame(this, frame);
  }

  /** The way to the server is gone; what was on it goes out again on the next one. */
  linkLost(): void {
    this.link = null;
    this.synchroniser.stop();
    this.deliveries.clear();
    for (const { id } of this.core.outbox()) this.timers.end(`sent ${id}`);
    this.apply({ type: 'disconnected' });
  }

  queueReceipt(receipt: Parameters<ReceiptQueue['add']>[0]): void {
    if (this.#receipts.add(receipt)) this.timers.set('receipts', receiptDelay, () => this.flushReceipts());
  }

  /** Sends the receipts that wait, as far as there is a way. */
  flushReceipts(): void {
    this.#receipts.flush((receipt) => this.link?.send({ kind: 'read', receipt }) ?? false);
  }

  /** What the user has begun to write in a chat. */
  draft(chatId: string): string {
    return this.#drafts.get(chatId) ?? '';
  }

  /** Keeps it over a reload; an empty one is forgotten. */
  setDraft(chatId: string, text: string): void {
    if (text === '') this.#drafts.delete(chatId);
    else this.#drafts.set(chatId, text);
    this.#keepLater();
  }

  /** A call of the chat service failed; the chats go on without it. */
  failed(call: string, cause: unknown): void {
    if (this.signal.aborted) return;
    if (cause instanceof ChatSessionError) this.options.tokenExpired();
    this.options.outputs.errors$.next({ code: 'call-failed', call, cause });
  }

  /** Brings the state up to date and writes down what is kept over a reload, now. */
  flush(): void {
    this.#commits.now();
    if (!this.timers.has('keep')) return;
    this.timers.end('keep');
    this.#keep();
  }

  #commit(): void {
    const changes = this.core.takeChanges();
    if (changes === null) return;
    commitChanges(this.options.state, this.core, changes);
    if (changes.unread.size === 0 && !changes.pending) return;
    this.#keepLater();
  }

  #keepLater(): void {
    if (!this.timers.has('keep')) this.timers.set('keep', keepDelay, () => this.#keep());
  }

  #keep(): void {
    this.#kept.writeUnread(this.core.unread());
    this.#kept.writeOutbox(this.core.outbox());
    this.#kept.writeDrafts(Object.fromEntries(this.#drafts));
  }

  /** Ends everything at once: timers, calls, the state. @param forget also what is kept over a reload */
  dispose({ forget }: { readonly forget: boolean }): void {
    if (!forget) this.flush();
    this.#abort.abort();
    this.timers.endAll();
    this.link = null;
    if (forget) this.#kept.clear();
    clearChatState(this.options.state);
  }
}
