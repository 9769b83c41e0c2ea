import { createHash } from 'node:crypto';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, TEST_QUOTA, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally, pdf, storageFor } from '../testing/upload-client.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';
const READ = '/api/jianzhu-support/resource/url';

let platform: TestPlatform;
let storage: { readonly origin: string; close(): Promise<void> };
let member: TestMember;
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  storage = await listenLocally(createStorageServer(platform.store.handle));
  const ours = await addBusiness(platform.db, '砚北建设');
  member = await addMember(platform.db, ours);
  colleague = await addMember(platform.db, ours);
  stranger = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
});
afterAll(async () => {
  await storage.close();
  await platform.close();
});

const headers = (who: TestMember) => ({
  'blade-auth': `bearer ${who.accessToken}`,
  token: who.platformToken,
  'company-id': who.businessId,
});
const fileOf = (content: string, fileName = '图纸.pdf') => ({
  fileName,
  extName: fileName.slice(fileName.lastIndexOf('.') + 1),
  fileSize: Buffer.byteLength(content),
  hashcode: createHash('md5').update(content).digest('hex'),
});
const register = (who: TestMember, file: object) => platform.post(REGISTER, file, { headers: headers(who) });
const confirm = (who: TestMember, id: string) =>
  platform.post(`${REGISTER}/callback?id=${id}`, {}, { headers: headers(who) });
const signal = new AbortController().signal;
const put = async (data: Parameters<typeof storageFor>[1], content: string) => {
  const { client, target } = storageFor(storage.origin, data);
  return client.put(target, new Blob([content]), { signal });
};
const upload = async (who: TestMember, content: string, fileName?: string) => {
  const { data } = await register(who, fileOf(content, fileName));
  await put(data, content);
  expect(await confirm(who, data.resourceId)).toMatchObject({ code: 200 });
  return data;
};
const readUrl = async (who: TestMember, id: string): Promise<URL> =>
  new URL((await platform.get(`${READ}?resourceId=${id}`, tokensOf(who))).data.url);
const fetchHere = (url: URL) => fetch(`${storage.origin}${url.pathname}${url.search}`);
const statusOf = async (url: URL) => (await fetchHere(url)).status;

