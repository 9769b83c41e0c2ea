import type { ConnectionEvent } from '../connection/connection-events.ts';
import type { TabsPort } from '../ports/tabs.ts';
import type { Frame, ServerHello } from '../protocol/frames.ts';
import type { ConnectionStatus } from '../store/connection-status.ts';
import { type LeaderReport, TabGroup } from '../tabs/tab-group.ts';
import { type TabNews, type TabWish, tabsVersion } from '../tabs/tab-messages.ts';
import { TabNewsChannel } from '../tabs/tab-news.ts';
import type { ChatEnvironment } from './chat-options.ts';
import type { ChatSession } from './chat-session.ts';
import type { Link } from './link.ts';

/** A connection of this tab, once the handshake is over. */
export interface Standing {
  readonly link: Link;
  readonly hello: ServerHello | null;
}

export interface TabMembershipPort {
  /** Null where every tab connects for itself. */
  readonly tabs: TabsPort | null;
  readonly environment: ChatEnvironment;
  readonly app: string;
  readonly tabId: string;
  session(): ChatSession | null;
  standing(): Standing | null;
  status(): ConnectionStatus;
  /** The leader's status, or how well this tab follows it, has changed. */
  statusChanged(): void;
  send(event: ConnectionEvent): void;
  /** A frame from the server, by way of the leader. */
  deliver(frame: Frame): void;
  told(news: TabNews): void;
}

/** What this tab is among the tabs of its user: the one that connects, one that follows it, or alone. */
export class TabMembership {
  readonly #port: TabMembershipPort;
  #group: TabGroup | null = null;
  #news: TabNewsChannel | null = null;
  #leaderStatus: ConnectionStatus | null = null;
  #hasResumed = false;
  #following = new AbortController();

  constructor(port: TabMembershipPort) {
    this.#port = port;
  }

  get isLeader(): boolean {
    return this.#group?.isLeader ?? true;
  }

  /** Status of the tab that is followed; null while none is. */
  get followed(): ConnectionStatus | null {
    return this.#leaderStatus === null ? null : { ...this.#leaderStatus, resumed: this.#hasResumed, isFollower: true };
  }

  begin(userId: string): void {
    const { tabs, tabId, told } = this.#port;
    if (tabs !== null) this.#news = new TabNewsChannel(tabs, this.#name(userId), tabId, told);
  }

  end(): void {
    this.#news?.close();
    this.#news = null;
  }

  /** The page is put away, or comes back. */
  setAwake(isAwake: boolean): void {
    if (isAwake) this.#news?.open();
    else this.#news?.close();
  }

  tell(news: TabNews): void {
    this.#news?.tell(news);
  }

  wish(wish: TabWish): void {
    if (this.isLeader) this.#port.send({ type: wish });
    else this.#group?.wish(wish);
  }

  /** The user looks at this tab: the leader is to be awake, and to try now if it waits. */
  seen(): void {
    if (this.isLeader) return;
    this.#group?.check();
    this.#group?.wish('RETRY_NOW');
  }

  mirror(frame: Frame): void {
    this.#group?.mirror(frame);
  }

  announce(): void {
    this.#group?.announce();
  }

  #name(userId: string): string {
    return `chat:${tabsVersion}:${this.#port.app}:${userId}`;
  }

  /** Competes for being the tab that connects. Returns what ends it. */
  elect(granted: () => void, lost: () => void): () => void {
    const { tabs, environment, tabId, deliver } = this.#port;
    const session = this.#port.session();
    if (tabs === null || session === null) {
      granted();
      return () => undefined;
    }
    const group = new TabGroup({
      tabs,
      name: this.#name(session.options.user.id),
      clock: environment.clock,
      tabId,
      isVisible: () => environment.surroundings.isVisible(),
      granted: () => {
        this.#leaderStatus = null;
        granted();
      },
      lost,
      report: () => this.#report(session),
      wished: (wish) => this.#port.send({ type: wish }),
      linked: (link, hello) => this.#follow(session, link, hello),
      unlinked: () => {
        this.#following.abort();
        session.linkLost();
      },
      received: deliver,
      status: (status) => {
        this.#leaderStatus = status;
        this.#port.statusChanged();
      },
    });
    this.#group = group;
    return () => {
      this.#group = null;
      this.#leaderStatus = null;
      group.end();
    };
  }

  #report(session: ChatSession): LeaderReport {
    const { link = null, hello = null } = this.#port.standing() ?? {};
    const now = session.serverClock.now();
    return { link, hello: hello === null ? null : { ...hello, now }, status: this.#port.status() };
  }

  #follow(session: ChatSession, link: Link, hello: ServerHello | null): void {
    session.link = link;
    this.#following = new AbortController();
    const { signal } = this.#following;
    session.synchroniser.start(hello, signal).then(
      (isWhole) => {
        if (signal.aborted) return;
        this.#hasResumed = isWhole;
        this.#port.statusChanged();
      },
      (cause: unknown) => session.failed('listChats', cause),
    );
  }
}
