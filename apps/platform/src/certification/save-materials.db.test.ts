import { createHash } from 'node:crypto';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember, tokensOf } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally, storageFor } from '../testing/upload-client.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';
const STORAGE = '/api/jianzhu-support/resource/storage';
const SAVE = '/api/rs-member-service/ecomm/certification/material/save';
const LIST = '/api/jianzhu-management/oa-common-attachment/list/business';

let platform: TestPlatform;
let storage: { readonly origin: string; close(): Promise<void> };
let owner: TestMember;
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  platform = await createTestPlatform();
  storage = await listenLocally(createStorageServer(platform.store.handle));
  const business = await addBusiness(platform.db, '砚北建设');
  owner = await asAdministrator(await addMember(platform.db, business));
  colleague = await addMember(platform.db, business);
  await setRoles(colleague, '{reader}');
  stranger = await asAdministrator(await addMember(platform.db, await addBusiness(platform.db, '衡砺钢材')));
});
afterAll(async () => {
  await storage.close();
  await platform.close();
});

const setRoles = (who: TestMember, roles: string) =>
  platform.db.admin('update membership set role_keys = $2::text[] where user_id = $1', [who.userId, roles]);
async function asAdministrator(who: TestMember): Promise<TestMember> {
  await setRoles(who, '{business_admin}');
  return who;
}
const headers = (who: TestMember) => ({
  'blade-auth': `bearer ${who.accessToken}`,
  token: who.platformToken,
  'company-id': who.businessId,
});
async function upload(who: TestMember, content: string, fileName = '证书.txt') {
  const extName = fileName.slice(fileName.lastIndexOf('.') + 1);
  const hashcode = createHash('md5').update(content).digest('hex');
  const file = { fileName, extName, fileSize: Buffer.byteLength(content), hashcode };
  const { data } = await platform.post(REGISTER, file, { headers: headers(who) });
  if (data.existed === 0) {
    const { client, target } = storageFor(storage.origin, data);
    await client.put(target, new Blob([content]), { signal: new AbortController().signal });
    await platform.post(`${REGISTER}/callback?id=${data.resourceId}`, {}, { headers: headers(who) });
  }
  return data.resourceId as string;
}
const save = (who: TestMember, ...materials: readonly (readonly [kind: string, id: string, modifyStatus: number])[]) =>
  platform.post(
    SAVE,
    { materials: materials.map(([kind, id, modifyStatus]) => ({ kind, id, modifyStatus })) },
    { tokens: tokensOf(who) },
  );
async function listed(who: TestMember, kind = 'document', of = owner): Promise<readonly string[]> {
  const query = `businessId=${of.businessId}&businessType=certification_${kind}`;
  const { data } = await platform.get(`${LIST}?${query}`, tokensOf(who));
  return data.map(({ id }: { id: string }) => id);
}
const keyOf = async (id: string) => {
  const [row] = await platform.db.admin<{ object_key: string }>('select object_key from attachment where id = $1', [
    id,
  ]);
  return row?.object_key ?? '';
};

