import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../../scripts/serve/child.ts';
import { becomesHealthy } from '../../../scripts/serve/health.ts';
import { findClosedPorts } from '../../../scripts/serve/ports.ts';
import { workspaceRoot } from '../../../scripts/workspace-root.ts';

/** The portal in production with its platform, as `pnpm start` runs them. */
export interface RunningProduct {
  /** Origin of the portal, for browsers. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Free ports of this machine: one for the portal, and the first of the four that the platform takes. */
export interface FreePorts {
  readonly portal: number;
  readonly platform: number;
}

const portsTaken = 6;
const lowestPort = 20_000;
const highestPort = 32_000;
const startWithinMs = 180_000;
const stopWithinMs = 30_000;

/**
 * Builds the portal and starts the product with a fresh database on free ports. PORTAL_ORIGIN in the environment names
 * a portal that runs already, and is then measured instead.
 *
 * @throws when the product does not start.
 */
export async function startProduct(environment: Readonly<NodeJS.ProcessEnv>): Promise<RunningProduct> {
  if (environment.PORTAL_ORIGIN) return { origin: environment.PORTAL_ORIGIN, stop: async () => undefined };
  const ports = await findFreePorts();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jianzhu-bench-'));
  const child = startChild(
    {
      command: [process.execPath, '--conditions=@jianzhu/source', 'scripts/start.ts'],
      cwd: workspaceRoot,
      env: { ...environment, ...portVariables(ports), DATA_DIR: dataDir },
    },
    'collect',
  );
  const origin = `http://localhost:${ports.portal}`;
  const ended = new AbortController();
  void child.ended.then(() => ended.abort());
  const portal = AbortSignal.any([ended.signal, AbortSignal.timeout(startWithinMs)]);
  const isReady = await Promise.all([
    becomesHealthy(`http://localhost:${ports.platform}/health`, portal),
    becomesHealthy(`${origin}/health`, portal),
  ]);
  const stop = async () => {
    await child.stop(stopWithinMs);
    await rm(dataDir, { recursive: true, force: true });
  };
  if (!isReady.every(Boolean)) {
    await stop();
    throw new Error(`The product did not start:\n${child.output()}`);
  }
  return { origin, stop };
}

/** The variables by which the product takes these ports. */
export function portVariables({ portal, platform }: FreePorts): {
  readonly PORT: string;
  readonly PLATFORM_PORT: string;
} {
  return { PORT: String(portal), PLATFORM_PORT: String(platform) };
}

/** Chooses ports that nothing listens on. */
export async function findFreePorts(): Promise<FreePorts> {
  for (;;) {
    const first = randomInt(lowestPort, highestPort);
    const ports = Array.from({ length: portsTaken }, (_, offset) => ({
      port: first + offset,
      addresses: ['127.0.0.1', '::1'],
      purpose: 'the benchmark',
      variable: 'PORT',
    }));
    if ((await findClosedPorts(ports)).length === 0) return { portal: first, platform: first + 1 };
  }
}
