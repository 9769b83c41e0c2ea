import { writeSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server as SocketIo } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { MemoryStore } from '../src/chat/memory/memory-store.ts';
import { createMemoryGateway } from './memory-gateway.ts';

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
  const store = new MemoryStore();
  const all = Array.from({ length: count }, (_, index) => String(index + 1));
  store.addChat('all', all);
  for (let index = 1; index < count; index += 2)
    store.addChat(`${index}-${index + 1}`, [String(index), String(index + 1)]);
  // What waits for a member is measured, so nobody is let go for it.
  const gateway = createMemoryGateway(store, (token) => token.replace(/^user-*/, ''), { queueBytes: 64 << 20 });
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
