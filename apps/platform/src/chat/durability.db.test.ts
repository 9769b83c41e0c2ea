import { randomUUID } from 'node:crypto';
import { createApiClient } from '@jianzhu/api-client';
import { chat as chatCalls } from '@jianzhu/api-client/contract';
import { expect, it, vi } from 'vitest';
import { DEMO_LOGINS } from '../demo/members.ts';
import { demoFolder } from '../testing/demo-folder.ts';
import { openDemoSession } from '../testing/demo-session.ts';
import { startPlatformProcess } from '../testing/platform-process.ts';
import { SOCKET_PATH } from './gateway/socket-request.ts';
import { TestClient } from './testing/test-client.ts';

/** How often the process is killed; the long run sets more. */
const KILLS = Number(process.env.DURABILITY_KILLS ?? '2');
/** Messages that are on their way when the process is killed. */
const IN_FLIGHT = 30;

async function chatLogin(origin: string, phone: string) {
  const tokens = await openDemoSession(origin, phone);
  return createApiClient({ baseURL: origin, session: { tokens: () => tokens } }).call(chatCalls.login);
}

async function connect(origin: string, token: string): Promise<TestClient> {
  const client = new TestClient(`${origin.replace('http', 'ws')}${SOCKET_PATH}?token=${token}&uuid=d&sid=s&v=2`, {});
  await client.opened();
  client.send({ kind: 'handshake' });
  await client.next('handshake');
  return client;
}

it(
  `keeps every acknowledged message, once, when the process is killed ${KILLS} times between storing and answering (CS2, CS17)`,
  async () => {
    const platform = await startPlatformProcess(await demoFolder());
    const [one, two] = await Promise.all(DEMO_LOGINS.slice(0, 2).map(({ phone }) => chatLogin(platform.origin, phone)));
    if (one === undefined || two === undefined) throw new Error('two people chat');
    const chatId = [one.imUser.id, two.imUser.id].sort((left, right) => Number(BigInt(left) - BigInt(right))).join('-');
    const people = createApiClient({ baseURL: platform.origin, session: { tokens: () => ({ chatToken: one.token }) } });
    await people.call(chatCalls.create, { body: { id: chatId, name: two.imUser.name, avatar: '', type: 'single' } });
    const read = async () => {
      const { messages } = await people.call(chatCalls.history, { query: { chatId, limit: 100 } });
      return messages.toReversed();
    };
    const before = (await read()).length;

    const sent: string[] = [];
    const acknowledged = new Map<string, number>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const client = await connect(platform.origin, one.token);
      const fresh = Array.from({ length: IN_FLIGHT }, () => randomUUID());
      for (const id of fresh) client.say(chatId, `第${sent.push(id)}条`, { id });
      await expect.poll(() => client.of('ack').length, { interval: 1 }).toBeGreaterThan(0);
      await platform.kill();
      for (const { ack } of client.of('ack')) if (ack.status === 'ok') acknowledged.set(ack.id, ack.seq);
      await platform.restart();
      // What was not acknowledged goes out again, under its id.
      const again = await connect(platform.origin, one.token);
      const open = fresh.filter((id) => !acknowledged.has(id));
      for (const id of open) again.say(chatId, `第${sent.indexOf(id) + 1}条`, { id });
      await vi.waitUntil(() => again.of('ack').length === open.length, { timeout: 10_000 });
      for (const { ack } of again.of('ack')) {
        expect(ack.status).toMatch(/^(ok|dup)$/);
        if (ack.status !== 'error') acknowledged.set(ack.id, ack.seq);
      }
      again.cut();
    }
    const kept = (await read()).slice(before);
    expect(kept.map(({ id }) => id)).toEqual(sent);
    expect(kept.map(({ seq }) => seq)).toEqual(sent.map((id) => acknowledged.get(id)));
    expect(new Set(kept.map(({ seq }) => seq)).size).toBe(sent.length);
  },
  60_000 + KILLS * 10_000,
);
