import type { SeqRange, ServerHello, SyncPage } from '../protocol/frames.ts';
import type { ChatSession } from './chat-session.ts';

const pageSize = 200;
const historySize = 50;

/** Fetches what was missed: from a v2 server over the socket, from a v1 server over its calls. */
export class Synchroniser {
  readonly #session: ChatSession;
  #protocol: 'v1' | 'v2' = 'v1';
  #epoch = '';
  #rid = 0;
  #running: { readonly rid: string; done(): void } | null = null;
  #isFirst = true;

  constructor(session: ChatSession) {
    this.#session = session;
  }

  get protocol(): 'v1' | 'v2' {
    return this.#protocol;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** A connection stands. Resolves when what was missed is here, with whether all of it came. */
  async start(hello: ServerHello | null, signal: AbortSignal): Promise<boolean> {
    this.#protocol = hello === null ? 'v1' : 'v2';
    this.#session.apply({ type: 'connected', protocol: this.#protocol });
    this.#session.flushReceipts();
    const isWhole = hello === null ? await this.#startV1() : await this.#startV2(hello, signal);
    this.#isFirst = false;
    return isWhole;
  }

  stop(): void {
    this.#running = null;
  }

  async #startV1(): Promise<boolean> {
    const { api } = this.#session.options;
    const known = new Map(this.#session.core.chats().map(({ id, lastTime }) => [id, lastTime]));
    const chats = await api.listChats({ signal: this.#session.signal });
    this.#session.apply({ type: 'chatsLoaded', chats });
    const behind = chats.filter(({ id, lastTime }) => lastTime > (known.get(id) ?? 0));
    if (this.#isFirst || behind.length === 0) return true;
    if (api.history === undefined) return false;
    await Promise.all(behind.map(({ id }) => this.loadOlder(id, historySize)));
    return true;
  }

  #startV2(hello: ServerHello, signal: AbortSignal): Promise<boolean> {
    const session = this.#session;
    session.serverClock.told(hello.now);
    if (this.#epoch !== '' && this.#epoch !== hello.epoch) {
      const page: SyncPage = { rid: '', epoch: hello.epoch, chats: [], done: true, reset: true };
      session.apply({ type: 'pageReceived', page });
    }
    this.#epoch = hello.epoch;
    const rid = this.#nextRid();
    const { promise, resolve } = withResolvers<boolean>();
    this.#running = { rid, done: () => resolve(true) };
    signal.addEventListener('abort', () => this.#end(rid, resolve), { once: true });
    const request = { rid, epoch: hello.epoch, known: session.core.cursors(), limit: pageSize };
    if (!session.link?.send({ kind: 'sync', request })) resolve(false);
    return promise;
  }

  #end(rid: string, resolve: (isWhole: boolean) => void): void {
    if (this.#running?.rid === rid) this.#running = null;
    resolve(false);
  }

  #nextRid(): string {
    this.#rid += 1;
    return `r${this.#rid}`;
  }

  /** Called after the page was applied. */
  pageReceived({ rid, done }: SyncPage): void {
    if (!done || this.#running?.rid !== rid) return;
    const { done: finish } = this.#running;
    this.#running = null;
    finish();
  }

  requestRange(chatId: string, range: SeqRange): void {
    const request = {
      rid: this.#nextRid(),
      epoch: this.#epoch,
      known: {},
      ranges: { [chatId]: range },
      limit: pageSize,
    };
    this.#session.link?.send({ kind: 'sync', request });
  }

  /** Older messages of a chat: by place from a v2 server, else through the call for history, if there is one. */
  async loadOlder(chatId: string, count: number): Promise<{ readonly more: boolean }> {
    const { core, link, options, signal } = this.#session;
    const first = core.firstPlace(chatId);
    if (this.#protocol === 'v2' && first > 0 && link !== null) {
      if (first > 1) this.requestRange(chatId, [Math.max(1, first - count), first - 1]);
      return { more: first - count > 1 };
    }
    if (options.api.history === undefined) return { more: false };
    this.#session.apply({ type: 'historyAsked', chatId });
    const before = core.list(chatId)?.at(0)?.timestamp ?? options.clock.now();
    try {
      const messages = await options.api.history(chatId, before, count, { signal });
      const more = messages.length >= count;
      this.#session.apply({ type: 'historyLoaded', chatId, messages, more });
      return { more };
    } catch (cause) {
      this.#session.apply({ type: 'historyLoaded', chatId, messages: [], more: true });
      this.#session.failed('history', cause);
      return { more: true };
    }
  }
}

/** `Promise.withResolvers`, which browsers of 2023 do not have. */
function withResolvers<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
