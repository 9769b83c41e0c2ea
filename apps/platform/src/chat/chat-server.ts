import { randomUUID } from 'node:crypto';
import { closeCode } from '@jianzhu/chat/protocol';
import type { Database } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { watchRecordNews } from '../live/record-news.ts';
import { createAutoReply } from './auto-reply.ts';
import { createNatsBus } from './bus/nats-bus.ts';
import { createNotifyBus } from './bus/notify-bus.ts';
import type { ChatSettings } from './chat-settings.ts';
import { redeemChatTicket } from './chat-tickets.ts';
import { findChatTokenByText, findTokensInForce } from './chat-tokens.ts';
import type { Connection } from './gateway/connection.ts';
import { Connections } from './gateway/connections.ts';
import { Gateway } from './gateway/gateway.ts';
import type { Credential } from './gateway/socket-request.ts';
import type { Store } from './ports/store.ts';
import { createPostgresSessions } from './postgres/postgres-sessions.ts';
import { createPostgresStore } from './postgres/postgres-store.ts';
import { watchBus } from './service/bus-watch.ts';
import { type ChatService, createChatService } from './service/chat-service.ts';
import { watchRevocations } from './watch-revocations.ts';

const SWEEP_MS = 5000;
/** How often it is looked whether the tokens of the connections are still in force, beside the news of their end. */
const TOKENS_MS = 60_000;

/** The chat of this process: rules, sockets, and the wires to the other processes. */
export interface ChatServer {
  readonly service: ChatService;
  readonly store: Store;
  /** Listener of the `upgrade` event of the platform's HTTP server. */
  readonly upgrade: Gateway['upgrade'];
  /** Connections that are open now. */
  size(): number;
  /** Sends the connections to the other processes; before the HTTP server closes. */
  drain(): Promise<void>;
  /** Stores what waits and lets go of the wires; before the database closes. */
  close(): Promise<void>;
}

export interface ChatServerOptions {
  readonly database: Database;
  readonly log: Log;
  readonly settings: ChatSettings;
  /** Origins of pages that may open a socket. */
  readonly origins: readonly string[];
}

/** Opens the chat over the database. @throws when NATS_URL names a server that does not answer */
export async function createChatServer({ database, log, settings, origins }: ChatServerOptions): Promise<ChatServer> {
  const { limits, natsUrl, policy } = settings;
  const node = randomUUID();
  const onFault = (what: string, err: unknown) => log.warn({ err, what }, 'the chat had to go on without something');
  const bus = natsUrl === undefined ? createNotifyBus(database) : await createNatsBus(natsUrl, onFault);
  const store = createPostgresStore({ database, announceAs: natsUrl === undefined ? node : undefined });
  const sessions = createPostgresSessions(database, policy);
  const connections = new Connections();
  const { markPauseMs, lookMs, touchMs } = limits;
  const service: ChatService = createChatService({
    ...{ store, bus, audience: connections, node, markPauseMs, onFault },
    onStored: (message) => answerLater(message),
  });
  const answerLater = createAutoReply({ database, send: service.send });
  const watch = await watchBus({
    bus,
    node,
    received: service.received,
    lookAgain: service.lookAgain,
    isServing: () => connections.size > 0,
    lookMs,
    onFault,
  });
  const recognise = (credential: Credential) =>
    'ticket' in credential
      ? redeemChatTicket(database, credential.ticket)
      : findChatTokenByText(database, credential.token);
  let newsOfEnds = 0;
  const gateway = new Gateway({
    service,
    connections,
    sessions,
    bus,
    node,
    limits,
    origins,
    recognise,
    newsOfEnds: () => newsOfEnds,
    checkToken: (connection) => checkTokens([connection]),
    onFault,
  });

  async function checkTokens(all: readonly Connection[] = [...connections]): Promise<void> {
    if (all.length === 0) return;
    const inForce = await findTokensInForce(
      database,
      all.map(({ identity }) => identity.tokenHash),
    );
    for (const connection of all) if (!inForce.has(connection.identity.tokenHash)) connection.close(closeCode.token);
  }

  async function touch(): Promise<void> {
    connections.ended(await sessions.touch([...connections]));
  }

  const every = (ms: number, what: string, act: () => void | Promise<void>) =>
    setInterval(() => {
      (async () => act())().catch((error: unknown) => onFault(what, error));
    }, ms).unref();
  const timers = [
    every(SWEEP_MS, 'silent connections', () => gateway.sweep()),
    every(touchMs, 'the sessions', touch),
    every(TOKENS_MS, 'the tokens', () => checkTokens()),
  ];
  const leaveRevocations = await watchRevocations(database, {
    ended: (isEnded) => {
      newsOfEnds += 1;
      for (const connection of connections) if (isEnded(connection.identity)) connection.close(closeCode.token);
    },
    interrupted: () => {
      newsOfEnds += 1;
      void checkTokens().catch((error: unknown) => onFault('the tokens', error));
    },
  });
  const leaveRecordNews = await watchRecordNews(database, {
    changed: (userIds, kind) => connections.recordChanged(userIds, kind),
    onFault,
  });
  return {
    service,
    store,
    upgrade: gateway.upgrade,
    size: () => connections.size,
    drain: () => gateway.drain(),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      leaveRevocations();
      leaveRecordNews();
      watch.close();
      service.close();
      await bus.close();
    },
  };
}
