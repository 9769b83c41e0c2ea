import { BehaviorSubject } from 'rxjs';
import type { ConnectionEvent } from '../connection/connection-events.ts';
import { connectionStatusOf } from '../connection/connection-status-of.ts';
import { defaultTiming } from '../connection/timing.ts';
import { ChatSessionError } from '../ports/api.ts';
import type { ChatStorage, SurroundingsEvent } from '../ports/environment.ts';
import type { TabsPort } from '../ports/tabs.ts';
import { decodeFrame } from '../protocol/decode.ts';
import type { Frame, ServerHello } from '../protocol/frames.ts';
import { socketUrl } from '../protocol/socket-url.ts';
import { type ConnectionStatus, idleConnection, isSameStatus } from '../store/connection-status.ts';
import type { TabNews, TabWish } from '../tabs/tab-messages.ts';
import { type ChatEnvironment, type ChatOptions, chatConfig } from './chat-options.ts';
import type { ChatSession } from './chat-session.ts';
import { type ConnectionActor, createConnectionActor } from './connection-actor.ts';
import { OwnDevices, storedDeviceId, storedTabGroupId } from './device-id.ts';
import type { Link } from './link.ts';
import type { Outputs } from './outputs.ts';
import { createRequestIds, type RequestIds } from './request-ids.ts';
import { type Standing, TabMembership } from './tab-membership.ts';

export interface ConnectorPort {
  readonly options: ChatOptions;
  readonly environment: ChatEnvironment;
  readonly app: string;
  readonly storage: ChatStorage;
  readonly outputs: Outputs;
  /** Null where every tab connects for itself. */
  readonly tabs: TabsPort | null;
  /** The session of the user who is logged in. */
  session(): ChatSession | null;
  /** Another tab has ended the login. */
  loggedOutElsewhere(): void;
  log(event: string, facts?: Readonly<Record<string, string | number | boolean>>): void;
}

const machineEvents: Partial<Record<SurroundingsEvent, ConnectionEvent>> = {
  online: { type: 'ONLINE' },
  offline: { type: 'OFFLINE' },
  visible: { type: 'VISIBLE' },
  hidden: { type: 'HIDDEN' },
  freeze: { type: 'FREEZE' },
  resume: { type: 'RESUME' },
};

/** The way of a session to the server: by a socket of this tab, or through the tab that holds one. */
export class Connector {
  readonly machine: ConnectionActor;
  readonly connection$ = new BehaviorSubject<ConnectionStatus>(idleConnection);
  readonly requestIds: RequestIds;
  readonly #port: ConnectorPort;
  readonly #devices = new OwnDevices();
  readonly #membership: TabMembership;
  #socket: Link | null = null;
  #standing: Standing | null = null;
  #kickedBy: string | null = null;

