import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@jianzhu/domain';
import { expect, it } from 'vitest';
import { MemoryBus, MemoryWire } from '../memory/memory-bus.ts';
import { MemoryStore } from '../memory/memory-store.ts';
import type { Audience } from '../ports/audience.ts';
import type { StoredMessage } from '../ports/store.ts';
import { createChatService } from './chat-service.ts';

/** Fewer than a node delivers late; more are the client's to ask for. */
const SENDS = 150;

/** The same numbers at every run (Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A node with one user connected, who keeps what she gets. */
function createNode(store: MemoryStore, wire: MemoryWire, userId: string) {
  const heard: StoredMessage[] = [];
  const audience: Audience = {
    message: (userIds, message) => {
      if (userIds.includes(userId)) heard.push(message);
    },
    receipt: () => undefined,
    delivered: () => undefined,
    ended: () => undefined,
    users: () => [userId],
  };
  const bus = new MemoryBus(wire);
  const faults: unknown[] = [];
  const service = createChatService({
    store,
    bus,
    audience,
    node: randomUUID(),
    markPauseMs: 250,
    onFault: (what, error) => faults.push([what, error]),
  });
  bus.open({ received: service.received, interrupted: () => undefined });
  void bus.follow(userId);
  return { service, heard, faults };
}

it.each([
  ['loses a third', (random: () => number) => (random() < 0.3 ? 0 : 1)],
  ['loses everything', () => 0],
  ['brings everything three times', () => 3],
  ['loses and repeats', (random: () => number) => Math.floor(random() * 3)],
])('two nodes on a bus that %s deliver every message once after one look (CS7)', async (_what, deliveries) => {
  const random = createRandom(7);
  const store = new MemoryStore();
  const wire = new MemoryWire();
  wire.deliveries = () => deliveries(random);
  store.addChat('c', ['1', '2']);
  const [left, right] = [createNode(store, wire, '1'), createNode(store, wire, '2')];
  for (let index = 0; index < SENDS; index += 1) {
    const [from, node] = random() < 0.5 ? (['1', left] as const) : (['2', right] as const);
    const message = { id: randomUUID(), fromId: from, chatId: 'c', content: String(index), timestamp: 0, type: 'text' };
    const { ack } = await node.service.send(from, message);
    expect(ack.status).toBe('ok');
  }
  // What the bus still carries arrives in the turns of the loop.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  for (const node of [left, right]) await node.service.lookAgain(MINUTE_MS);
  for (const { heard, faults } of [left, right]) {
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(SENDS);
    expect(heard.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(
      Array.from({ length: SENDS }, (_, index) => index + 1),
    );
    expect(faults).toEqual([]);
  }
});
