import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findProcess } from './processes.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const startCommand = [process.execPath, join(fixtures, 'fake-start.ts')];
const patience = { timeout: 30_000, interval: 25 };

interface Run {
  readonly starter: ChildProcess;
  readonly output: () => string;
  readonly exitCode: Promise<number | null>;
  readonly ports: readonly [number, number];
}

const left: ChildProcess[] = [];
const occupants: Server[] = [];

async function listen(port: number): Promise<void> {
  const server = createServer();
  occupants.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
}

/** Below the ports that systems give to outgoing connections, one of which could take it before a server does. */
async function freePorts(): Promise<[number, number]> {
  const first = randomInt(20_000, 23_999);
  const ports: [number, number] = [first, first + 1];
  const attempts = await Promise.allSettled(ports.map(listen));
  await closeOccupants();
  return attempts.every(({ status }) => status === 'fulfilled') ? ports : freePorts();
}

async function closeOccupants(): Promise<void> {
  await Promise.all(occupants.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
}

function start(ports: readonly [number, number], through: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Run {
  const [file = '', ...args] = [...through, ...startCommand];
  const [first, second] = ports;
  const starter = spawn(file, args, {
    env: { ...process.env, FIRST_PORT: String(first), SECOND_PORT: String(second), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  left.push(starter);
  const chunks: Buffer[] = [];
  for (const stream of [starter.stdout, starter.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const exitCode = new Promise<number | null>((resolve) => starter.once('close', resolve));
  return { starter, exitCode, ports, output: () => Buffer.concat(chunks).toString() };
}

function serverPids(run: Run): number[] {
  return [...run.output().matchAll(/listens as (\d+)/g)].map(([, pid]) => Number(pid));
}

async function ready(run: Run): Promise<number[]> {
  await vi.waitFor(() => expect(run.output()).toContain('ready: 3 parts'), patience);
  const pids = serverPids(run);
  expect(pids).toHaveLength(2);
  return pids;
}

async function nothingLeft(run: Run, pids: readonly number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.map(findProcess)).toEqual(pids.map(() => undefined)), patience);
  // The threads of a process hold its port a moment longer than the process is listed.
  for (const port of run.ports) await vi.waitFor(() => listen(port), patience);
}

afterEach(async () => {
  await closeOccupants();
  for (const { pid } of left.splice(0)) if (pid !== undefined && findProcess(pid)) process.kill(-pid, 'SIGKILL');
});

describe('serve', { timeout: 90_000 }, () => {
  it('stops the servers in reverse order on Ctrl-C, which reaches the whole process group', async () => {
    const run = start(await freePorts());
    const pids = await ready(run);
    process.kill(-Number(run.starter.pid), 'SIGINT');
    expect(await run.exitCode).toBe(130);
    expect(run.output()).toMatch(/second got SIGTERM[\s\S]*first got SIGTERM/);
    expect(run.output()).not.toContain('ended');
    await nothingLeft(run, pids);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('stops on %s with exit code %i', async (signal, code) => {
    const run = start(await freePorts());
    const pids = await ready(run);
    run.starter.kill(signal);
    expect(await run.exitCode).toBe(code);
    await nothingLeft(run, pids);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('stops when npx, which passes nothing on, ends by %s', async (signal) => {
    const run = start(await freePorts(), [process.execPath, join(fixtures, 'npx.js')]);
    const pids = await ready(run);
    run.starter.kill(signal);
    await nothingLeft(run, pids);
    expect(run.output()).toMatch(/second got SIGTERM[\s\S]*first got SIGTERM/);
  });

  it('leaves no server behind when the script itself is killed', async () => {
    const run = start(await freePorts());
    const pids = await ready(run);
    run.starter.kill('SIGKILL');
    await nothingLeft(run, pids);
  });

  it('kills a server that does not end, and lets it be tidied up after', async () => {
    const run = start(await freePorts(), [], { ON_SIGTERM: 'ignore' });
    const pids = await ready(run);
    run.starter.kill('SIGTERM');
    await run.exitCode;
    expect(run.output()).toMatch(/second tidied up[\s\S]*first tidied up/);
    await nothingLeft(run, pids);
  });

  it('names a taken port in one line, before it builds', async () => {
    const [first, second] = await freePorts();
    await listen(second);
    const run = start([first, second], [], { BUILD: 'console.log("built")' });
    expect(await run.exitCode).toBe(1);
    expect(run.output()).toBe(`Port ${second} (second) is taken: free it or set SECOND_PORT.\n`);
  });

  it('stops the rest when one server ends', async () => {
    const run = start(await freePorts());
    const pids = await ready(run);
    const second = /second listens as (\d+)/.exec(run.output())?.[1];
    process.kill(Number(second), 'SIGKILL');
    expect(await run.exitCode).toBe(1);
    expect(run.output()).toContain('second ended by SIGKILL.');
    await nothingLeft(run, pids);
  });

  it('shows what a failed build printed and starts nothing on it', async () => {
    const run = start(await freePorts(), [], { BUILD: 'console.log("broken at line 7"); process.exit(2)' });
    expect(await run.exitCode).toBe(1);
    expect(run.output()).toContain('broken at line 7\nThe build failed.');
    expect(run.output()).not.toContain('second listens');
    await nothingLeft(run, serverPids(run));
  });

  it('ends a build that is still running', async () => {
    const build = 'require("node:fs").writeSync(2, ""); setInterval(() => {}, 1000); process.on("SIGTERM", () => {})';
    const run = start(await freePorts(), [], { BUILD: build });
    await vi.waitFor(() => expect(serverPids(run)).toHaveLength(1), patience);
    run.starter.kill('SIGTERM');
    expect(await run.exitCode).toBe(143);
    await nothingLeft(run, serverPids(run));
  });
});
