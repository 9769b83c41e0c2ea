import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCode, maxFrameBytes } from '@jianzhu/chat/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { TokenBuckets } from '../../http/token-bucket.ts';
import { createWorkQueue } from '../../work-queue/work-queue.ts';
import type { ChatIdentity } from '../chat-tokens.ts';
import type { Bus } from '../ports/bus.ts';
import type { SessionKey, Sessions } from '../ports/sessions.ts';
import type { ChatService } from '../service/chat-service.ts';
import { GroupCommit } from '../service/group-commit.ts';
import { Connection, closeSocket, restartCode, tryLaterCode } from './connection.ts';
import type { Connections } from './connections.ts';
import { drainConnections } from './drain.ts';
import { FrameHandlers } from './frame-handlers.ts';
import type { GatewayLimits } from './gateway-limits.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';
import { WriteTurn } from './socket-outlet.ts';
import { type Credential, readSocketRequest, type SocketRequest, SUBPROTOCOL } from './socket-request.ts';

/** A share of the connections that may be waiting to say who they are. */
const UNKNOWN_SHARE = 0.05;
const LEAST_UNKNOWN = 50;
const BEGINS_AT_ONCE = 2;
const BEGINS_WAITING = 20_000;
/** Sessions whose end is written together. */
const ENDS_TOGETHER = 500;

export interface GatewayOptions {
  readonly service: ChatService;
  readonly connections: Connections;
  readonly sessions: Sessions;
  readonly bus: Bus;
  readonly node: string;
  readonly limits: GatewayLimits;
  /** Origins of pages that may open a socket. */
  readonly origins: readonly string[];
  readonly recognise: (credential: Credential) => Promise<ChatIdentity | undefined>;
  /** How often it was heard that tokens have ended. */
  readonly newsOfEnds: () => number;
  /** Closes a connection whose token is no longer in force. */
  readonly checkToken: (connection: Connection) => Promise<void>;
  readonly onFault: (what: string, error: unknown) => void;
}

/** What is to be undone when a socket closes. */
interface Attendance {
  /** Whom the bus follows for it. */
  followed: string | undefined;
  connection: Connection | undefined;
}

