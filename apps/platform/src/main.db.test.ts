import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, isIPv4 } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Away from the ports that a developer's own platform has. */
const PORT = 24_000 + (process.pid % 1000) * 8;

/** Starts from nothing here; the others go on from what it left, and the last of them drops its data. */
let dataDir: string;
let started: ChildProcess[];

beforeAll(async () => {
  // A folder that others cannot enter.
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  started = [];
});
afterEach(async () => {
  for (const child of started) await stop(child, 'SIGTERM');
});

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

function start(variables: Record<string, string> = {}, args: readonly string[] = []): Run {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--conditions=@jianzhu/source', main, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: '1',
      PLATFORM_PORT: String(PORT),
      DATA_DIR: dataDir,
      ...variables,
    },
  });
  started.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { child, output: () => output, errors: () => errors };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}

async function becomeReady(run: Run): Promise<void> {
  await vi.waitUntil(() => run.output().includes('the platform is ready'), { timeout: 60_000 });
}

describe('a demonstration as a process', () => {
  let run: Run;
  beforeAll(async () => {
    started = [];
    run = start({ DEMO: '1' });
    await becomeReady(run);
  });
  afterAll(() => stop(run.child, 'SIGTERM'));

  it('starts from nothing, in a folder that others cannot enter', async () => {
    const health = await fetch(`http://127.0.0.1:${PORT}/health`);
    expect(await health.json()).toEqual({ status: 'ok', database: 'ok' });
    expect(run.output()).toContain('"applied migration"');
  });

  it('answers on both loopback addresses and on no other', async () => {
    for (const port of [PORT, PORT + 1, PORT + 2, PORT + 3]) {
      for (const host of ['127.0.0.1', '[::1]'])
        expect((await fetch(`http://${host}:${port}/login`)).status).toBeLessThan(500);
      for (const address of ownAddresses()) await expect(reach(address, port)).resolves.toBe(false);
    }
  });

  it('has demo logins', async () => {
    expect((await logIn()).data?.loginTicket).toEqual(expect.any(String));
  });

  it('lets loopback name visitors to the platform, where the portal is, and to nothing else without TRUSTED_PROXIES', async () => {
    const refusedAt = async (port: number) => {
      const ask = async (visitor: number) => {
        const headers = { 'x-forwarded-for': `198.51.100.${visitor}` };
        const answer = await fetch(`http://127.0.0.1:${port}/api/jianzhu-login/oauth/generate`, { headers });
        return ((await answer.json()) as { code: number }).code;
      };
      // Fewer at once than may wait for a puzzle.
      const asked = (first: number) => Promise.all(Array.from({ length: 40 }, (_, visitor) => ask(first + visitor)));
      const codes = [...(await asked(0)), ...(await asked(40))];
      return codes.filter((code) => code === 429).length;
    };
    expect(await refusedAt(PORT)).toBe(0);
    expect(await refusedAt(PORT + 1)).toBeGreaterThan(0);
  });
});

describe('the platform as a process', () => {
  it('ends in order at SIGTERM, SIGINT and SIGHUP, and starts again', async () => {
    let run = start({ DEMO: '1' });
    await becomeReady(run);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      expect(await stop(run.child, signal), signal).toBe(0);
      run = start({ DEMO: '1' });
      await becomeReady(run);
      expect(run.output(), signal).not.toContain('"level":"error"');
    }
  });

  it('says in one line that a port is taken on either loopback address, and lets go of the database', async () => {
    for (const address of ['127.0.0.1', '::1']) {
      const holder = createServer().listen(PORT + 1, address);
      await once(holder, 'listening');
      const run = start({ DEMO: '1' });
      await once(run.child, 'exit');
      holder.close();
      expect(run.child.exitCode, address).toBe(1);
      expect(run.errors()).toBe(`PLATFORM_PORT: port ${PORT + 1} (the login site) is in use\n`);
    }
    await becomeReady(start({ DEMO: '1' }));
  });

  it('says in one line where it sought a database that is not there, without its password', async () => {
    const run = start({ DEMO: '1', DATABASE_URL: 'postgres://owner:s3cret@nowhere.invalid:6432/jianzhu' });
    await once(run.child, 'exit');
    expect(run.child.exitCode).toBe(1);
    expect(run.output()).toBe('');
    expect(run.errors()).toBe(
      'DATABASE_URL: no connection to nowhere.invalid:6432, database "jianzhu": no such host is known\n',
    );
  });

  it('says in one line which setting is wrong', async () => {
    const run = start({ PLATFORM_PORT: 'four thousand' });
    await once(run.child, 'exit');
    expect(run.child.exitCode).toBe(1);
    expect(run.errors()).toBe('PLATFORM_PORT=four thousand: must be a port number\n');
  });

  it('listens where HOST says', async () => {
    await becomeReady(start({ DEMO: '1', HOST: '0.0.0.0', SENT_PASSWORD: 'open, sesame!' }));
    for (const address of ownAddresses().filter((own) => isIPv4(own))) expect(await reach(address, PORT)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${PORT + 1}/sent`)).status).toBe(401);
  });
});

describe('a service on a folder that held a demonstration', () => {
  const service = { DEMO: '0', SMS_URL: 'http://127.0.0.1:9/' };
  it('is refused in one line, and without its demo data has no demo login and no sibling sites', async () => {
    const refused = start(service);
    await once(refused.child, 'exit');
    expect(refused.child.exitCode).toBe(1);
    expect(refused.errors()).toMatch(/^DEMO=0: the database holds demo data [^\n]*--drop-demo[^\n]*\n$/);

    const cleaned = start(service, ['--drop-demo']);
    await becomeReady(cleaned);
    expect(cleaned.output()).toContain('Removed from account: 70 of the demo data, 0 that hung on it.');
    expect((await logIn()).data?.loginTicket).toBeUndefined();
    expect(await reach('127.0.0.1', PORT + 3)).toBe(false);
    await stop(cleaned.child, 'SIGTERM');

    const again = start(service);
    await becomeReady(again);
    expect((await logIn()).code).not.toBe(200);
  });

  it.each([
    [['--drop-demo'], { DEMO: '1' }, '--drop-demo: only with DEMO=0'],
    [['--drop'], service, '--drop: only --drop-demo and --drop-demo --force are known'],
  ] as const)('knows its arguments: %j with %o', async (args, variables, line) => {
    const run = start(variables, args);
    await once(run.child, 'exit');
    expect(run.child.exitCode).toBe(1);
    expect(run.errors()).toBe(`${line}\n`);
  });
});

const logIn = () =>
  fetch(`http://127.0.0.1:${PORT}/api/jianzhu-login/oauth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '13800000002', password: 'Demo@2024' }),
  }).then((answer) => answer.json() as Promise<{ code: number; data?: { loginTicket?: string } }>);

/** Addresses of this machine that others reach. */
const ownAddresses = (): string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);

function reach(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
