import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { describeBus } from '../conformance/bus-suite.ts';
import { createNatsBus } from './nats-bus.ts';

const PROGRAM = 'nats-server';
const hasServer = spawnSync(PROGRAM, ['--version']).status === 0;
if (!hasServer) process.stdout.write(`the bus of NATS is not tested: ${PROGRAM} is not on the path\n`);

async function canConnect(url: string): Promise<boolean> {
  const bus = await createNatsBus(url, () => undefined).catch(() => undefined);
  await bus?.close();
  return bus !== undefined;
}

describe.skipIf(!hasServer)('with a server', () => {
  let url = '';
  let stop: () => void = () => undefined;

  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    probe.close();
    const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    stop = () => void server.kill();
    url = `nats://127.0.0.1:${port}`;
    await vi.waitUntil(() => canConnect(url), { timeout: 10_000 });
  });
  afterAll(() => stop());

  describeBus('of NATS', () => ({ connect: () => createNatsBus(url, () => undefined) }));
});
