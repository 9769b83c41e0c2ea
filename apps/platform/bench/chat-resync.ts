import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { type ChatRecord, createChat, type SocketLike } from '@jianzhu/chat';
import { decodeFrame } from '@jianzhu/chat/protocol';
import { SOCKET_PATH } from '../src/chat/gateway/socket-request.ts';
import { MemoryStore } from '../src/chat/memory/memory-store.ts';
import { createMemoryGateway } from './memory-gateway.ts';

// What a client takes to catch up with 1,000 messages over 50 chats, over the loopback: from its request for what it
// missed until it shows all of it, and how often it had to ask. Client, gateway and a store in memory in one process;
// the median of the rounds. RESYNC_ROUNDS makes it shorter.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = isShort ? 1 : Number(process.env.RESYNC_ROUNDS ?? '15');
const chats = 50;
const messages = 1000;
const [reader, writer] = ['1', '2'] as const;
/** The gateway asks for a token of a certain length, and here takes any. */
const token = 'a-token-for-the-bench';

const store = new MemoryStore();
const ids = Array.from({ length: chats }, (_, index) => `chat-${index}`);
for (const id of ids) store.addChat(id, [reader, writer]);
const gateway = createMemoryGateway(store, () => reader);
const server = createServer();
server.on('upgrade', gateway.upgrade);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;

let asked = 0;
let askedAt = 0;

/** A socket that notes when it asks for what was missed. */
function openSocket(url: string): SocketLike {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  socket.send = (text: string) => {
    const result = decodeFrame(text);
    if (result.ok && result.frame.kind === 'sync') {
      if (asked === 0) askedAt = performance.now();
      asked += 1;
    }
    send(text);
  };
  // A WebSocket is what the port describes; its event types are narrower than the port's.
  return socket as unknown as SocketLike;
}

const nothing = async () => undefined;
const chat = createChat({
  url: `ws://127.0.0.1:${port}${SOCKET_PATH}`,
  getToken: async () => token,
  tabs: 'independent',
  api: {
    lookupUser: async () => null,
    listChats: async (): Promise<readonly ChatRecord[]> => [],
    createChat: nothing,
    markRead: nothing,
    removeChat: nothing,
  },
  environment: { openSocket },
});

/** Resolves when the client stands in a phase. */
const phase = (wanted: string) =>
  new Promise<void>((resolve) => {
    const waiting = chat.connection$.subscribe((status) => {
      if (status.phase !== wanted) return;
      resolve();
      queueMicrotask(() => waiting.unsubscribe());
    });
  });

chat.login({ id: reader, name: '', avatar: '' });
await phase('ready');
const spans: number[] = [];
const requests: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  chat.disconnect();
  await phase('closed');
  const missed = Array.from({ length: messages }, (_, index) => {
    const chatId = ids[index % chats] ?? '';
    return { id: randomUUID(), chatId, fromId: writer, content: `第 ${index} 条消息，请查收`, type: 'text' };
  });
  await store.append(missed);
  asked = 0;
  chat.connect();
  await phase('ready');
  spans.push(performance.now() - askedAt);
  requests.push(asked);
  const shown = ids.reduce((sum, id) => sum + (chat.list(id)?.length ?? 0), 0);
  if (shown !== round * messages) throw new Error(`${shown} of ${round * messages} messages are here`);
}
chat.dispose();
server.closeAllConnections();
server.close();

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
process.stdout.write(`load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
process.stdout.write(
  `${JSON.stringify({ bench: 'chat-resync', ms: Math.round(median(spans) * 10) / 10, requests: Math.max(...requests) })}\n`,
);
process.exit(0);