describe('the files of a certification', () => {
  it('are listed as they were saved, in their order, for the whole business (R-UP-040, R-ENT-020, R-ENT-021, R-ENT-022)', async () => {
    const [first, second] = [await upload(owner, 'one'), await upload(owner, 'two', '资质.txt')];
    expect(await save(owner, ['document', second, 1], ['document', first, 1])).toMatchObject({ code: 200, data: null });
    expect(await listed(colleague)).toEqual([second, first]);
    expect(await listed(owner, 'certificate')).toEqual([]);
    await save(owner, ['document', first, 0], ['document', second, 0]);
    expect(await listed(owner)).toEqual([first, second]);
    await save(owner, ['document', first, 3], ['document', second, 3]);
    expect(await listed(owner)).toEqual([]);
  });

  it('take their objects along when they are deleted, but none that another file needs', async () => {
    const [alone, shared] = [await upload(owner, 'alone'), await upload(owner, 'shared')];
    await save(owner, ['document', alone, 1], ['document', shared, 1]);
    const twin = await upload(colleague, 'shared', '同一内容.txt');
    const keys = [await keyOf(alone), await keyOf(shared)] as const;
    expect(await keyOf(twin)).toBe(keys[1]);
    await save(owner, ['document', alone, 3], ['document', shared, 3]);
    expect(await platform.store.head(keys[0])).toBeUndefined();
    expect(await platform.store.head(keys[1])).toBeDefined();
  });

  it('stand in two lists as two files of one object, however often that is saved', async () => {
    const id = await upload(owner, 'both');
    await platform.db.admin(`update attachment set file_ext = 'pdf' where id = $1`, [id]);
    for (let time = 0; time < 2; time += 1) {
      expect(await save(owner, ['document', id, 1], ['licence', id, 1])).toMatchObject({ code: 200 });
    }
    const [copy = '', ...others] = await listed(owner, 'licence');
    expect(await listed(owner)).toEqual([id]);
    expect(others).toEqual([]);
    expect(copy).not.toBe(id);
    expect(await keyOf(copy)).toBe(await keyOf(id));
    await save(owner, ['document', id, 3], ['licence', copy, 3]);
  });

  it('are saved whole or not at all', async () => {
    const id = await upload(owner, 'whole');
    const wrong = await upload(owner, 'a text', '图片.txt');
    expect(await save(owner, ['document', id, 1], ['certificate', wrong, 1])).toMatchObject({
      code: 400,
      msg: '图片.txt 文件不符合上传条件',
    });
    expect(await listed(owner)).toEqual([]);
  });

  it('never become more than the kind allows, by two saves at once either', async () => {
    const files = await Promise.all(['甲', '乙', '丙', '丁'].map((name) => upload(owner, name, `${name}.txt`)));
    await platform.db.admin(`update attachment set file_ext = 'pdf' where id = any($1)`, [files]);
    const answers = await Promise.all(files.map((id) => save(owner, ['licence', id, 1])));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400, 400]);
    expect(await listed(owner, 'licence')).toHaveLength(1);
  });
});

describe('who may save them', () => {
  it('is a member with the keys, in the own business alone', async () => {
    const id = await upload(owner, 'mine');
    for (const roles of ['{}', '{reader}', '{purchaser}']) {
      await setRoles(colleague, roles);
      expect(await save(colleague, ['document', id, 1])).toMatchObject({ code: 403 });
    }
    expect(await save(stranger, ['document', id, 1])).toMatchObject({ code: 404 });
    expect(await save(owner, ['document', id, 1])).toMatchObject({ code: 200 });
    expect(await save(stranger, ['document', id, 3])).toMatchObject({ code: 200 });
    expect(await listed(owner)).toEqual([id]);
    expect(await listed(stranger)).toEqual([]);
  });
});

describe('who may hand in a file', () => {
  it('has uploaded it, or it is of the certification already', async () => {
    const administrator = await asAdministrator(await addMember(platform.db, owner.businessId));
    const id = await upload(owner, 'private');
    expect(await save(administrator, ['document', id, 1])).toMatchObject({ code: 404 });
    expect(await save(owner, ['document', id, 1])).toMatchObject({ code: 200 });
    expect(await save(administrator, ['document', id, 3])).toMatchObject({ code: 200 });
  });
});

describe('a content that is deleted while it is registered again', () => {
  it('is asked for anew, or its object stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const content = `race ${round}`;
      const id = await upload(owner, content);
      await save(owner, ['document', id, 1]);
      const [again] = await Promise.all([upload(owner, content, '再来.txt'), save(owner, ['document', id, 3])]);
      expect(await platform.store.head(await keyOf(again))).toBeDefined();
    }
  });
});

it('tells pages where the storage is, under the name they came by (R-UP-033)', async () => {
  const { data } = await platform.get(STORAGE, tokensOf(owner));
  expect(data).toMatchObject({ dialect: 'oss', region: 'cn-changchun', bucketStyle: 'path' });
});
