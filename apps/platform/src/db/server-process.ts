import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type ClusterFolder, SERVER_ENVIRONMENT } from './cluster-folder.ts';
import type { PostgresBinaries, ServerUser } from './embedded-binaries.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** Only part of the socket's name: the server listens to no network. */
export const SERVER_PORT = 5432;
/** A log beyond this begins anew at the next start. */
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/** What a caller may set of the server. */
export interface ServerOptions {
  /** False only in tests, where the data may be lost with the machine. */
  readonly fsync?: boolean;
  /** Further `-c name=value` settings of the server. */
  readonly settings?: Readonly<Record<string, string>>;
}

function serverArguments(folder: ClusterFolder, options: ServerOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: folder.run,
    unix_socket_permissions: '0700',
    port: String(SERVER_PORT),
    fsync: options.fsync === false ? 'off' : 'on',
    synchronous_commit: options.fsync === false ? 'off' : 'on',
    full_page_writes: options.fsync === false ? 'off' : 'on',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and row values may hold personal data: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...options.settings,
  };
  return ['-D', folder.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Starts the server's process, which lives on when this one ends; resolves before it takes connections. */
export async function spawnServer(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  user: ServerUser | undefined,
  options: ServerOptions,
): Promise<ChildProcess> {
  const size = await stat(folder.logFile).then(
    (found) => found.size,
    () => 0,
  );
  const log = openSync(folder.logFile, size > LARGEST_LOG_BYTES ? 'w' : 'a', 0o600);
  // Detached: a Ctrl-C in the terminal must reach the platform first, which drains and then stops the server.
  const child = spawn(binaries.postgres, serverArguments(folder, options), {
    ...user,
    cwd: folder.data,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => reject(new DatabaseSetupError(`DATABASE_URL must be set: ${cause.message}`)));
  });
  child.unref();
  return child;
}