/** Sockets of the chat: who they are, what they may, and their end. */
export class Gateway {
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
    // Without a protocol that we know none is named, and the browser says so itself.
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  readonly #turn = new WriteTurn();
  readonly #origins: ReadonlySet<string>;
  readonly #connects: TokenBuckets;
  readonly #handlers: FrameHandlers;
  /** Sockets that have not said who they are, and what ends their time for it. */
  readonly #unknown = new Map<WebSocket, NodeJS.Timeout>();
  /** Beginnings take several statements: they leave connections of the database to others. */
  readonly #begins = createWorkQueue({ running: BEGINS_AT_ONCE, waiting: BEGINS_WAITING });
  readonly #ends: GroupCommit<SessionKey, true>;
  readonly #ending = new Set<Promise<unknown>>();
  #nextId = 1;
  #isClosing = false;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#origins = new Set(options.origins);
    this.#connects = new TokenBuckets(options.limits.connects);
    this.#handlers = new FrameHandlers(options);
    this.#ends = new GroupCommit(async (keys) => {
      await options.sessions.end(keys);
      return keys.map(() => true);
    }, ENDS_TOGETHER);
  }

  /** Listener of the `upgrade` event of an HTTP server. */
  readonly upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    const asked = this.#hasRoom() ? readSocketRequest(request, this.#origins) : 503;
    if (typeof asked === 'number') refuseUpgrade(raw, asked);
    else this.#server.handleUpgrade(request, raw, head, (socket) => this.#welcome(socket, raw, asked));
  };

  #hasRoom(): boolean {
    const { connections, limits } = this.#options;
    const mostUnknown = Math.max(LEAST_UNKNOWN, limits.connections * UNKNOWN_SHARE);
    return !this.#isClosing && connections.size < limits.connections && this.#unknown.size < mostUnknown;
  }

  /** Cuts connections that are silent; called every few seconds. */
  sweep(): void {
    const { connections, limits } = this.#options;
    const silentSince = performance.now() - limits.idleMs;
    for (const connection of connections) {
      // Nobody is there to hear a goodbye.
      if (connection.heardAt < silentSince) connection.socket.terminate();
    }
  }

  /** Lets everybody go to another process: no newcomers, word to all, then closed in slices. */
  async drain(): Promise<void> {
    this.#isClosing = true;
    for (const socket of this.#unknown.keys()) closeSocket(socket, tryLaterCode);
    await drainConnections(this.#options.connections, this.#options.limits.drainMs);
    await Promise.all(this.#ending);
  }

  /**
   * A socket is open, but nobody is known to be on it: it is not read before that. Its listeners live as long as it
   * does, so they hold nothing of the request.
   */
  #welcome(socket: WebSocket, raw: Duplex, asked: SocketRequest): void {
    const attendance: Attendance = { followed: undefined, connection: undefined };
    const late = setTimeout(() => closeSocket(socket, closeCode.liveness), this.#options.limits.handshakeMs);
    this.#unknown.set(socket, late);
    socket.pause();
    socket.on('error', cut);
    socket.on('close', () => this.#leave(socket, attendance));
    this.#admit(socket, raw, asked, attendance).catch((error: unknown) => {
      this.#options.onFault('a connection', error);
      closeSocket(socket, tryLaterCode);
    });
  }

  readonly #known = (socket: WebSocket): void => {
    clearTimeout(this.#unknown.get(socket));
    this.#unknown.delete(socket);
  };

  #leave(socket: WebSocket, { followed, connection }: Attendance): void {
    this.#known(socket);
    if (followed !== undefined) this.#options.bus.unfollow(followed);
    if (connection !== undefined) this.#forget(connection);
  }

  async #admit(socket: WebSocket, raw: Duplex, asked: SocketRequest, attendance: Attendance): Promise<void> {
    const { recognise, sessions, bus, node, connections, limits, newsOfEnds, checkToken } = this.#options;
    const newsBefore = newsOfEnds();
    const identity = asked.credential && (await recognise(asked.credential));
    if (identity === undefined) {
      closeSocket(socket, closeCode.token);
      return;
    }
    const { userId } = identity;
    if (this.#connects.take(userId, performance.now()) > 0) {
      closeSocket(socket, closeCode.rate);
      return;
    }
    await bus.follow(userId);
    if (socket.readyState !== socket.OPEN) {
      bus.unfollow(userId);
      return;
    }
    attendance.followed = userId;
    const { client, uuid, sid, dialect, wantsRecordNews } = asked;
    const grant = await this.#begins.run(() => sessions.begin({ userId, client, uuid, sid }));
    if (grant === undefined) throw new Error('too many connections begin at once');
    const { epoch, ended } = grant;
    connections.ended(ended);
    if (ended.length > 0) await bus.publish([userId], { kind: 'ended', node, sessions: ended });
    const connection = new Connection({
      id: this.#nextId++,
      socket,
      raw,
      turn: this.#turn,
      dialect,
      wantsRecordNews,
      uuid,
      identity,
      epoch,
      queueBytes: limits.queueBytes,
      nowMs: performance.now(),
      whenReady: this.#known,
    });
    if (socket.readyState !== socket.OPEN) {
      this.#forget(connection);
      return;
    }
    attendance.connection = connection;
    this.#open(connection);
    // News that came while the connection was in the making have not reached it.
    if (newsOfEnds() !== newsBefore) await checkToken(connection);
  }

  #open(connection: Connection): void {
    const { socket } = connection;
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (isBinary) this.#handlers.bad(connection);
      // Text of one frame comes as one buffer.
      else this.#handlers.received(connection, String(data));
    });
    this.#options.connections.add(connection);
    socket.resume();
    if (this.#isClosing) connection.close(restartCode);
  }

  /** The one place where a connection is forgotten. */
  #forget(connection: Connection): void {
    const { connections, onFault } = this.#options;
    connections.remove(connection);
    const { userId, epoch } = connection;
    const ending = this.#ends
      .add({ userId, epoch })
      .catch((error: unknown) => onFault('the end of a session', error))
      .finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }
}

function cut(this: WebSocket): void {
  this.terminate();
}
