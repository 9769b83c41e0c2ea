import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { uniqueNames } from './batch-archive.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';

let platform: TestPlatform;
let member: TestMember;
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  const ours = await addBusiness(platform.db, '砚北建设');
  member = await addMember(platform.db, ours);
  colleague = await addMember(platform.db, ours);
  stranger = await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材'));
});
afterAll(() => platform.close());

const headers = (who: TestMember) => ({
  'blade-auth': `bearer ${who.accessToken}`,
  token: who.platformToken,
  'company-id': who.businessId,
});
const fileOf = (content: string, fileName = '图纸.pdf') => ({
  fileName,
  extName: 'pdf',
  fileSize: Buffer.byteLength(content),
  hashcode: createHash('md5').update(content).digest('hex'),
});
const register = (who: TestMember, file: object) => platform.post(REGISTER, file, { headers: headers(who) });
const confirm = (who: TestMember, id: string) =>
  platform.post(`${REGISTER}/callback?id=${id}`, {}, { headers: headers(who) });
const upload = async (who: TestMember, content: string, fileName?: string) => {
  const { data } = await register(who, fileOf(content, fileName));
  await platform.store.write(data.uri, Readable.from([Buffer.from(content)]));
  expect(await confirm(who, data.resourceId)).toMatchObject({ code: 200 });
  return data;
};

describe('the registration of a file (specification 3, E-20)', () => {
  it('gives credentials for one object of the business, and the same object again until it is there', async () => {
    const first = await register(member, fileOf('one'));
    const again = await register(member, fileOf('one'));
    expect(first.data).toMatchObject({ existed: 0, resourceName: '图纸.pdf', bucketName: 'jianzhu' });
    expect(first.data.uri).toBe(`tenant/${member.businessId}/${first.data.resourceId}.pdf`);
    expect(again.data).toMatchObject({ resourceId: first.data.resourceId, uri: first.data.uri });
    expect(again.data.accessSecret).not.toBe(first.data.accessSecret);
    const policy = JSON.parse(Buffer.from(first.data.accessToken.split('.')[0], 'base64url').toString());
    expect(policy).toMatchObject({ bucket: 'jianzhu', key: first.data.uri, accessKey: first.data.accessKey });
    expect(policy.expires).toBeGreaterThan(Date.now() / 1000);
  });

  it('knows content of its own business, never of another', async () => {
    const { resourceId } = await upload(member, 'shared');
    const ours = await register(colleague, fileOf('shared', '另一份.pdf'));
    expect(ours.data).toMatchObject({ existed: 1, accessKey: '', accessSecret: '', accessToken: '' });
    expect(ours.data.resourceId).not.toBe(resourceId);
    expect((await register(stranger, fileOf('shared'))).data).toMatchObject({ existed: 0 });
  });

  it('asks for the content anew when the store has lost it', async () => {
    const { uri } = await upload(member, 'lost');
    await platform.db.admin(`update attachment set object_key = 'tenant/gone' where object_key = $1`, [uri]);
    expect((await register(member, fileOf('lost'))).data).toMatchObject({ existed: 0 });
  });
});

describe('the callback (E-10)', () => {
  it('refuses while the object is not there, differs, or is another business’s', async () => {
    const { data } = await register(member, fileOf('late'));
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 422, msg: '文件尚未上传完成，请重试' });
    await platform.store.write(data.uri, Readable.from([Buffer.from('fake')]));
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 422, msg: '文件校验失败，请重新上传' });
    await platform.store.write(data.uri, Readable.from([Buffer.from('late')]));
    expect(await confirm(stranger, data.resourceId)).toMatchObject({ code: 404 });
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
    expect(await confirm(member, data.resourceId)).toMatchObject({ code: 200 });
  });
});

describe('what was uploaded', () => {
  const tokens = (who: TestMember) => ({
    jianzhuToken: who.platformToken,
    token: who.accessToken,
    businessId: who.businessId,
  });

  it('is read by a signed address that ends, of the own business alone', async () => {
    const { resourceId, uri } = await upload(member, 'read me');
    const path = `/api/jianzhu-support/upload/resource/../../resource/url?resourceId=${resourceId}`;
    const asked = path.replace('/upload/resource/../..', '');
    const { data } = await platform.get(asked, tokens(colleague));
    const url = new URL(data.url);
    expect(url.pathname).toBe(`/jianzhu/${uri}`);
    expect(Number(url.searchParams.get('Expires'))).toBeGreaterThan(Date.now() / 1000 + 500);
    expect((await platform.get(asked, tokens(stranger))).code).toBe(404);
  });

  it('is packed into one archive that any program opens', async () => {
    const first = await upload(member, 'alpha', '清单.txt');
    const second = await upload(member, 'beta', '清单.txt');
    const pack = (who: TestMember) =>
      platform.post(
        '/api/rs-member-service/ecomm/attachment/batch-download',
        { ids: [first.resourceId, second.resourceId] },
        { tokens: tokens(who) },
      );
    const { data } = await pack(member);
    const key = new URL(data.url).pathname.replace('/jianzhu/', '');
    const bytes = Buffer.concat(await platform.store.read(key).toArray());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes('清单(2).txt')).toBe(true);
    expect(bytes.includes('alpha') && bytes.includes('beta')).toBe(true);
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
    expect(await pack(stranger)).toMatchObject({ code: 404 });
  });

  it('has each name once in an archive, without folders', () => {
    expect(uniqueNames(['a.pdf', 'a.pdf', '../a.pdf', 'a'])).toEqual(['a.pdf', 'a(2).pdf', '.._a.pdf', 'a']);
  });
});
