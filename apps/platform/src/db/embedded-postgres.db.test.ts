import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownServer, startAndAbandon, temporaryFolder } from '../testing/own-server.ts';
import { connect, withConnection } from './connection.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { askDataFolder, isPostgres } from './postmaster.ts';

const answers = (server: EmbeddedPostgres) => askDataFolder(server.address).then((folder) => folder !== undefined);

describe('the embedded server', () => {
  it('makes a UTF-8 cluster on a private socket and starts on it again', async () => {
    const dataDir = await temporaryFolder();
    const first = await ownServer(dataDir);
    const facts = await withConnection({ ...first.address, database: 'postgres' }, async (connection) => {
      const { rows } = await connection.query(`
        select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
          current_setting('fsync') as fsync, (select datcollate from pg_database where datname = 'postgres') as locale,
          (select bool_and(auth_method = 'scram-sha-256') from pg_hba_file_rules) as every_login_by_password`);
      return rows[0];
    });
    expect(facts).toEqual({
      encoding: 'UTF8',
      addresses: '',
      fsync: 'on',
      locale: process.platform === 'darwin' ? 'C' : 'C.UTF-8',
      every_login_by_password: true,
    });
    expect((await stat(first.address.host)).mode & 0o777).toBe(0o700);
    await first.stop();
    expect(isPostgres(first.pid())).toBe(false);
    const second = await ownServer(dataDir);
    expect(second.adopted).toBe(false);
    expect(await answers(second)).toBe(true);
  });

  it('outlives its killed parent and is adopted by the next start', async () => {
    const dataDir = await temporaryFolder();
    const pid = await startAndAbandon(dataDir);
    const server = await ownServer(dataDir);
    expect(server.adopted).toBe(true);
    expect(server.pid()).toBe(pid);
    await server.stop();
    expect(isPostgres(pid)).toBe(false);
  });

  it('is one server for two starters at once', async () => {
    const dataDir = await temporaryFolder();
    const [one, other] = await Promise.all([ownServer(dataDir), ownServer(dataDir)]);
    expect(one.pid()).toBe(other.pid());
  });

  it('restarts when it is killed, whether it was started or adopted', async () => {
    const dataDir = await temporaryFolder();
    await startAndAbandon(dataDir);
    const server = await ownServer(dataDir);
    for (let crash = 0; crash < 2; crash += 1) {
      const pid = server.pid();
      process.kill(pid, 'SIGKILL');
      await vi.waitUntil(async () => server.pid() !== pid && (await answers(server)), {
        timeout: 30_000,
        interval: 20,
      });
    }
  });

  it('is left running while another process uses it', async () => {
    const dataDir = await temporaryFolder();
    const server = await ownServer(dataDir);
    const other = await connect({ ...server.address, database: 'postgres' });
    await server.stop();
    expect(await answers(server)).toBe(true);
    await other.end();
    await (await ownServer(dataDir)).stop();
    expect(await answers(server)).toBe(false);
  });

  it('starts over the left-over file of a process id that now belongs to something else', async () => {
    const dataDir = await temporaryFolder();
    const server = await ownServer(dataDir);
    await server.stop();
    const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    await writeFile(file, `${process.pid}\n${path.dirname(file)}\n0\n5432\n${server.address.host}\n\n`);
    const next = await ownServer(dataDir);
    expect(next.adopted).toBe(false);
    expect((await readFile(file, 'utf8')).split('\n')[0]).toBe(String(next.pid()));
  });

  it('finds a short place for its socket when the data folder has a long name', async () => {
    const dataDir = path.join(await temporaryFolder(), 'a-rather-long-name-of-a-folder'.repeat(4));
    await mkdir(dataDir);
    const server = await ownServer(dataDir);
    onTestFinished(() => rm(server.address.host, { recursive: true, force: true }));
    expect(Buffer.byteLength(`${server.address.host}/.s.PGSQL.5432`)).toBeLessThan(104);
    expect(await answers(server)).toBe(true);
  });
});