  constructor(port: ConnectorPort) {
    this.#port = port;
    const { environment, storage, app, tabs, options, outputs } = port;
    const tabId = environment.messageId();
    this.requestIds = createRequestIds(tabId);
    this.#membership = new TabMembership({
      tabs,
      environment,
      app,
      tabId,
      session: port.session,
      standing: () => this.#standing,
      status: () => this.connection$.value,
      statusChanged: () => this.#show(),
      send: (event) => this.machine.send(event),
      deliver: (frame) => this.#deliver(frame),
      told: (news) => this.#told(news),
    });
    const sid = tabs === null ? tabId : storedTabGroupId(storage, app, environment.clock.now());
    this.machine = createConnectionActor({
      environment,
      timing: { ...defaultTiming, ...options.timing },
      isShared: tabs !== null,
      socketUrl: (token) => this.#socketUrl(token, sid),
      getToken: options.getToken,
      elect: (granted, lost) => this.#membership.elect(granted, lost),
      kicked: (uuid) => this.#kicked(uuid),
      linked: (link) => {
        this.#socket = link;
        const session = port.session();
        if (session !== null) session.link = link;
      },
      unlinked: () => {
        this.#socket = null;
        this.#standing = null;
        port.session()?.linkLost();
      },
      socketFailed: (reason) => outputs.errors$.next({ code: 'socket-failed', reason }),
      received: (frame) => this.#received(frame),
      bad(fault) {
        port.log('bad frame', { fault });
        outputs.errors$.next({ code: 'bad-frame', fault });
      },
      sync: (hello, signal) => this.#sync(hello, signal),
      checkToken: (signal) => this.#checkToken(signal),
    });
    this.machine.subscribe(() => this.#show());
    this.machine.start();
  }

  /** Whether what must happen once per browser is for this tab to do. */
  get isLeader(): boolean {
    return this.#membership.isLeader;
  }

  /** A user has logged in. */
  begin(userId: string): void {
    this.#membership.begin(userId);
  }

  /** Nobody is logged in any more. */
  end(): void {
    this.machine.send({ type: 'CLOSE', reason: 'logout' });
    this.#membership.end();
  }

  /** Tells the other tabs of this user. */
  tell(news: TabNews): void {
    this.#membership.tell(news);
  }

  /** Asks something of the connection, whichever tab holds it. */
  wish(wish: TabWish): void {
    this.#membership.wish(wish);
  }

  /** Something happened to the page. */
  surroundingsChanged(event: SurroundingsEvent): void {
    if (event === 'freeze' || event === 'resume') this.#membership.setAwake(event === 'resume');
    const machineEvent = machineEvents[event];
    if (machineEvent !== undefined) this.machine.send(machineEvent);
    if (event === 'visible') this.#membership.seen();
  }

  #socketUrl(token: string, sid: string): string {
    const { storage, app, environment } = this.#port;
    const { url, client = chatConfig.client, deviceId } = this.#port.options;
    const uuid = deviceId?.() ?? storedDeviceId(storage, app, environment.clock.now());
    this.#devices.add(uuid);
    return socketUrl({ url: typeof url === 'string' ? url : url(), token, client, uuid, sid });
  }

  #sync(hello: ServerHello | null, signal: AbortSignal): Promise<boolean> {
    const link = this.#socket;
    const session = this.#port.session();
    if (link === null || session === null) return Promise.resolve(false);
    this.#standing = { link, hello };
    this.#membership.announce();
    return session.synchroniser.start(hello, signal);
  }

  async #checkToken(signal: AbortSignal): Promise<boolean> {
    try {
      await this.#port.options.api.listChats({ signal });
      return true;
    } catch (cause) {
      if (cause instanceof ChatSessionError) return false;
      throw cause;
    }
  }

  #received(frame: Frame): void {
    if (frame.kind === 'elsewhere') {
      if (this.#devices.has(frame.uuid)) return;
      this.#port.log('used elsewhere');
      this.machine.send({ type: 'KICKED', uuid: frame.uuid });
    } else if (frame.kind === 'drain') this.machine.send({ type: 'DRAIN', within: frame.within });
    else {
      if (frame.kind !== 'heartbeat') this.#membership.mirror(frame);
      this.#deliver(frame);
    }
  }

  #deliver(frame: Frame): void {
    if (frame.kind === 'page' && this.requestIds.isOfOther(frame.page.rid)) return;
    this.#port.session()?.received(frame);
  }

  #told(news: TabNews): void {
    if (news.kind === 'loggedOut') this.#port.loggedOutElsewhere();
    else if (news.kind === 'kicked') this.machine.send({ type: 'KICKED', uuid: news.uuid, isMirrored: true });
    else if (news.kind === 'removed')
      this.#port.session()?.apply({ type: 'removed', chatId: news.chatId, isTold: true });
    else {
      const result = decodeFrame(news.text);
      if (result.ok) this.#port.session()?.received(result.frame);
    }
  }

  #kicked(uuid: string): void {
    this.#kickedBy = uuid;
    this.tell({ kind: 'kicked', uuid });
  }

  #show(): void {
    const { clock } = this.#port.environment;
    const own = connectionStatusOf(this.machine.getSnapshot(), clock.now());
    const status = (own.phase === 'follower' ? this.#membership.followed : null) ?? own;
    if (isSameStatus(this.connection$.value, status)) return;
    this.connection$.next(status);
    this.#port.log('connection', { phase: status.phase, attempt: status.attempt });
    this.#membership.announce();
    const uuid = this.#kickedBy;
    if (uuid === null || status.reason !== 'kicked') return;
    this.#kickedBy = null;
    this.#port.outputs.kicked$.next({ uuid });
  }

  dispose(): void {
    this.machine.send({ type: 'CLOSE', reason: 'disposed' });
    this.#membership.end();
    this.connection$.complete();
  }
}
