import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { becomesHealthy } from '../../../scripts/serve/health.ts';
import { workspaceRoot } from '../../../scripts/workspace-root.ts';
import { reportFigures } from './goals.ts';
import { findFreePorts, portVariables } from './running-product.ts';

// Seconds from the start command to the first home page with its data. Warm: this checkout, installed and built, once
// with a database to create and once with the one from before. With --cold also a fresh clone of the last commit, with
// an empty home folder and so an empty npm cache and an empty pnpm store; cloning itself is not counted.

const page = '/default/home';
const giveUpAfterMs = 300_000;
const goals = { atMost: { warm: 10, warmNewDatabase: 10, cold: 90 } };

/** Variables by which the package manager that runs this benchmark would reach into the one under measurement. */
const ofPackageManager = /^(npm_(?!config_registry$)|pnpm_|xdg_|init_cwd$|node_env$|node_path$|node_options$)/i;

const folder = await mkdtemp(path.join(tmpdir(), 'jianzhu-start-'));
try {
  const isCold = process.argv.includes('--cold');
  const dataDir = path.join(folder, 'data');
  // Builds what has changed since the last build, so that the next ones find it done.
  await secondsToFirstPage(workspaceRoot, { ...machineEnvironment(), DATA_DIR: path.join(folder, 'first-data') });
  const warmNewDatabase = await secondsToFirstPage(workspaceRoot, { ...machineEnvironment(), DATA_DIR: dataDir });
  const warm = await secondsToFirstPage(workspaceRoot, { ...machineEnvironment(), DATA_DIR: dataDir });
  const figures = { warmNewDatabase, warm, ...(isCold && { cold: await coldStart() }) };
  reportFigures('start-time', figures, goals);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function coldStart(): Promise<number> {
  const clone = path.join(folder, 'clone');
  const home = path.join(folder, 'home');
  await mkdir(home);
  await promisify(execFile)('git', ['clone', '--quiet', '--depth=1', `file://${workspaceRoot}`, clone]);
  return secondsToFirstPage(clone, {
    ...machineEnvironment(),
    HOME: home,
    npm_config_cache: path.join(home, '.npm'),
    // Which registry the machine uses is no part of what is measured.
    npm_config_userconfig: path.join(homedir(), '.npmrc'),
  });
}

/** The environment of a terminal: without this benchmark's package manager and the programs of this checkout. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !ofPackageManager.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((entry) => !entry.includes('node_modules'));
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter) };
}

/**
 * Starts the product as the README says, asks for the home page as soon as both servers are ready, and stops it.
 *
 * @throws when there is no page in time.
 */
async function secondsToFirstPage(checkout: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const ports = await findFreePorts();
  const start = performance.now();
  const product = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: checkout,
    env: { ...environment, ...portVariables(ports) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (text) => output.push(String(text)));
  const ended = new AbortController();
  // Every server writes to the same pipes: they close when the last one has stopped.
  const closed = once(product, 'close').then(() => ended.abort());
  const giveUp = AbortSignal.any([ended.signal, AbortSignal.timeout(giveUpAfterMs)]);
  const origin = `http://localhost:${ports.portal}`;
  await becomesHealthy(`http://localhost:${ports.platform}/health`, giveUp);
  await becomesHealthy(`${origin}/health`, giveUp);
  const answer = giveUp.aborted ? undefined : await fetch(origin + page);
  await answer?.text();
  const seconds = (performance.now() - start) / 1_000;
  // Ctrl-C in a terminal: the whole group is told.
  if (product.pid !== undefined && !ended.signal.aborted) process.kill(-product.pid, 'SIGINT');
  await closed;
  if (answer?.status !== 200) throw new Error(`No first page in ${checkout}:\n${output.join('')}`);
  process.stdout.write(`${seconds.toFixed(1)} s in ${checkout}\n`);
  return Math.round(seconds * 10) / 10;
}
