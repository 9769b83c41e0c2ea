import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createApiClient } from '@jianzhu/api-client';
import { attachment } from '@jianzhu/api-client/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { verifyChain } from './audit/verify-chain.ts';
import { withConnection } from './db/connection.ts';
import { openDatabase } from './db/database.ts';
import { silentLog } from './db/database-log.ts';
import { DEMO_LOGINS } from './demo/members.ts';
import { demoFolder } from './testing/demo-folder.ts';
import { openDemoSession } from './testing/demo-session.ts';
import { ownServer } from './testing/own-server.ts';
import { startPlatformProcess } from './testing/platform-process.ts';
import { storageFor } from './testing/upload-client.ts';

const GIBIBYTE = 1024 ** 3;
const PART = 1024 ** 2;
/** Of the port of the objects from that of the API. */
const OBJECTS = 2;

/** Bytes of all objects and parts, as they lie on the disk. */
async function bytesOnDisk(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'objects', 'blobs');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

it('counts the quota by what lies on the disk, and has sealed every act, after it was killed in the middle of parts', async () => {
  const dataDir = await demoFolder();
  const platform = await startPlatformProcess(dataDir, { BUSINESS_QUOTA_GB: '1' });
  // The server that the platform has started; it outlives the platform.
  const postgres = await ownServer(dataDir);
  const tokens = await openDemoSession(platform.origin, DEMO_LOGINS[0]?.phone ?? '');
  const client = createApiClient({ baseURL: platform.origin, session: { tokens: () => tokens } });
  const register = (name: string, fileSize: number) => {
    const hashcode = createHash('md5').update(name).digest('hex');
    return client.call(attachment.register, { body: { fileName: `${name}.pdf`, extName: 'pdf', fileSize, hashcode } });
  };
  // The clip of the demo lessons, which is the platform's own and in no quota.
  const ofDemoData = await bytesOnDisk(dataDir);

  const signal = new AbortController().signal;
  const large = await register('图纸', 8 * PART);
  const storageOrigin = new URL(platform.origin);
  storageOrigin.port = String(Number(storageOrigin.port) + OBJECTS);
  const { client: storage, target } = storageFor(storageOrigin.origin, large);
  const uploadId = await storage.initiate(target, { signal });
  const send = (number: number) =>
    storage.uploadPart(target, uploadId, number, new Blob([Buffer.alloc(PART, number)]), { signal });
  await Promise.all([send(1), send(2)]);
  const unfinished = Promise.allSettled([3, 4, 5, 6].map(send));
  await register('杀前一刻', PART);
  await platform.kill();
  await unfinished;
  await platform.restart();

  const stored = (await bytesOnDisk(dataDir)) - ofDemoData;
  expect(stored).toBeGreaterThanOrEqual(2 * PART);
  const free = GIBIBYTE - stored - 9 * PART;
  await expect(register('过大', free + 1)).rejects.toMatchObject({ message: '附件空间不足，请删除不需要的附件后重试' });
  expect(await register('正好', free)).toMatchObject({ existed: 0 });

  const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog);
  onTestFinished(() => database.close());
  expect(await verifyChain(database)).toMatchObject({ kind: 'whole' });
  await withConnection({ ...postgres.address, database: 'jianzhu' }, async (admin) => {
    const unsealed = async () => (await admin.query('select from app.audit_pending')).rowCount;
    await vi.waitUntil(async () => (await unsealed()) === 0, { timeout: 30_000 });
    const { rows } = await admin.query<{ name: string }>(
      `select e.record_name as name from app.audit_event e join app.audit_seal s on s.event_id = e.id
       where e.record_name in ('图纸.pdf', '杀前一刻.pdf', '正好.pdf') order by e.id`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['图纸.pdf', '杀前一刻.pdf', '正好.pdf']);
  });
  expect(await verifyChain(database)).toMatchObject({ kind: 'whole' });
}, 120_000);
