import type { Link } from '../client/link.ts';
import type { TabChannel, TabsPort } from '../ports/tabs.ts';
import { decodeFrame } from '../protocol/decode.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Frame, ServerHello } from '../protocol/frames.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';
import { Follower, type FollowerPort } from './follower.ts';
import { readTabMessage, type TabMessage, type TabWish } from './tab-messages.ts';

/** How the tab that connects stands. */
export interface LeaderReport {
  readonly link: Link | null;
  readonly hello: ServerHello | null;
  readonly status: ConnectionStatus;
}

export interface TabGroupPort extends Omit<FollowerPort, 'post' | 'asleep'> {
  readonly tabs: TabsPort;
  /** Of lock and channel: tabs of one name share a connection. */
  readonly name: string;
  /** This tab is the one that connects, from now on; or no longer. */
  granted(): void;
  lost(): void;
  report(): LeaderReport;
  wished(wish: TabWish): void;
}

/**
 * The tabs of a user in one browser: one of them, the leader, holds a lock and the connection; the others follow it.
 * A leader that is closed or put away releases the lock; one that sleeps with it is robbed of it.
 */
export class TabGroup {
  readonly #port: TabGroupPort;
  readonly #channel: TabChannel;
  #release: () => void = () => undefined;
  #follower: Follower | null = null;
  #isLeader = false;
  #hasEnded = false;
  #hasFollowers = false;
  #place = 0;

  constructor(port: TabGroupPort) {
    this.#port = port;
    this.#channel = port.tabs.channel(port.name, (value) => this.#received(value));
    this.#request({ steal: false });
    if (!this.#isLeader) this.#follow();
  }

  get isLeader(): boolean {
    return this.#isLeader;
  }

  #request(options: { readonly steal: boolean }): void {
    this.#release();
    this.#release = this.#port.tabs.lock(this.#port.name, options, {
      granted: () => this.#granted(),
      lost: () => this.#lost(),
    });
  }

  #follow(): void {
    this.#follower = new Follower({
      ...this.#port,
      post: (message) => this.#channel.post(message),
      asleep: () => this.#request({ steal: true }),
    });
  }

  #granted(): void {
    if (this.#hasEnded) return;
    this.#isLeader = true;
    this.#follower?.end();
    this.#follower = null;
    this.#port.granted();
    this.announce();
  }

  #lost(): void {
    if (this.#hasEnded || !this.#isLeader) return;
    this.#isLeader = false;
    this.#hasFollowers = false;
    this.#port.lost();
    this.#request({ steal: false });
    this.#follow();
  }

  #received(value: unknown): void {
    const message = readTabMessage(value);
    if (message === null || this.#hasEnded) return;
    if (this.#isLeader) this.#serve(message);
    else this.#follower?.heard(message);
  }

  #serve(message: TabMessage): void {
    if (message.type === 'ask') {
      this.#hasFollowers = true;
      this.announce();
    } else if (message.type === 'wish') this.#port.wished(message.wish);
    else if (message.type === 'send' && message.to === this.#port.tabId) this.#pass(message);
  }

  #pass({ from, key, text }: Extract<TabMessage, { readonly type: 'send' }>): void {
    const { link } = this.#port.report();
    const result = decodeFrame(text);
    if (!result.ok || !link?.send(result.frame)) return;
    this.#channel.post({ type: 'taken', from: this.#port.tabId, to: from, key });
  }

  /** As the leader: tells the others how the connection stands. */
  announce(): void {
    if (!this.#isLeader || this.#hasEnded) return;
    const { link, hello, status } = this.#port.report();
    this.#post({
      type: 'leads',
      from: this.#port.tabId,
      place: this.#place,
      isLinked: link !== null,
      hello: hello === null ? null : encodeFrame({ kind: 'handshake', hello }),
      status,
    });
  }

  /** As the leader: gives a frame of the server to the others. */
  mirror(frame: Frame): void {
    if (!this.#isLeader) return;
    this.#place += 1;
    if (!this.#hasFollowers) return;
    this.#post({ type: 'frame', from: this.#port.tabId, place: this.#place, text: encodeFrame(frame) });
  }

  /** Asks something of the leader. */
  wish(wish: TabWish): void {
    if (!this.#isLeader) this.#post({ type: 'wish', from: this.#port.tabId, wish });
  }

  /** The page is seen again: is the leader awake? */
  check(): void {
    this.#follower?.ask();
  }

  #post(message: TabMessage): void {
    if (!this.#hasEnded) this.#channel.post(message);
  }

  /** Leaves the group; another tab takes over at once. */
  end(): void {
    if (this.#hasEnded) return;
    this.#follower?.end();
    this.#hasEnded = true;
    this.#isLeader = false;
    this.#channel.close();
    this.#release();
  }
}
