import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withConnection } from './connection.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const QUICKLY = { database: 'postgres', connectionTimeoutMillis: 2000 } as const;

/** Where and as whom a PostgreSQL server is reached over its private socket. */
export interface SocketAddress {
  /** The folder that holds the socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** What `postmaster.pid` says of the server that owns a data directory. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly port: number;
  /** Whether it takes connections: not while it recovers or stops. */
  readonly isReady: boolean;
}

/** Reads `postmaster.pid`; `undefined` when there is none or it is still being written. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
  const [pid, , , port, socketFolder, , , status] = text.split('\n');
  if (!pid || !port || !socketFolder) {
    return undefined;
  }
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: status?.trim() === 'ready' };
}

/** Whether a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL server: after a reboot the id in a left-over file may belong to any process.
 * Where there is no /proc, a living process is believed.
 */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) {
    return false;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    return stat.includes('(postgres)') && state !== 'Z';
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * Asks the server for its data directory over the socket; `undefined` when it takes no connections yet.
 * @throws the connection's error for any other reason, such as a wrong password.
 */
export async function askDataFolder(address: SocketAddress): Promise<string | undefined> {
  try {
    return await withConnection({ ...address, ...QUICKLY }, async (connection) => {
      const { rows } = await connection.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
  } catch (error) {
    if (isDatabaseUnavailable(error)) {
      return undefined;
    }
    throw error;
  }
}

/** Counts the sessions of other clients, so that a server in use by another process is left running. */
export function countOtherClients(address: SocketAddress): Promise<number> {
  return withConnection({ ...address, ...QUICKLY }, async (connection) => {
    const { rows } = await connection.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.others ?? 0;
  });
}
