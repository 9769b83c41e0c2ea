import { createHash, randomUUID } from 'node:crypto';
import { createStorageServer } from '@jianzhu/upload/endpoint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../testing/operators.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { listenLocally } from '../testing/upload-client.ts';

const FILES = '/api/rs-ops-service/file';
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)]);

let platform: TestPlatform;
let operatorToken: string;
let storage: Awaited<ReturnType<typeof listenLocally>>;

beforeAll(async () => {
  platform = await createTestPlatform();
  operatorToken = (await addOperator(platform.db)).token;
  storage = await listenLocally(createStorageServer(platform.store.handle));
});
afterAll(async () => {
  await storage.close();
  await platform.close();
});

const post = (call: string, body: object) => platform.post(`${FILES}/${call}`, body, { tokens: { operatorToken } });
const register = (fileName: string, content: Uint8Array, fileSize = content.length) =>
  post('register', { fileName, fileSize, hashcode: createHash('md5').update(content).digest('hex') });
/** Sends content to the address of a registration, at the storage of this test. */
async function send(url: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const { pathname, search } = new URL(url);
  return (await fetch(`${storage.origin}${pathname}${search}`, { method: 'PUT', body: content })).status;
}
const picture = (address: string, headers = {}) => platform.app.inject({ url: address, headers });

it('takes a picture, and shows it to everybody once it was looked at', async () => {
  const { data } = await register('工地.png', PNG);
  const address = `/api/rs-cms-service/picture/${data.id}.png`;
  expect(await post('confirm', { id: data.id })).toMatchObject({ code: 422 });
  expect(await send(data.url, PNG)).toBe(200);
  expect((await picture(address)).statusCode).toBe(404);
  const confirmed = await post('confirm', { id: data.id });
  expect(confirmed.data).toMatchObject({ id: data.id, address });
  expect((await post('confirm', { id: data.id })).data).toEqual(confirmed.data);
  const shown = await picture(address);
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.equals(PNG)]).toEqual([
    200,
    'image/png',
    true,
  ]);
  expect(shown.headers['cache-control']).toBe('public, max-age=86400, immutable');
  const again = await picture(address, { 'if-none-match': `"other", W/${shown.headers.etag}` });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await picture(address.replace('.png', '.jpg'))).statusCode).toBe(404);
  // The address of the upload does not reach what was looked at.
  await send(data.url, Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(64, 1)]));
  expect((await picture(address)).rawPayload.equals(PNG)).toBe(true);
  const acts = await platform.db.admin<{ act: string }>(
    'select act from audit_event where record_id = $1 and code = 200 order by id',
    [data.id],
  );
  expect(acts).toEqual([{ act: 'operator.registerFile' }, { act: 'operator.confirmFile' }]);
});

it('gives a picture as wide as it is shown, in a format that the browser reads', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#446', noise } })
    .jpeg()
    .toBuffer();
  const { data } = await register('航拍.jpg', photo);
  await send(data.url, new Uint8Array(photo));
  const { address } = (await post('confirm', { id: data.id })).data;
  const shown = await picture(`${address}?w=224`, { accept: 'image/webp,*/*' });
  expect([shown.headers['content-type'], shown.headers.vary]).toEqual(['image/webp', 'Origin, Accept']);
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(256);
  const again = await picture(`${address}?w=224`, { accept: 'image/webp', 'if-none-match': `${shown.headers.etag}` });
  expect(again.statusCode).toBe(304);
  for (const [query, accept] of [
    ['?w=224', '*/*'],
    ['?w=224&w=1', 'image/webp'],
    ['?w=x', 'image/webp'],
  ]) {
    const whole = await picture(`${address}${query}`, { accept: accept ?? '' });
    expect([whole.headers['content-type'], whole.rawPayload.equals(photo)], query).toEqual(['image/jpeg', true]);
  }
});

it('says in a text how large its pictures are, and turns them as browsers do', async () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#446' } }).jpeg();
  const addressOf = async (content: Buffer) => {
    const { data } = await register('现场.jpg', content);
    await send(data.url, new Uint8Array(content));
    return (await post('confirm', { id: data.id })).data.address;
  };
  const wide = await addressOf(await photo(640, 360).toBuffer());
  // Lies on its side in the file.
  const turned = await addressOf(await photo(640, 360).withMetadata({ orientation: 6 }).toBuffer());
  const unknown = '/api/rs-cms-service/picture/7.jpg';
  const content = [wide, turned, unknown, `${wide}" width="320`].map((address) => `<img src="${address}">`).join('');
  const { data } = await platform.post(
    '/api/rs-ops-service/content/save',
    { columnCode: 'notice', title: '现场', content },
    { tokens: { operatorToken }, headers: { 'idempotency-key': randomUUID() } },
  );
  const kept = await platform.get(`/api/rs-ops-service/content/detail?id=${data.id}`, { operatorToken });
  const sizes = [...kept.data.content.matchAll(/<img [^>]*>/g)].map(([tag]) => [
    /src="([^"]*)"/.exec(tag)?.[1],
    /width="(\d+)"/.exec(tag)?.[1],
    /height="(\d+)"/.exec(tag)?.[1],
  ]);
  expect(sizes).toEqual([
    [wide, '640', '360'],
    [turned, '360', '640'],
    [unknown, undefined, undefined],
    [wide, '320', '180'],
  ]);
});

it('takes a document by its key, and shows it by no address', async () => {
  const pdf = Buffer.from('%PDF-1.7\n');
  const { data } = await register('指南.PDF', pdf);
  await send(data.url, pdf);
  const { data: confirmed } = await post('confirm', { id: data.id });
  expect(confirmed.address).toBe('');
  expect(await platform.store.head(confirmed.key)).toMatchObject({ size: pdf.length });
  expect((await picture(`/api/rs-cms-service/picture/${data.id}.pdf`)).statusCode).toBe(404);
});

it('refuses what is none of its kinds, too large, or not what was registered', async () => {
  for (const [name, size] of [
    ['页面.html', 10],
    ['画.svg', 10],
    ['无', 10],
    ['大.png', 5 * 1024 * 1024 + 1],
    ['大.pdf', 100 * 1024 * 1024 + 1],
  ] as const) {
    expect((await register(name, PNG, size)).code, name).toBe(400);
  }
  const page = Buffer.from('<script>alert(1)</script>');
  const { data } = await register('假.png', page);
  await send(data.url, page);
  expect((await post('confirm', { id: data.id })).code).toBe(400);
  expect((await picture(`/api/rs-cms-service/picture/${data.id}.png`)).statusCode).toBe(404);
  const other = (await register('换.png', PNG)).data;
  await send(other.url, Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(64, 7)]));
  expect((await post('confirm', { id: other.id })).code).toBe(422);
  expect((await platform.post(`${FILES}/register`, {})).code).toBe(401);
});
