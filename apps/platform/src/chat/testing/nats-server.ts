import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { createNatsBus } from '../bus/nats-bus.ts';

const PROGRAM = 'nats-server';

/** Whether a server of NATS can be started here; without one, its tests are skipped with a line that says so. */
export const hasNatsServer = spawnSync(PROGRAM, ['--version']).status === 0;
if (!hasNatsServer) process.stdout.write(`NATS is not tested: ${PROGRAM} is not on the path\n`);

/** Starts a server that ends with the test; resolves with its address once it takes connections. */
export async function startNatsServer(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  probe.close();
  const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  onTestFinished(() => void server.kill());
  const url = `nats://127.0.0.1:${port}`;
  await vi.waitUntil(
    async () => {
      const bus = await createNatsBus(url, () => undefined).catch(() => undefined);
      await bus?.close();
      return bus !== undefined;
    },
    { timeout: 10_000 },
  );
  return url;
}
