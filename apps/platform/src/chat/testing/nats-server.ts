import { spawn, spawnSync } from 'node:child_process';
import { vi } from 'vitest';
import { freePorts } from '../../testing/free-ports.ts';
import { createNatsBus } from '../bus/nats-bus.ts';

const PROGRAM = 'nats-server';

/** Whether a server of NATS can be started here; without one, its tests are skipped with a line that says so; CI must have it. */
export const hasNatsServer = spawnSync(PROGRAM, ['--version']).status === 0;
// biome-ignore lint/style/noProcessEnv: whether this is CI is said by nothing else
if (!hasNatsServer && process.env.CI !== undefined)
  throw new Error(`CI tests NATS: there is no ${PROGRAM} on the path`);
if (!hasNatsServer) process.stdout.write(`NATS is not tested: ${PROGRAM} is not on the path\n`);

export interface NatsServer {
  readonly url: string;
  stop(): void;
}

/** Starts a server; resolves once it takes connections. Whoever started it stops it. */
export async function startNatsServer(): Promise<NatsServer> {
  const port = await freePorts(1);
  const server = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const url = `nats://127.0.0.1:${port}`;
  await vi.waitUntil(() => takesConnections(url), { timeout: 30_000 });
  return { url, stop: () => void server.kill() };
}

async function takesConnections(url: string): Promise<boolean> {
  const bus = await createNatsBus(url, () => undefined).catch(() => undefined);
  await bus?.close();
  return bus !== undefined;
}
