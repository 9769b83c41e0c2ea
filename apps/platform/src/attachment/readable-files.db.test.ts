import { createHash, randomUUID } from 'node:crypto';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally, pdf, storageFor } from '../testing/upload-client.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';
const READ = '/api/jianzhu-support/resource/url';
const PACK = '/api/rs-member-service/ecomm/attachment/batch-download';
const LIST = '/api/jianzhu-management/oa-common-attachment/list/business';
const SAVE = '/api/rs-member-service/ecomm/certification/material/save';
const REFUSED = { code: 403, msg: '暂无操作权限，请联系企业管理员' };

let platform: TestPlatform;
let storage: { readonly origin: string; close(): Promise<void> };
let administrator: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  storage = await listenLocally(createStorageServer(platform.store.handle));
  administrator = await addMember(platform.db, await addBusiness(platform.db, '砚北建设'));
  await setRoles(administrator, '{business_admin}');
});
afterAll(async () => {
  await storage.close();
  await platform.close();
});

const setRoles = (who: TestMember, roles: string) =>
  platform.db.admin('update membership set role_keys = $2::text[] where user_id = $1', [who.userId, roles]);
async function memberWith(roles: string, businessId = administrator.businessId): Promise<TestMember> {
  const member = await addMember(platform.db, businessId);
  await setRoles(member, roles);
  return member;
}
const headers = (who: TestMember) => ({
  'blade-auth': `bearer ${who.accessToken}`,
  token: who.platformToken,
  'company-id': who.businessId,
});

/** A file, of content of its own unless it is given, by its id. */
async function upload(who: TestMember, content = pdf(randomUUID())): Promise<string> {
  const hashcode = createHash('md5').update(content).digest('hex');
  const file = { fileName: '营业执照.pdf', extName: 'pdf', fileSize: content.length, hashcode };
  const { data } = await platform.post(REGISTER, file, { headers: headers(who) });
  const { client, target } = storageFor(storage.origin, data);
  await client.put(target, new Blob([content]), { signal: new AbortController().signal });
  await platform.post(`${REGISTER}/callback?id=${data.resourceId}`, {}, { headers: headers(who) });
  return data.resourceId;
}
async function licence(content?: string): Promise<string> {
  const id = await upload(administrator, content);
  await platform.db.admin(
    `update attachment set owner_type = 'certification_licence', owner_id = business_id where id = $1`,
    [id],
  );
  return id;
}

const read = (who: TestMember, id: string) => platform.get(`${READ}?resourceId=${id}`, tokensOf(who));
const pack = (who: TestMember, ...ids: string[]) => platform.post(PACK, { ids }, { tokens: tokensOf(who) });
const list = (who: TestMember, kind = '&businessType=certification_licence') =>
  platform.get(`${LIST}?businessId=${administrator.businessId}${kind}`, tokensOf(who));

describe('a file of a record (decision 60)', () => {
  it.each(['{reader}', '{finance}', '{business_admin}'])(
    'is read by those who may read the record: %s',
    async (roles) => {
      const id = await licence();
      const member = await memberWith(roles);
      expect((await read(member, id)).code).toBe(200);
      expect((await pack(member, id)).code).toBe(200);
      expect((await list(member)).data.map((file: { id: string }) => file.id)).toContain(id);
      expect((await list(member, '')).data.map((file: { id: string }) => file.id)).toContain(id);
    },
  );

  it.each(['{}', '{purchaser}', '{seller}', '{project_manager}'])('is not read by the others: %s', async (roles) => {
    const id = await licence();
    const member = await memberWith(roles);
    expect(await read(member, id)).toMatchObject(REFUSED);
    expect(await pack(member, id)).toMatchObject(REFUSED);
    expect(await pack(member, await upload(member), id)).toMatchObject(REFUSED);
    expect(await list(member)).toMatchObject(REFUSED);
    expect((await list(member, '')).data).toEqual([]);
  });

  it.each([
    ['{reader}', 1],
    ['{purchaser}', 0],
  ])('need not be sent again by those who may read the record alone: %s', async (roles, existed) => {
    const content = pdf(randomUUID());
    await licence(content);
    const hashcode = createHash('md5').update(content).digest('hex');
    const file = { fileName: '副本.pdf', extName: 'pdf', fileSize: content.length, hashcode };
    const { data } = await platform.post(REGISTER, file, { headers: headers(await memberWith(roles)) });
    expect(data.existed).toBe(existed);
  });

  it('is no longer read by its uploader who has lost the permission', async () => {
    const member = await memberWith('{business_admin}', await addBusiness(platform.db, '松花建材'));
    const id = await upload(member);
    const materials = [{ kind: 'document', id, modifyStatus: 1 }];
    expect((await platform.post(SAVE, { materials }, { tokens: tokensOf(member) })).code).toBe(200);
    expect((await read(member, id)).code).toBe(200);
    await setRoles(member, '{purchaser}');
    // Sessions hear of a changed role from the database.
    await expect.poll(() => read(member, id)).toMatchObject(REFUSED);
  });
});

describe('a file without a record (decision 60)', () => {
  it('is read by its uploader alone, not by an administrator either', async () => {
    const [uploader, colleague] = [await memberWith('{purchaser}'), await memberWith('{reader}')];
    const id = await upload(uploader);
    expect((await read(uploader, id)).code).toBe(200);
    expect((await pack(uploader, id)).code).toBe(200);
    for (const other of [colleague, administrator]) {
      expect(await read(other, id)).toMatchObject(REFUSED);
      expect(await pack(other, id)).toMatchObject(REFUSED);
    }
  });

  it('is not there for another business, whatever the role', async () => {
    const stranger = await memberWith('{business_admin}', await addBusiness(platform.db, '衡砺钢材'));
    for (const id of [await licence(), await upload(administrator)]) {
      expect(await read(stranger, id)).toMatchObject({ code: 404 });
      expect(await pack(stranger, id)).toMatchObject({ code: 404 });
    }
    expect((await list(stranger)).data).toEqual([]);
  });
});
