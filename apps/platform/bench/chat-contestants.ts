import { writeSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as SocketIo } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connections } from '../src/chat/gateway/connections.ts';
import { Gateway } from '../src/chat/gateway/gateway.ts';
import { GATEWAY_LIMITS } from '../src/chat/gateway/gateway-limits.ts';
import { MemoryBus, MemoryWire } from '../src/chat/memory/memory-bus.ts';
import { MemorySessions } from '../src/chat/memory/memory-sessions.ts';
import { MemoryStore } from '../src/chat/memory/memory-store.ts';
import { createChatService } from '../src/chat/service/chat-service.ts';
import { hashToken, parseRecordId } from '../src/db/context.ts';

// One server under measurement: the chat's gateway over the store in memory, plain `ws`, or socket.io. The last two do
// what every introduction to them shows: parse a message, acknowledge it, give it to everybody it is for.
// Users are `1` to `n`; chat `all` has everybody, chat `a-b` the two.

const ANNOUNCEMENTS = 3;
const [kind = '', users = '0'] = process.argv.slice(2);
const count = Number(users);
/** Pages of memory go back to the system a while after what was on them was collected, in ms. */
const SETTLE_MS = 1500;
const server = createServer(async (_request, response) => {
  globalThis.gc?.();
  await pause(SETTLE_MS);
  globalThis.gc?.();
  response.end(JSON.stringify(process.memoryUsage()));
});

interface Said {
  readonly id: string;
  readonly fromId: string;
  readonly chatId: string;
}

/** Whom a message is for. */
const partnersIn = (chatId: string, fromId: string) => chatId.split('-').filter((user) => user !== fromId);

function serveGateway(to: Server): void {
  const unlimited = { burst: 1e9, perSecond: 1e9 };
  const store = new MemoryStore();
  const all = Array.from({ length: count }, (_, index) => String(index + 1));
  store.addChat('all', all);
  for (let index = 1; index < count; index += 2)
    store.addChat(`${index}-${index + 1}`, [String(index), String(index + 1)]);
  const bus = new MemoryBus(new MemoryWire());
  const connections = new Connections();
  const onFault = (what: string, error: unknown) => process.stderr.write(`${what} ${error}\n`);
  const service = createChatService({ store, bus, audience: connections, node: 'bench', receiptPauseMs: 250, onFault });
  const gateway = new Gateway({
    service,
    connections,
    sessions: new MemorySessions('single'),
    bus,
    node: 'bench',
    limits: { ...GATEWAY_LIMITS, messages: unlimited, frames: unlimited, connects: unlimited, queueBytes: 64 << 20 },
    origins: [],
    recognise: async (credential) => {
      const userId = parseRecordId('token' in credential ? credential.token.replace(/^user-*/, '') : '');
      return userId && { userId, loginId: userId, tokenHash: hashToken(userId) };
    },
    onFault,
  });
  to.on('upgrade', gateway.upgrade);
}

function servePlain(to: Server): void {
  const sockets = new Map<string, WebSocket>();
  const socketServer = new WebSocketServer({ server: to, perMessageDeflate: false });
  socketServer.on('connection', (socket, request) => {
    sockets.set(userOf(request.url), socket);
    socket.on('message', (data) => {
      const { code, message } = JSON.parse(String(data)) as { code: number; message: Said };
      if (code === 1) socket.send('{"code":1,"message":null}');
      if (code !== 2) return;
      const { id, chatId, fromId } = message;
      socket.send(JSON.stringify({ code: 10, message: { id, chatId, seq: 1, timestamp: Date.now(), status: 'ok' } }));
      const frame = JSON.stringify({ code: 2, message });
      if (chatId === 'all') for (const other of sockets.values()) other !== socket && other.send(frame);
      else for (const user of partnersIn(chatId, fromId)) sockets.get(user)?.send(frame);
    });
  });
}

function serveSocketIo(to: Server): void {
  const io = new SocketIo(to, { perMessageDeflate: false, transports: ['websocket'] });
  io.on('connection', (socket) => {
    void socket.join(`user ${userOf(socket.handshake.url)}`);
    socket.on('frame', ({ message }: { message: Said }) => {
      const { id, chatId, fromId } = message;
      socket.emit('frame', { code: 10, message: { id, chatId, seq: 1, timestamp: Date.now(), status: 'ok' } });
      if (chatId === 'all') socket.broadcast.emit('frame', { code: 2, message });
      else for (const user of partnersIn(chatId, fromId)) io.to(`user ${user}`).emit('frame', { code: 2, message });
    });
  });
}

const userOf = (url = '') => new URL(url, 'http://bench').searchParams.get('token')?.replace(/^user-*/, '') ?? '';

const serve = { gateway: serveGateway, ws: servePlain, 'socket.io': serveSocketIo }[kind];
if (serve === undefined) throw new Error(`no contestant ${kind}`);
serve(server);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  writeSync(ANNOUNCEMENTS, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}\n`);
});
process.once('SIGTERM', () => process.exit(0));
