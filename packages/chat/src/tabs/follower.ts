import type { Link } from '../client/link.ts';
import type { Clock } from '../ports/environment.ts';
import { decodeFrame } from '../protocol/decode.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame, ServerHello } from '../protocol/frames.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';
import type { TabMessage } from './tab-messages.ts';

export interface FollowerPort {
  readonly clock: Clock;
  readonly tabId: string;
  isVisible(): boolean;
  post(message: TabMessage): void;
  /** There is a way to the server through the leader: what was missed is fetched over it. */
  linked(link: Link, hello: ServerHello | null): void;
  unlinked(): void;
  received(frame: Frame): void;
  status(status: ConnectionStatus): void;
  /** The leader sleeps: somebody has to take its place. */
  asleep(): void;
}

type LeaderMessage<Type extends TabMessage['type']> = Extract<TabMessage, { readonly type: Type }>;

interface Leader {
  readonly id: string;
  place: number;
  isLinked: boolean;
}

const answerPatience = 3000;
const takenPatience = 2000;
const quietFor = 10_000;

/** A tab that lives on the connection of another one: it gets every frame, and hands over its own. */
export class Follower {
  readonly #port: FollowerPort;
  #leader: Leader | null = null;
  #heardAt: number;
  #watch: unknown = null;
  #isAsking = false;
  #lastKey = 0;
  readonly #untaken = new Map<number, unknown>();

  constructor(port: FollowerPort) {
    this.#port = port;
    this.#heardAt = port.clock.monotonic();
    this.ask();
  }

  /** Looks for the leader, or whether it is awake; a visible page does not wait for one that sleeps. */
  ask(): void {
    this.#port.post({ type: 'ask', from: this.#port.tabId });
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#arm(answerPatience, () => {
      this.#isAsking = false;
      if (this.#port.isVisible()) this.#port.asleep();
      else this.#keepWatch();
    });
  }

  /** The leader is awake. */
  #hear(): void {
    this.#heardAt = this.#port.clock.monotonic();
    if (!this.#isAsking) return;
    this.#isAsking = false;
    this.#keepWatch();
  }

  #arm(delay: number, run: () => void): void {
    this.#port.clock.clearTimeout(this.#watch);
    this.#watch = this.#port.clock.setTimeout(run, delay);
  }

  /** Asks when the leader has been quiet for long; a hidden page asks nothing. */
  #keepWatch(): void {
    this.#arm(quietFor, () => {
      const isQuiet = this.#port.clock.monotonic() - this.#heardAt >= quietFor;
      if (isQuiet && this.#port.isVisible()) this.ask();
      else this.#keepWatch();
    });
  }

  heard(message: TabMessage): void {
    if (message.type === 'leads') this.#onLeads(message);
    else if (message.type === 'frame') this.#onFrame(message);
    else if (message.type === 'taken' && message.to === this.#port.tabId) this.#onTaken(message);
  }

  #onLeads({ from, place, isLinked, hello, status }: LeaderMessage<'leads'>): void {
    this.#hear();
    const known = this.#leader;
    const isNew = known?.id !== from;
    const hasHole = known?.isLinked === true && known.place !== place;
    if (isNew || hasHole || !isLinked) this.#unlink();
    const leader = isNew || known === null ? { id: from, place, isLinked: false } : known;
    this.#leader = leader;
    leader.place = place;
    this.#port.status(status);
    // A leader that does not know of this tab does not mirror anything yet.
    if (isNew) this.#port.post({ type: 'ask', from: this.#port.tabId });
    if (!isLinked || leader.isLinked) return;
    leader.isLinked = true;
    this.#port.linked(this.#link(leader), readHello(hello));
  }

  #onFrame({ from, place, text }: LeaderMessage<'frame'>): void {
    const leader = this.#leader;
    if (leader?.id !== from || !leader.isLinked) return;
    this.#hear();
    if (place !== leader.place + 1) {
      this.#unlink();
      this.ask();
      return;
    }
    leader.place = place;
    const result = decodeFrame(text);
    if (result.ok) this.#port.received(result.frame);
  }

  #onTaken({ key }: LeaderMessage<'taken'>): void {
    this.#hear();
    this.#port.clock.clearTimeout(this.#untaken.get(key));
    this.#untaken.delete(key);
  }

  #link(leader: Leader): Link {
    const { clock, tabId, post } = this.#port;
    const isOpen = (): boolean => this.#leader === leader && leader.isLinked;
    const untaken = this.#untaken;
    return {
      get isOpen() {
        return isOpen();
      },
      // What the leader has not taken yet may still be lost with it.
      get waitingBytes() {
        return untaken.size;
      },
      send: (frame) => {
        if (!isOpen()) return false;
        this.#lastKey += 1;
        const key = this.#lastKey;
        post({ type: 'send', from: tabId, to: leader.id, key, text: encodeFrame(frame) });
        untaken.set(
          key,
          clock.setTimeout(() => this.ask(), takenPatience),
        );
        return true;
      },
    };
  }

  #unlink(): void {
    const { clock } = this.#port;
    for (const timer of this.#untaken.values()) clock.clearTimeout(timer);
    this.#untaken.clear();
    if (this.#leader?.isLinked !== true) return;
    this.#leader.isLinked = false;
    this.#port.unlinked();
  }

  /** Follows nobody any more. */
  end(): void {
    this.#unlink();
    this.#leader = null;
    this.#port.clock.clearTimeout(this.#watch);
  }
}

function readHello(text: string | null): ServerHello | null {
  const result = text === null ? null : decodeFrame(text);
  return result?.ok && result.frame.kind === 'handshake' ? (result.frame.hello ?? null) : null;
}
