import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClusterFolder, ensureCluster, prepareClusterFolder } from './cluster-folder.ts';
import type { DatabaseLog } from './database-log.ts';
import { findBinaries, type PostgresBinaries, type ServerUser, serverUser } from './embedded-binaries.ts';
import { askDataFolder, countOtherClients, isPostgres, readPostmaster, type SocketAddress } from './postmaster.ts';
import { SERVER_PORT, type ServerOptions, spawnServer } from './server-process.ts';
import { DatabaseSetupError } from './setup-error.ts';

const START_TIMEOUT_MS = 60_000;
const MOST_STARTS = 10;
const START_PAUSE_MS = 50;
const STOP_TIMEOUT_MS = 30_000;
const LEAVE_MS = 500;
/** Pause between two looks at a server that starts, stops or is watched without being our child. */
const POLL_MS = 20;
const WATCH_MS = 100;
const FIRST_RESTART_MS = 10;
/** Short enough that even a server killed again and again is back within 3 s. */
const LONGEST_RESTART_MS = 500;
/** A server that ran this long before it fell is restarted as if it were the first time. */
const STEADY_MS = 10_000;

/** How to run the embedded server. */
export interface EmbeddedPostgresOptions extends ServerOptions {
  /** Folder for the cluster, its socket and its log; made when missing. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Programs of another PostgreSQL than the packaged one; for tests. */
  readonly binaries?: PostgresBinaries;
}

/** A running embedded server, kept running until `stop`. */
export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  /** Whether the server was already running when this process came. */
  readonly adopted: boolean;
  /** The id of the server's first process; changes after a crash. */
  pid(): number;
  /** Stops the server (fast), unless another process still uses it. */
  stop(): Promise<void>;
}

class Supervisor implements EmbeddedPostgres {
  readonly address: SocketAddress;
  adopted = false;
  readonly #folder: ClusterFolder;
  readonly #binaries: PostgresBinaries;
  readonly #user: ServerUser | undefined;
  readonly #options: EmbeddedPostgresOptions;
  #pid = 0;
  #stopping = false;
  #watch: NodeJS.Timeout | undefined;
  #startedAt = 0;
  #restartDelay = FIRST_RESTART_MS;
  #restarting: Promise<void> | undefined;

  constructor(
    folder: ClusterFolder,
    binaries: PostgresBinaries,
    user: ServerUser | undefined,
    options: EmbeddedPostgresOptions,
  ) {
    this.#folder = folder;
    this.#binaries = binaries;
    this.#user = user;
    this.#options = options;
    this.address = { host: folder.run, port: SERVER_PORT, user: 'postgres', password: folder.password };
  }

  pid(): number {
    return this.#pid;
  }

  /** Adopts the live server of the data folder, else starts one; also resolves the race of two starters. */
  async run(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    let child: ChildProcess | undefined;
    let starts = 0;
    for (;;) {
      const found = await readPostmaster(this.#folder.data);
      if (found !== undefined && isPostgres(found.pid)) {
        if (found.socketFolder !== this.#folder.run) {
          throw new DatabaseSetupError(
            `DATA_DIR: a PostgreSQL server (process ${found.pid}) already uses ${this.#folder.data} elsewhere`,
          );
        }
        if (found.isReady && (await askDataFolder(this.address)) !== undefined) {
          this.#pid = found.pid;
          this.adopted = child?.pid !== found.pid;
          break;
        }
      } else if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
        if (starts === MOST_STARTS) {
          throw new DatabaseSetupError(`DATA_DIR: PostgreSQL does not start; see ${this.#folder.logFile}`);
        }
        // Processes of a killed server may hold its memory for a moment: each try waits longer than the last.
        await sleep(starts * START_PAUSE_MS);
        starts += 1;
        if (found !== undefined) {
          await this.#forgetStrangersPid(found.pid);
        }
        child = await spawnServer(this.#folder, this.#binaries, this.#user, this.#options);
      }
      if (Date.now() > deadline) {
        throw new DatabaseSetupError(`DATA_DIR: PostgreSQL did not start; see ${this.#folder.logFile}`);
      }
      await sleep(POLL_MS);
    }
    this.#startedAt = Date.now();
    this.#options.log.info(
      { pid: this.#pid, adopted: this.adopted, folder: this.#folder.home },
      this.adopted ? 'adopted the running PostgreSQL' : 'started PostgreSQL',
    );
    this.#keepWatch();
  }

  /** PostgreSQL takes a left-over pid file for a running server when any process of its user has that id now. */
  async #forgetStrangersPid(pid: number): Promise<void> {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await rm(path.join(this.#folder.data, 'postmaster.pid'), { force: true });
  }

  #keepWatch(): void {
    this.#watch = setInterval(() => {
      if (!this.#stopping && this.#restarting === undefined && !isPostgres(this.#pid)) {
        this.#restarting = this.#restart().finally(() => {
          this.#restarting = undefined;
        });
      }
    }, WATCH_MS);
    this.#watch.unref();
  }

  async #restart(): Promise<void> {
    clearInterval(this.#watch);
    if (Date.now() - this.#startedAt > STEADY_MS) {
      this.#restartDelay = FIRST_RESTART_MS;
    }
    while (!this.#stopping) {
      this.#options.log.error({ pid: this.#pid, delayMs: this.#restartDelay }, 'PostgreSQL ended; restarting it');
      await sleep(this.#restartDelay);
      this.#restartDelay = Math.min(this.#restartDelay * 2, LONGEST_RESTART_MS);
      try {
        await this.run();
        return;
      } catch (error) {
        this.#options.log.error({ err: error }, 'PostgreSQL did not restart');
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#stopping) {
      return;
    }
    this.#stopping = true;
    clearInterval(this.#watch);
    await this.#restarting;
    clearInterval(this.#watch);
    if (!isPostgres(this.#pid)) {
      return;
    }
    const others = await this.#countStaying();
    if (others > 0) {
      this.#options.log.info({ pid: this.#pid, others }, 'left PostgreSQL running for its other users');
      return;
    }
    await this.#end('SIGINT', STOP_TIMEOUT_MS);
    if (isPostgres(this.#pid)) {
      this.#options.log.warn({ pid: this.#pid }, 'PostgreSQL did not stop in time; ending it at once');
      await this.#end('SIGQUIT', STOP_TIMEOUT_MS);
    }
  }

  /** Clients that stay: a connection that was closed just now still counts until its process has gone. */
  async #countStaying(): Promise<number> {
    const deadline = Date.now() + LEAVE_MS;
    for (;;) {
      const others = await countOtherClients(this.address).catch(() => 0);
      if (others === 0 || Date.now() > deadline) {
        return others;
      }
      await sleep(POLL_MS);
    }
  }

  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
  async #end(signal: 'SIGINT' | 'SIGQUIT', timeoutMs: number): Promise<void> {
    process.kill(this.#pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (isPostgres(this.#pid) && Date.now() < deadline) {
      await sleep(POLL_MS);
    }
  }
}

/**
 * Runs PostgreSQL on a private socket: adopts the live server of the data folder, else makes the cluster and starts
 * one. A server that crashes is restarted with growing pauses. When this process is killed the server lives on, and
 * the next start adopts it.
 * @throws DatabaseSetupError with one line for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const folder = await prepareClusterFolder(options.dataDir, user);
  const binaries = options.binaries ?? (await findBinaries(user, folder.home));
  await ensureCluster(folder, binaries, user);
  const supervisor = new Supervisor(folder, binaries, user, options);
  await supervisor.run();
  return supervisor;
}