describe('the registration of a file (R-UP-032, E-20)', () => {
  it('gives credentials for one object of the business, and the same object again until it is there', async () => {
    const first = await register(member, fileOf(pdf('one')));
    const again = await register(member, fileOf(pdf('one')));
    expect(first.data).toMatchObject({ existed: 0, resourceName: '图纸.pdf', bucketName: 'jianzhu' });
    expect(first.data.uri).toBe(`tenant/${member.businessId}/${first.data.resourceId}.pdf`);
    expect(again.data).toMatchObject({ resourceId: first.data.resourceId, uri: first.data.uri });
    expect(again.data.accessSecret).not.toBe(first.data.accessSecret);
    expect(Date.parse(first.data.expiration)).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('knows content that the member may read, and of nobody else’s (R-UP-007)', async () => {
    const { resourceId } = await upload(member, pdf('shared'));
    const own = await register(member, fileOf(pdf('shared'), '另一份.pdf'));
    expect(own.data).toMatchObject({ existed: 1, accessKey: '', accessSecret: '', accessToken: '', expiration: '' });
    expect(own.data.resourceId).not.toBe(resourceId);
    expect(await (await fetchHere(await readUrl(member, own.data.resourceId))).text()).toBe(pdf('shared'));
    expect((await register(stranger, fileOf(pdf('shared')))).data).toMatchObject({ existed: 0 });
  });

  it('gives no file for its MD5 and size: a colleague sends what he has (decision 60)', async () => {
    const { resourceId } = await upload(member, pdf('secret'));
    const { data } = await register(colleague, fileOf(pdf('secret')));
    expect(data).toMatchObject({ existed: 0 });
    expect(data.resourceId).not.toBe(resourceId);
    expect(await confirm(colleague, data.resourceId)).toMatchObject({ code: 422, msg: '文件尚未上传完成，请重试' });
    expect((await platform.get(`${READ}?resourceId=${data.resourceId}`, tokensOf(colleague))).code).toBe(404);
    await put(data, pdf('secret'));
    expect((await confirm(colleague, data.resourceId)).code).toBe(200);
    expect(await (await fetchHere(await readUrl(colleague, data.resourceId))).text()).toBe(pdf('secret'));
  });

  it('adds one row, however often a file is registered at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(member, fileOf(pdf('five at once')))));
    expect(new Set(answers.map(({ data }) => data.resourceId)).size).toBe(1);
  });

  it('asks for the content anew when the store has lost it', async () => {
    const { resourceId } = await upload(member, pdf('lost'));
    const [row] = await platform.db.admin<{ object_key: string }>('select object_key from attachment where id = $1', [
      resourceId,
    ]);
    await platform.store.remove(row?.object_key ?? '');
    expect((await register(member, fileOf(pdf('lost')))).data).toMatchObject({ existed: 0 });
  });

  it('takes no name that says something else than its extension', async () => {
    const disguised = { ...fileOf(pdf('x'), 'virus.exe'), extName: 'pdf' };
    expect(await register(member, disguised)).toMatchObject({ code: 400, msg: '文件类型不正确' });
    expect(await register(member, { ...fileOf(pdf('x')), extName: '' })).toMatchObject({ code: 400 });
  });

  it('takes no name that says more than one, or reads otherwise than it is', async () => {
    for (const name of ['../../evil.pdf', 'a\\b.pdf', 'a\nb.pdf', 'evil\u202Efdp.pdf']) {
      expect(await register(member, fileOf(pdf('x'), name)), name).toMatchObject({
        ...{ code: 400, msg: '文件名不能包含斜杠、换行等控制字符，请改名后重新上传' },
      });
    }
  });

  it('ends at the quota of the business and at too many that were begun', async () => {
    const full = await addMember(platform.db, await addBusiness(platform.db, '满仓建材'));
    const { data } = await register(full, fileOf(pdf('first')));
    await platform.db.admin('update attachment set file_size = $2 where id = $1', [data.resourceId, TEST_QUOTA]);
    expect(await register(full, fileOf(pdf('second')))).toMatchObject({
      msg: '附件空间不足，请删除不需要的附件后重试',
    });
    // Keys for the same content under another name, or of a colleague, write an object of their own.
    expect(await register(full, fileOf(pdf('first'), '又一份.pdf'))).toMatchObject({
      msg: '附件空间不足，请删除不需要的附件后重试',
    });
    await platform.db.admin(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id)
       select business_id, 'x.pdf', 'pdf', 1, md5(n::text), 'jianzhu', 'k' || n, create_user_id
       from attachment, generate_series(1, 2000) n where id = $1`,
      [(await register(stranger, fileOf(pdf('begun')))).data.resourceId],
    );
    expect(await register(stranger, fileOf(pdf('more')))).toMatchObject({ msg: '未完成的上传过多，请稍后再试' });
    await platform.db.admin(`delete from attachment where file_name = 'x.pdf'`);
  });
});

describe('the credentials of a registration (R-UP-032)', () => {
  it('write no other object, nothing larger, and nothing after the file was confirmed', async () => {
    const { data } = await register(member, fileOf(pdf('scoped')));
    const other = await register(member, fileOf(pdf('other')));
    await expect(put({ ...data, uri: other.data.uri }, pdf('scoped'))).rejects.toMatchObject({ code: 'AccessDenied' });
    await expect(put(data, `${pdf('scoped')}!`)).rejects.toMatchObject({ code: 'EntityTooLarge' });
    await put(data, pdf('scoped'));
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
    await put(data, pdf('forged'));
    expect(await (await fetchHere(await readUrl(member, data.resourceId))).text()).toBe(pdf('scoped'));
  });

  it('carry a large file in parts, whose list they read and which they abort (R-UP-021, R-UP-035)', async () => {
    const content = pdf('x'.repeat(300_000));
    const { data } = await register(member, fileOf(content));
    const { client, target } = storageFor(storage.origin, data);
    const dropped = await client.initiate(target, { signal });
    await client.abort(target, dropped, { signal });
    const uploadId = await client.initiate(target, { signal });
    const parts = [];
    for (const [index, at] of [0, 150_000].entries()) {
      const body = new Blob([content.slice(at, index === 0 ? 150_000 : undefined)]);
      const { etag } = await client.uploadPart(target, uploadId, index + 1, body, { signal });
      parts.push({ partNumber: index + 1, etag, size: body.size });
    }
    expect((await client.listParts(target, uploadId, 0, { signal })).parts).toEqual(parts);
    await client.complete(target, uploadId, parts, { signal });
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
  });
});

describe('the disk', () => {
  const MEBIBYTE = 1024 ** 2;
  const large = (letter: string) => pdf(letter.repeat(MEBIBYTE - pdf('').length));

  it('keeps three mebibytes at most of a registration of one', async () => {
    const one = await addMember(platform.db, await addBusiness(platform.db, '一兆建材'));
    const { data } = await register(one, fileOf(large('x')));
    const { client, target } = storageFor(storage.origin, data);
    for (const letter of 'abcdefghij') await put(data, large(letter));
    for (let upload = 0; upload < 4; upload += 1) {
      const uploadId = await client.initiate(target, { signal });
      for (let part = 1; part <= 5; part += 1) {
        const body = new Blob([
          String(upload * 5 + part)
            .repeat(MEBIBYTE)
            .slice(0, MEBIBYTE / 2),
        ]);
        const sent = client.uploadPart(target, uploadId, part, body, { signal });
        if (part <= 2) await sent;
        else await expect(sent).rejects.toMatchObject({ code: 'EntityTooLarge' });
      }
    }
    expect(platform.store.used(one.businessId)).toBe(3 * MEBIBYTE);
  });

  it('counts what keys were given for, as long as a bucket may hold it', async () => {
    // A bucket cannot tell what lies in it.
    const used = vi.spyOn(platform.store, 'used').mockReturnValue(undefined);
    const who = await addMember(platform.db, await addBusiness(platform.db, '云桶建材'));
    const { data } = await register(who, fileOf(pdf('first')));
    const age = (time: string) =>
      platform.db.admin(
        `update attachment set create_time = now() - $2::interval, granted_at = now() - $2::interval where business_id = $1`,
        [who.businessId, time],
      );
    await platform.db.admin('update attachment set file_size = $2 where id = $1', [data.resourceId, TEST_QUOTA]);
    await age('2 days');
    expect(await register(who, fileOf(pdf('second')))).toMatchObject({
      msg: '附件空间不足，请删除不需要的附件后重试',
    });
    await age('4 days');
    expect(await register(who, fileOf(pdf('second')))).toMatchObject({ code: 200 });
    await age('4 days');
    expect(await register(who, fileOf(pdf('second')))).toMatchObject({ code: 200 });
    const again = await platform.db.admin(
      `select from attachment where business_id = $1 and granted_at > now() - interval '1 hour'`,
      [who.businessId],
    );
    expect(again).toHaveLength(1);
    used.mockRestore();
  });

  it('lets nobody register more than the quota by asking at once, or names without end for one content', async () => {
    const used = vi.spyOn(platform.store, 'used').mockReturnValue(undefined);
    const who = await addMember(platform.db, await addBusiness(platform.db, '并发建材'));
    const half = (name: string) => ({ ...fileOf(pdf(name)), fileSize: TEST_QUOTA / 2 });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => register(who, half(name))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    await platform.db.admin('update attachment set file_size = 1 where business_id = $1', [who.businessId]);

    const content = pdf('named');
    await upload(who, content);
    expect(await register(who, fileOf(content, '又一名.pdf'))).toMatchObject({ data: { existed: 1 } });
    await platform.db.admin('update attachment set file_size = $2 where business_id = $1 and confirm_time is null', [
      who.businessId,
      TEST_QUOTA / 2,
    ]);
    expect(await register(who, fileOf(content, '再一名.pdf'))).toMatchObject({
      msg: '附件空间不足，请删除不需要的附件后重试',
    });
    expect((await register(who, fileOf(content))).data).toMatchObject({ existed: 1 });
    used.mockRestore();
  });

  it('stays within the quota however many uploads come at once', async () => {
    const flood = await addMember(platform.db, await addBusiness(platform.db, '洪水建材'));
    const uri = (upload: number) => `tenant/${flood.businessId}/${upload}.bin`;
    // More than the registration would give: as if keys of many registrations were used together.
    const uploads = await Promise.all(
      Array.from({ length: 12 }, async (_, upload) => {
        const granted = await platform.store.grantUpload({ key: uri(upload), maxBytes: TEST_QUOTA });
        return storageFor(storage.origin, { ...granted, uri: uri(upload), bucketName: 'jianzhu' });
      }),
    );
    const size = 8 * MEBIBYTE;
    // Content that is there already takes no place.
    const contentOf = (upload: number) => new Blob([new Uint8Array(size).fill(upload)]);
    const sent = await Promise.allSettled(
      uploads.map(async ({ client, target }, upload) => {
        if (upload % 2 === 0) return client.put(target, contentOf(upload), { signal });
        const uploadId = await client.initiate(target, { signal });
        return client.uploadPart(target, uploadId, 1, contentOf(upload), { signal });
      }),
    );
    const refused = sent.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'QuotaExceeded' });
    expect(refused.length).toBeGreaterThanOrEqual(uploads.length - TEST_QUOTA / size);
    const kept = (sent.length - refused.length) * size;
    expect(platform.store.used(flood.businessId)).toBe(kept);
    expect(kept).toBeLessThanOrEqual(TEST_QUOTA);
  });

  it('takes nothing beyond the quota of the business, and says so at the registration', async () => {
    const full = await addMember(platform.db, await addBusiness(platform.db, '仓满建材'));
    const first = await register(full, fileOf(pdf('first')));
    const hole = new Blob([new Uint8Array(TEST_QUOTA - 1000)]);
    const granted = await platform.store.grantUpload({
      key: `tenant/${full.businessId}/1.bin`,
      maxBytes: TEST_QUOTA,
    });
    const registered = { ...granted, uri: `tenant/${full.businessId}/1.bin`, bucketName: 'jianzhu' };
    const { client, target } = storageFor(storage.origin, registered);
    await client.put(target, hole, { signal });
    await expect(client.put(target, hole, { signal })).rejects.toMatchObject({ code: 'QuotaExceeded' });
    expect(await register(full, fileOf(pdf('x'.repeat(1000))))).toMatchObject({
      msg: '附件空间不足，请删除不需要的附件后重试',
    });
    await put(first.data, pdf('first'));
    await platform.store.remove(registered.uri);
    expect(await register(full, fileOf(pdf('x'.repeat(1000))))).toMatchObject({ code: 200 });
  });
});

describe('the callback (R-UP-003, E-10)', () => {
  it('refuses while the object is not there, differs, or is another business’s', async () => {
    const { data } = await register(member, fileOf(pdf('late')));
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 422, msg: '文件尚未上传完成，请重试' });
    await put(data, pdf('fake'));
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 422, msg: '文件校验失败，请重新上传' });
    expect(await platform.store.head(data.uri)).toBeUndefined();
    await put(data, pdf('late'));
    expect(await confirm(stranger, data.resourceId)).toMatchObject({ code: 404 });
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
    // Whoever reads it by a record learns from its address neither whose it is nor which one.
    const address = await readUrl(member, data.resourceId);
    expect(address).not.toContain(member.businessId);
    expect(address).not.toContain(data.resourceId);
  });

  it('confirms once, however often it is asked at the same time', async () => {
    const { data } = await register(member, fileOf(pdf('race')));
    await put(data, pdf('race'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(member, data.resourceId)));
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(await (await fetchHere(await readUrl(member, data.resourceId))).text()).toBe(pdf('race'));
  });

  it.each([
    ['a program as a document', 'MZ\u0090\u0000', '报价.pdf'],
    ['a page as a picture', '<html><script>', '照片.png'],
    ['a program as an unknown type', '\u007fELF', '视频.mpb'],
  ])('refuses and removes %s (R-UP-045)', async (_, content, fileName) => {
    const { data } = await register(member, fileOf(content, fileName));
    await put(data, content);
    expect(await confirm(member, data.resourceId)).toMatchObject({
      code: 400,
      msg: '文件内容与扩展名不符，请重新选择',
    });
    expect(await platform.store.head(data.uri)).toBeUndefined();
    expect((await register(member, fileOf(content, fileName))).data.existed).toBe(0);
  });
});

describe('a file that was sent in parts', () => {
  async function sendParts(content: string, fileName: string) {
    const { data } = await register(member, fileOf(content, fileName));
    const { client, target } = storageFor(storage.origin, data);
    const uploadId = await client.initiate(target, { signal });
    const half = 150_000;
    const parts = [];
    for (const [index, body] of [new Blob([content.slice(0, half)]), new Blob([content.slice(half)])].entries()) {
      const { etag } = await client.uploadPart(target, uploadId, index + 1, body, { signal });
      parts.push({ partNumber: index + 1, etag, size: body.size });
    }
    await client.complete(target, uploadId, parts, { signal });
    return data.resourceId;
  }

  it('is held against its name like every other (R-UP-045)', async () => {
    const id = await sendParts(`MZ${'x'.repeat(300_000)}`, '报价.pdf');
    expect(await confirm(member, id)).toMatchObject({ code: 400, msg: '文件内容与扩展名不符，请重新选择' });
    expect(await confirm(member, await sendParts(pdf('z'.repeat(300_000)), '报价.pdf'))).toMatchObject({ code: 200 });
  });
});

describe('what was uploaded', () => {
  it('is read by a signed address that ends, of the own business alone (R-UP-041)', async () => {
    const { resourceId } = await upload(member, pdf('read me'));
    const url = await readUrl(member, resourceId);
    expect(url.searchParams.get('x-oss-expires')).toBe('600');
    const response = await fetchHere(url);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('图纸.pdf')}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toBe(pdf('read me'));
    expect((await platform.get(`${READ}?resourceId=${resourceId}`, tokensOf(stranger))).code).toBe(404);
  });

  it('is not read by an address of which anything was changed', async () => {
    const url = await readUrl(member, (await upload(member, pdf('signed'))).resourceId);
    expect(await statusOf(url)).toBe(200);
    const text = url.href.slice(url.origin.length);
    for (let at = 1; at < text.length; at += 1) {
      const changed = text[at] === 'A' ? 'B' : 'A';
      const response = await fetch(`${storage.origin}${text.slice(0, at)}${changed}${text.slice(at + 1)}`);
      expect(response.status, `${at}: ${text.slice(at - 5, at + 5)}`).toBeGreaterThanOrEqual(400);
      await response.body?.cancel();
    }
  });

  it('is not reached by a path that leaves its place, nor by the method of another call', async () => {
    const url = await readUrl(member, (await upload(member, pdf('place'))).resourceId);
    const { pathname, search } = url;
    for (const path of ['/jianzhu/../jianzhu', '/jianzhu/..%2f..%2f', '/', '/other']) {
      expect((await fetch(`${storage.origin}${path}${pathname}${search}`)).status).toBeGreaterThanOrEqual(400);
    }
    for (const method of ['PUT', 'DELETE', 'POST']) {
      expect((await fetch(`${storage.origin}${pathname}${search}`, { method })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await statusOf(url)).toBe(200);
  });
});

describe('what nobody finished', () => {
  it('stays for a week', async () => {
    const { data } = await register(member, fileOf(pdf('abandoned')));
    await put(data, pdf('abandoned'));
    await platform.store.tidy();
    expect(await platform.store.head(data.uri)).toMatchObject({ size: fileOf(pdf('abandoned')).fileSize });
  });
});
