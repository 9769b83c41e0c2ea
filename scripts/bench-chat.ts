// `pnpm bench:chat`: every goal of the chat with what is reached. Runs the benchmarks one after the other, for they would
// disturb each other, and tells at the end. `pnpm bench:chat chat-store size` runs those alone; the benchmarks' own
// variables (BENCH_ROUNDS, CHAT_ROUNDS) make it shorter.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { goals, type Source } from './bench-chat/goals.ts';
import { lastReport, verdictOn } from './bench-chat/verdict.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Runs a command, shows what it says, and gives what it wrote to its standard output. */
function run(command: string, args: readonly string[]): string {
  const { stdout, error } = spawnSync(command, args, {
    cwd: workspaceRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  process.stdout.write(stdout);
  return stdout;
}

// A benchmark that misses a goal may fail by its exit code; what it reports is judged here.
const bench = (name: string) => (): unknown => lastReport(run('pnpm', ['run', `bench:${name}`]));

function measureSizes(): unknown {
  run('pnpm', ['run', 'build']);
  // Written by the tool: a list of entries with their name and their bytes.
  const entries = JSON.parse(run('size-limit', ['--json'])) as readonly {
    readonly name: string;
    readonly size: number;
  }[];
  return Object.fromEntries(entries.map(({ name, size }) => [name, size / 1000]));
}

const sources: Readonly<Record<Source, () => unknown>> = {
  'chat-store': bench('chat-store'),
  'chat-server': bench('chat-server'),
  'chat-resync': bench('chat-resync'),
  'chat-log': bench('chat-log'),
  size: measureSizes,
};

const isSource = (name: string): name is Source => Object.hasOwn(sources, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isSource(name));
if (unknown.length > 0) {
  throw new Error(`No part is called ${unknown.join(', ')}; there are ${Object.keys(sources).join(', ')}`);
}
const chosen = asked.length > 0 ? asked.filter(isSource) : Object.keys(sources).filter(isSource);
const loadBefore = loadavg()[0] ?? 0;
const reports = Object.fromEntries(chosen.map((source) => [source, sources[source]()]));
const { table, counts } = verdictOn(
  goals.filter(({ source }) => chosen.includes(source)),
  reports,
);
const load = `load ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`;
process.stdout.write(
  `\n${table}\n\n${counts.met} met, ${counts.missed} missed, ${counts['not measured']} not measured; ${load}\n`,
);
