import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Away from the ports that a developer's own platform has. */
const PORT = 24_000 + (process.pid % 1000) * 8;

let dataDir: string;
let started: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jianzhu-main-'));
  started = [];
});
afterEach(async () => {
  for (const child of started) await stop(child, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

function start(variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, ['--conditions=@jianzhu/source', path.join(import.meta.dirname, 'main.ts')], {
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
  await expect.poll(run.output, { timeout: 30_000 }).toContain('the platform is ready');
}

describe('the platform as a process', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('starts from nothing and ends in order at %s', async (signal) => {
    const run = start({ DEMO: '1' });
    await becomeReady(run);
    const health = await fetch(`http://127.0.0.1:${PORT}/health`);
    expect(await health.json()).toEqual({ status: 'ok', database: 'ok' });
    expect(await stop(run.child, signal)).toBe(0);
    const again = start({ DEMO: '1' });
    await becomeReady(again);
    expect(again.output()).not.toContain('"level":"error"');
  });

  it('says in one line that a port is taken, and lets go of the database', async () => {
    const holder = createServer().listen(PORT + 1);
    await once(holder, 'listening');
    const run = start();
    await once(run.child, 'exit');
    holder.close();
    expect(run.child.exitCode).toBe(1);
    expect(run.errors()).toBe(`PLATFORM_PORT: port ${PORT + 1} (the login site) is in use\n`);
    await becomeReady(start());
  });

  it('says in one line where it sought a database that is not there, without its password', async () => {
    const run = start({ DATABASE_URL: 'postgres://owner:s3cret@nowhere.invalid:6432/jianzhu' });
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
});
