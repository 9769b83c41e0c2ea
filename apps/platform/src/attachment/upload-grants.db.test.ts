import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStore } from '../objects/object-store.ts';
import { BUCKET, startFakeCloud } from '../testing/fake-cloud.ts';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, NO_LIMITS, type TestPlatform } from '../testing/test-platform.ts';
import { pdf, storageFor } from '../testing/upload-client.ts';
import { removeLeftovers } from './upload-grants.ts';

const REGISTER = '/api/jianzhu-support/upload/resource/sts/register';
const signal = new AbortController().signal;

describe.each(['oss', 's3'] as const)('what is sent into a bucket of %s under the name of an upload', (kind) => {
  let cloud: Awaited<ReturnType<typeof startFakeCloud>>;
  let bucket: ObjectStore;
  let platform: TestPlatform;
  let who: TestMember;

  beforeAll(async () => {
    cloud = await startFakeCloud();
    bucket = cloud.open({ kind });
    platform = await createTestPlatform(NO_LIMITS, bucket);
    who = await addMember(platform.db, await addBusiness(platform.db, '云桶建材'));
  });
  afterAll(async () => {
    await platform.close();
    await cloud.close();
  });

  const register = async (content: string) => {
    const hashcode = createHash('md5').update(content).digest('hex');
    const file = { fileName: '图纸.pdf', extName: 'pdf', fileSize: Buffer.byteLength(content), hashcode };
    const headers = {
      'blade-auth': `bearer ${who.accessToken}`,
      token: who.platformToken,
      'company-id': who.businessId,
    };
    const { data } = await platform.post(REGISTER, file, { headers });
    const { client, target } = storageFor(cloud.origin, { ...data, bucketName: BUCKET });
    return {
      key: String(data.uri),
      send: (text: string) => client.put(target, new Blob([text]), { signal }),
      confirm: () => platform.post(`${REGISTER}/callback?id=${data.resourceId}`, {}, { headers }),
    };
  };
  const pass = (time: string) => platform.db.admin('update upload_grant set ends_at = ends_at - $1::interval', [time]);
  const removeNow = () => platform.db.database.withWorker((transaction) => removeLeftovers(transaction, bucket));
  const grantsOf = ({ key }: { readonly key: string }) =>
    platform.db.admin('select from upload_grant where object_key = $1', [key]);
  const keptUnder = async (name: string) => {
    const [row] = await platform.db.admin<{ object_key: string }>('select object_key from attachment where id = $1', [
      name,
    ]);
    return row?.object_key ?? '';
  };

  it('replaces nothing that was confirmed, and is gone when its keys are', async () => {
    const upload = await register(pdf('confirmed'));
    await upload.send(pdf('confirmed'));
    expect(await upload.confirm()).toMatchObject({ code: 200 });
    const kept = await keptUnder(upload.key.split('/')[2]?.replace('.pdf', '') ?? '');
    expect(await bucket.head(upload.key)).toBeUndefined();

    // The keys are still good, and a bucket looks at no size.
    await upload.send(pdf('put there after the confirmation'));
    expect(await bucket.head(kept)).toMatchObject({ size: pdf('confirmed').length });
    await pass('1 hour 30 minutes');
    await removeNow();
    expect(await bucket.head(upload.key)).toBeDefined();
    await pass('1 hour');
    await removeNow();
    expect(await bucket.head(upload.key)).toBeUndefined();
    expect(await bucket.head(kept)).toMatchObject({ size: pdf('confirmed').length });
    expect(await grantsOf(upload)).toEqual([]);
  });

  it('goes before its confirmation too when it is larger than it was registered to be', async () => {
    const [larger, waiting] = [await register(pdf('small')), await register(pdf('waits'))];
    await larger.send(pdf('much more than that was registered'));
    await waiting.send(pdf('waits'));
    await pass('3 hours');
    await removeNow();
    expect(await bucket.head(larger.key)).toBeUndefined();
    expect(await waiting.confirm()).toMatchObject({ code: 200 });
  });

  it('is looked for again when its keys are given again', async () => {
    const first = await register(pdf('again'));
    await pass('3 hours');
    const again = await register(pdf('again'));
    expect(again.key).toBe(first.key);
    await removeNow();
    expect(await grantsOf(first)).toHaveLength(1);
  });

  it('stays in the table when the storage does not answer, and is removed later', async () => {
    const upload = await register(pdf('later'));
    await upload.send(pdf('later, but not the same'));
    await pass('3 hours');
    const fails = { head: bucket.head, remove: () => Promise.reject(new Error('no answer')) };
    const failing = platform.db.database.withWorker((transaction) => removeLeftovers(transaction, fails));
    await expect(failing).rejects.toThrow('no answer');
    await removeNow();
    expect(await bucket.head(upload.key)).toBeUndefined();
  });

  it('is watched for operators, whose address is good for an hour as well', async () => {
    const { token: operatorToken } = await addOperator(platform.db);
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(8)]);
    const hashcode = createHash('md5').update(png).digest('hex');
    const post = (call: string, body: object) =>
      platform.post(`/api/rs-ops-service/file/${call}`, body, { tokens: { operatorToken } });
    const { data } = await post('register', { fileName: '图.png', fileSize: png.length, hashcode });
    const put = (content: Uint8Array<ArrayBuffer>) => fetch(data.url, { method: 'PUT', body: content });
    await put(png);
    expect(await post('confirm', { id: data.id })).toMatchObject({ code: 200 });
    expect((await put(Buffer.alloc(1000))).status).toBe(200);
    await pass('3 hours');
    await removeNow();
    const names: string[] = [];
    for await (const { key } of cloud.memory.listObjects()) names.push(key);
    expect(names.filter((name) => name.includes(data.id))).toEqual([]);
  });
});
