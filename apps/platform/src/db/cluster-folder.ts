import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isReachableBy, type PostgresBinaries, type ServerUser } from './embedded-binaries.ts';
import { DatabaseSetupError } from './setup-error.ts';

/** The folders and the secret of one embedded server. */
export interface ClusterFolder {
  /** Holds everything below. */
  readonly home: string;
  /** PGDATA. */
  readonly data: string;
  /** Private folder of the socket; short enough for a socket address. */
  readonly run: string;
  readonly logFile: string;
  /** Password of the server's superuser `postgres`; from it the passwords of the roles are derived. */
  readonly password: string;
}

/** A socket's path must fit `sun_path`: 104 bytes on macOS, 108 on Linux, one of them the final zero. */
const SOCKET_PATH_BYTES = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';
/** Where the database of root lives when the wanted folder is closed to the user that PostgreSQL runs as. */
const REACHABLE_ROOT = '/var/lib';

function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function makePrivate(folder: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  // lstat: in a shared folder such as /tmp another user could have planted a link or a folder of that name.
  const found = await lstat(folder);
  const owners = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || (process.getuid !== undefined && !owners.includes(found.uid))) {
    throw new DatabaseSetupError(`DATA_DIR: ${folder} belongs to somebody else`);
  }
  await chmod(folder, 0o700);
  if (user !== undefined) {
    await chown(folder, user.uid, user.gid);
  }
}

async function chooseHome(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const wanted = path.join(path.resolve(dataDir), 'postgres');
  if (user === undefined || (await isReachableBy(user, wanted))) {
    return wanted;
  }
  return path.join(REACHABLE_ROOT, `jianzhu-${shortDigest(wanted)}`);
}

async function readPassword(file: string): Promise<string> {
  try {
    // 'wx' makes the first of two processes that start together decide.
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw error;
    }
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Makes the folders of the server below `dataDir`, each readable by the server's user alone. */
export async function prepareClusterFolder(dataDir: string, user: ServerUser | undefined): Promise<ClusterFolder> {
  await mkdir(dataDir, { recursive: true });
  const home = await chooseHome(dataDir, user);
  await makePrivate(home, user);
  const near = path.join(home, 'run');
  const run =
    Buffer.byteLength(near + SOCKET_NAME) <= SOCKET_PATH_BYTES
      ? near
      : path.join(os.tmpdir(), `jianzhu-${shortDigest(home)}`);
  await makePrivate(run, user);
  const password = await readPassword(path.join(home, 'superuser-password'));
  return { home, data: path.join(home, 'data'), run, logFile: path.join(home, 'server.log'), password };
}

/** The encoding rules of the cluster: Chinese texts need UTF-8 character classes; the C order needs no version care. */
const LOCALE_ARGUMENTS =
  process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8'];

/**
 * Creates the cluster when there is none. It is built beside its place and renamed, so that neither a crash nor a
 * second starter leaves half a cluster.
 */
export async function ensureCluster(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  user: ServerUser | undefined,
): Promise<void> {
  if (existsSync(path.join(folder.data, 'PG_VERSION'))) {
    return;
  }
  const partial = path.join(folder.home, `data.${randomUUID()}.partial`);
  const passwordFile = `${partial}.password`;
  await makePrivate(partial, user);
  await writeFile(passwordFile, folder.password, { mode: 0o600 });
  if (user !== undefined) {
    await chown(passwordFile, user.uid, user.gid);
  }
  try {
    await runInitdb(binaries.initdb, user, [
      `--pgdata=${partial}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      ...LOCALE_ARGUMENTS,
      '--auth-local=scram-sha-256',
      '--auth-host=scram-sha-256',
    ]);
    await rename(partial, folder.data);
  } catch (error) {
    if (!existsSync(path.join(folder.data, 'PG_VERSION'))) {
      throw error;
    }
  } finally {
    await rm(passwordFile, { force: true });
    await rm(partial, { recursive: true, force: true });
  }
}

/** PostgreSQL needs nothing of our environment, and secrets in it must not reach its processes. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' } as const;

async function runInitdb(program: string, user: ServerUser | undefined, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { ...user, cwd: '/', env: SERVER_ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
      } else {
        const said = Buffer.concat(output).toString('utf8');
        const reason = /^initdb: (?!hint).*/m.exec(said)?.[0] ?? said.trim();
        reject(new DatabaseSetupError(`DATA_DIR: no cluster was made, code ${code}: ${reason}`));
      }
    });
  });
}
