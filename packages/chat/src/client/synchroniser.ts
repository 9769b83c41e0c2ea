import type { ServerCapability } from '../protocol/codes.ts';
import type { SeqRange, ServerHello, SyncPage } from '../protocol/frames.ts';
import type { ChatSession } from './chat-session.ts';

const pageSize = 200;
const historySize = 50;
const rangePatience = 10_000;

/** Fetches what was missed: from a v2 server over the socket, from a v1 server over its calls. */
export class Synchroniser {
  readonly #session: ChatSession;
  #protocol: 'v1' | 'v2' = 'v1';
  #epoch = '';
  /** The request for everything that was missed, until its last page is here. */
  #running: string | null = null;
  /** Requests that wait for their last page, by id; told whether it came. */
  readonly #waiting = new Map<string, (hasCome: boolean) => void>();
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
    const hearsDelivery = hello?.caps.includes('delivered' satisfies ServerCapability) ?? false;
    this.#session.apply({ type: 'connected', protocol: this.#protocol, hearsDelivery });
    this.#session.flushReceipts();
    const isWhole = hello === null ? await this.#startV1() : await this.#startV2(hello, signal);
    this.#isFirst = false;
    return isWhole;
  }

  /** The connection is gone: nothing that was asked for comes any more. */
  stop(): void {
    for (const rid of [...this.#waiting.keys()]) this.#settle(rid, false);
  }

  async #startV1(): Promise<boolean> {
    const { core, options, signal } = this.#session;
    const known = new Map(core.chats().map(({ id, lastTime }) => [id, lastTime]));
    const chats = await options.api.listChats({ signal });
    this.#session.apply({ type: 'chatsLoaded', chats });
    const behind = chats.filter(({ id, lastTime }) => lastTime > (known.get(id) ?? 0));
    if (this.#isFirst || behind.length === 0) return true;
    const parts = await Promise.all(behind.map(({ id }) => this.#loadMissed(id, known.get(id) ?? 0)));
    return parts.every((isWhole) => isWhole);
  }

  /** What came since a time, as far as one call of a v1 server brings it; whether that was all. */
  async #loadMissed(chatId: string, since: number): Promise<boolean> {
    const { options, signal, serverClock } = this.#session;
    if (options.api.history === undefined) return false;
    try {
      const messages = await options.api.history(chatId, serverClock.now() + 1, historySize, { signal });
      const missed = messages.filter(({ timestamp }) => timestamp > since);
      this.#session.apply({ type: 'missedLoaded', chatId, messages: missed });
      return missed.length < historySize;
    } catch (cause) {
      this.#session.failed('history', cause);
      return false;
    }
  }

  async #startV2(hello: ServerHello, signal: AbortSignal): Promise<boolean> {
    const session = this.#session;
    session.serverClock.told(hello.now);
    if (this.#epoch !== '' && this.#epoch !== hello.epoch) {
      const page: SyncPage = { rid: '', epoch: hello.epoch, chats: [], done: true, reset: true };
      session.apply({ type: 'pageReceived', page });
    }
    this.#epoch = hello.epoch;
    const rid = session.options.requestIds.next();
    this.#running = rid;
    signal.addEventListener('abort', () => this.#settle(rid, false), { once: true });
    const hasCome = await this.#request(rid, { known: session.core.cursors() });
    if (this.#running === rid) this.#running = null;
    return hasCome;
  }

  #request(
    rid: string,
    what: { readonly known: Readonly<Record<string, number>>; readonly ranges?: Readonly<Record<string, SeqRange>> },
  ): Promise<boolean> {
    const request = { rid, epoch: this.#epoch, limit: pageSize, ...what };
    return new Promise((resolve) => {
      this.#waiting.set(rid, resolve);
      if (!this.#session.link?.send({ kind: 'sync', request })) this.#settle(rid, false);
    });
  }

  #settle(rid: string, hasCome: boolean): void {
    const told = this.#waiting.get(rid);
    this.#waiting.delete(rid);
    this.#session.timers.end(`answer ${rid}`);
    if (this.#running === rid) this.#running = null;
    told?.(hasCome);
  }

  /** Called after the page was applied. */
  pageReceived({ rid, done }: SyncPage): void {
    if (done) this.#settle(rid, true);
  }

  /** Asks for a range of places. Resolves with whether the answer came: not when the connection was lost, or too slow. */
  requestRange(chatId: string, range: SeqRange): Promise<boolean> {
    const rid = this.#session.options.requestIds.next();
    this.#session.timers.set(`answer ${rid}`, rangePatience, () => this.#settle(rid, false));
    return this.#request(rid, { known: {}, ranges: { [chatId]: range } });
  }

  /** Older messages of a chat: by place from a v2 server, else through the call for history, if there is one. */
  async loadOlder(chatId: string, count: number): Promise<{ readonly more: boolean }> {
    const { core, link, options } = this.#session;
    const first = core.firstPlace(chatId);
    const hidden = core.hiddenCount(chatId);
    if (hidden > 0 && core.openId === chatId) {
      const mayBeMore = first > 0 ? first > 1 : options.api.history !== undefined;
      const more = hidden > count || mayBeMore;
      this.#session.act({ type: 'olderShown', chatId, count: Math.min(count, hidden), more });
      return { more };
    }
    if (this.#protocol !== 'v2' || first === 0 || link === null) return this.#loadHistory(chatId, count);
    if (first > 1) {
      this.#session.apply({ type: 'historyAsked', chatId });
      await this.requestRange(chatId, [Math.max(1, first - count), first - 1]);
    }
    const more = core.firstPlace(chatId) > 1;
    this.#session.act({ type: 'historyLoaded', chatId, messages: [], more });
    return { more };
  }

  /**
   * Fetches the newest messages of a gap, which so gets smaller from its end. Resolves with whether they came; not from
   * a server without places, which knows of no gaps.
   */
  async loadGap(chatId: string, [from, to]: SeqRange, count: number): Promise<boolean> {
    if (this.#protocol !== 'v2' || this.#session.link === null) return false;
    const hasCome = await this.requestRange(chatId, [Math.max(from, to - count + 1), to]);
    return hasCome && !this.#session.core.gaps(chatId).some(([low, high]) => low <= to && to <= high);
  }

  async #loadHistory(chatId: string, count: number): Promise<{ readonly more: boolean }> {
    const { core, options, signal, serverClock } = this.#session;
    if (options.api.history === undefined) {
      this.#session.act({ type: 'historyLoaded', chatId, messages: [], more: false });
      return { more: false };
    }
    this.#session.apply({ type: 'historyAsked', chatId });
    const before = core.list(chatId)?.at(0)?.timestamp ?? serverClock.now();
    try {
      const messages = await options.api.history(chatId, before, count, { signal });
      const more = messages.length >= count;
      this.#session.act({ type: 'historyLoaded', chatId, messages, more });
      return { more };
    } catch (cause) {
      this.#session.act({ type: 'historyLoaded', chatId, messages: [], more: true });
      this.#session.failed('history', cause);
      return { more: true };
    }
  }
}
