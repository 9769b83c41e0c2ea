import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally, storageFor } from '../testing/upload-client.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';
const PACK = '/api/rs-member-service/ecomm/attachment/batch-download';
const MEBIBYTE = 1024 ** 2;

let platform: TestPlatform;
let storage: { readonly origin: string; close(): Promise<void> };
let archives: { readonly origin: string; close(): Promise<void> };
let member: TestMember;
const errors: unknown[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  storage = await listenLocally(createStorageServer(platform.store.handle));
  archives = await listenLocally(createStorageServer(platform.archive, (error) => errors.push(error)));
  member = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
});
afterAll(async () => {
  await Promise.all([storage.close(), archives.close()]);
  await platform.close();
});

const headers = (who: TestMember) => ({
  'blade-auth': `bearer ${who.accessToken}`,
  token: who.platformToken,
  'company-id': who.businessId,
});
async function upload(who: TestMember, content: string, fileName = '清单.txt'): Promise<string> {
  const hashcode = createHash('md5').update(content).digest('hex');
  const file = { fileName, extName: 'txt', fileSize: Buffer.byteLength(content), hashcode };
  const { data } = await platform.post(REGISTER, file, { headers: headers(who) });
  const { client, target } = storageFor(storage.origin, data);
  await client.put(target, new Blob([content]), { signal: new AbortController().signal });
  await platform.post(`${REGISTER}/callback?id=${data.resourceId}`, {}, { headers: headers(who) });
  return data.resourceId;
}
async function linkTo(who: TestMember, ...ids: string[]): Promise<string> {
  const tokens = { jianzhuToken: who.platformToken, token: who.accessToken, businessId: who.businessId };
  const { data } = await platform.post(PACK, { ids }, { tokens });
  const { pathname, search } = new URL(data.url);
  return `${archives.origin}${pathname}${search}`;
}
/** An answer of which nothing is read yet. */
async function open(link: string): Promise<IncomingMessage> {
  const [response] = await once(get(link, { agent: false }), 'response');
  return response;
}

describe('the archive of a batch download', () => {
  it('is one that any program opens, and its size is known before', async () => {
    const ids = [await upload(member, 'alpha'), await upload(member, 'beta')];
    const response = await fetch(await linkTo(member, ...ids));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('附件.zip'));
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes('清单(2).txt')).toBe(true);
    expect(bytes.includes('alpha') && bytes.includes('beta')).toBe(true);
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
  });

  it('is kept nowhere, however often it is read', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((n) => upload(member, `${n}`.repeat(MEBIBYTE), `${n}.txt`)));
    const before = platform.store.used(member.businessId);
    for (let choice = 1; choice < 16; choice += 1) {
      const chosen = ids.filter((_, index) => (choice >> index) % 2 === 1);
      const bytes = await (await fetch(await linkTo(member, ...chosen))).arrayBuffer();
      expect(bytes.byteLength).toBeGreaterThan(chosen.length * MEBIBYTE);
    }
    expect(platform.store.used(member.businessId)).toBe(before);
  });

  it('is read by nobody with a link that was changed, or has ended', async () => {
    const link = await linkTo(member, await upload(member, 'secret'));
    const token = new URL(link).searchParams.get('token') ?? '';
    const [claim = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify({ businessId: '1', ids: ['1'], loginId: '1', expiresAt: 9e15 }));
    for (const forged of ['', 'x', `${other.toString('base64url')}.${signature}`, `${claim}.x`, `${token}.x`]) {
      const response = await fetch(link.replace(token, forged));
      expect([response.status, await response.text()]).toEqual([403, '下载链接已失效，请返回页面重新下载']);
    }
    const expiresAt = JSON.parse(Buffer.from(claim, 'base64url').toString()).expiresAt - Date.now();
    expect(expiresAt).toBeGreaterThan(590_000);
    expect(expiresAt).toBeLessThanOrEqual(600_000);
  });

  it('waits for a slow reader, two at a time for one login', async () => {
    const reader = await addMember(platform.db, member.businessId);
    const large = await upload(reader, 'x'.repeat(24 * MEBIBYTE), '大.txt');
    const link = await linkTo(reader, large);
    const [first, second] = [await open(link), await open(link)];
    const third = await fetch(link);
    expect([third.status, await third.text()]).toEqual([429, '正在下载的压缩包过多，请等待下载完成后再试']);
    expect((await fetch(await linkTo(member, await upload(member, 'other login')))).status).toBe(200);
    first.destroy();
    await expect.poll(async () => (await fetch(link, { method: 'GET' })).status).toBe(200);
    let size = 0;
    for await (const bytes of second) size += bytes.length;
    expect(size).toBe(Number(second.headers['content-length']));
  });

  it('says that a file is gone, and breaks off where one goes meanwhile', async () => {
    const [kept, gone] = [await upload(member, 'kept'), await upload(member, 'gone')];
    const link = await linkTo(member, kept, gone);
    const [row] = await platform.db.admin<{ object_key: string }>('select object_key from attachment where id = $1', [
      gone,
    ]);
    await platform.store.remove(row?.object_key ?? '');
    await expect(fetch(link).then((response) => response.text())).rejects.toThrow();
    expect(errors).toMatchObject([{ name: 'ObjectMissing' }]);
    await platform.db.admin('delete from attachment where id = $1', [gone]);
    const response = await fetch(link);
    expect([response.status, await response.text()]).toEqual([404, '部分附件已被删除，请返回页面刷新后重试']);
  });
});
