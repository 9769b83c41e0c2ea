import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDiskStore } from './disk/disk-store.ts';
import { createMemoryStore } from './memory-store.ts';
import type { ObjectStore, UploadName } from './object-store.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-store-'));
  folders.push(folder);
  return folder;
}

const stores: Record<string, () => Promise<ObjectStore>> = {
  memory: async () => createMemoryStore(),
  disk: async () => openDiskStore({ folder: await newFolder(), durable: false }),
  'durable disk': async () => openDiskStore({ folder: await newFolder() }),
};

async function* content(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* broken() {
  yield Buffer.from('half');
  throw new Error('the sender left');
}
async function readAll(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks = [];
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks).toString();
}
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const at = { bucket: 'b', key: '../图 纸.pdf' };
const pdf = { contentType: 'application/pdf' };

async function uploadParts(store: ObjectStore, texts: readonly string[]): Promise<UploadName> {
  const upload = await store.createUpload(at, pdf);
  for (const [index, text] of texts.entries())
    await store.putPart(upload, index + 1, await store.receive(content(text)));
  return upload;
}

describe.each(Object.keys(stores))('the %s store', (name) => {
  const open = () => stores[name]?.() ?? Promise.reject(new Error(name));

  it('keeps an object with its facts and reads any stretch of it (UE8)', async () => {
    const store = await open();
    const received = await store.receive(content('Hello, ', 'world'));
    expect(received).toMatchObject({ size: 12, md5: md5('Hello, world') });
    await store.putObject(at, received, pdf);
    const object = await store.openObject(at);
    expect(object).toMatchObject({ size: 12, md5: md5('Hello, world'), etag: md5('Hello, world'), ...pdf });
    expect(await readAll(object?.read(0, 12) ?? content())).toBe('Hello, world');
    expect(await readAll(object?.read(7, 9) ?? content())).toBe('wo');
    expect(await readAll(object?.read(3, 3) ?? content())).toBe('');
    expect(await store.openObject({ bucket: 'b', key: 'other' })).toBeUndefined();
    expect(await store.openObject({ bucket: 'other', key: at.key })).toBeUndefined();
  });

  it('replaces and deletes objects, and an open one stays what it was (UE8)', async () => {
    const store = await open();
    await store.putObject(at, await store.receive(content('old')), pdf);
    const before = await store.openObject(at);
    await store.putObject(at, await store.receive(content('newer')), pdf);
    expect((await store.openObject(at))?.size).toBe(5);
    await store.deleteObject(at);
    await store.deleteObject(at);
    expect(await store.openObject(at)).toBeUndefined();
    expect(await readAll(before?.read(0, 3) ?? content())).toBe('old');
  });

  it('copies an object, which then lives on its own (UE8)', async () => {
    const store = await open();
    const copy = { bucket: 'b', key: 'copy' };
    await store.putObject(at, await store.receive(content('one')), pdf);
    expect(await store.copyObject(at, copy)).toMatchObject({ md5: md5('one'), ...pdf });
    await store.putObject(at, await store.receive(content('other')), pdf);
    await store.deleteObject(at);
    expect(await readAll((await store.openObject(copy))?.read(0, 3) ?? content())).toBe('one');
    const listed = [];
    for await (const { bucket, key } of store.listObjects()) listed.push({ bucket, key });
    expect(listed).toEqual([copy]);
    expect(await store.copyObject(at, copy)).toBeUndefined();
  });

  it('keeps nothing of content that breaks off (UE9)', async () => {
    const store = await open();
    await expect(store.receive(broken())).rejects.toThrow('the sender left');
    const unused = await store.receive(content('unused'));
    await store.discard(unused);
    expect(await store.openObject(at)).toBeUndefined();
  });

  it('joins parts in the given order, whatever the order of their arrival (UE7, UE8)', async () => {
    const store = await open();
    const upload = await store.createUpload(at, pdf);
    for (const [number, text] of [
      [3, 'three'],
      [1, 'wrong'],
      [2, 'two'],
      [1, 'one'],
    ] as const) {
      await store.putPart(upload, number, await store.receive(content(text)));
    }
    const parts = (await store.listParts(upload)) ?? [];
    expect(parts.map(({ partNumber, size }) => [partNumber, size])).toEqual([
      [1, 3],
      [2, 3],
      [3, 5],
    ]);
    const object = await store.completeUpload(upload, parts);
    const whole = await store.receive(content('onetwothree'));
    expect(object).toMatchObject({ size: 11, md5: md5('onetwothree'), crc64: whole.crc64, ...pdf });
    const joined = Buffer.concat(['one', 'two', 'three'].map((text) => createHash('md5').update(text).digest()));
    expect(object?.etag).toBe(`${createHash('md5').update(joined).digest('hex')}-3`);
    const opened = await store.openObject(at);
    expect(await readAll(opened?.read(2, 8) ?? content())).toBe('etwoth');
    expect(await store.completeUpload(upload, parts)).toBeUndefined();
    expect(await store.listUploads()).toEqual([]);
  });

  it('leaves out parts that are not listed (UE7)', async () => {
    const store = await open();
    const upload = await uploadParts(store, ['one', 'two', 'three']);
    const parts = (await store.listParts(upload)) ?? [];
    const object = await store.completeUpload(
      upload,
      parts.filter(({ partNumber }) => partNumber !== 2),
    );
    expect(object?.md5).toBe(md5('onethree'));
  });

  it('forgets an upload, and takes no more parts for it (UE7)', async () => {
    const store = await open();
    const upload = await uploadParts(store, ['one']);
    const late = await store.receive(content('late'));
    expect((await store.listUploads()).map(({ uploadId }) => uploadId)).toEqual([upload.uploadId]);
    expect(await store.abortUpload(upload)).toBe(true);
    expect(await store.abortUpload(upload)).toBe(false);
    expect(await store.putPart(upload, 2, late)).toBeUndefined();
    expect(await store.listParts(upload)).toBeUndefined();
  });

  it('knows an upload only under its own name (UE10)', async () => {
    const store = await open();
    const upload = await uploadParts(store, ['one']);
    for (const other of [{ key: 'other' }, { bucket: 'other' }, { uploadId: '../../objects' }, { uploadId: '' }]) {
      const name = { ...upload, ...other };
      expect(await store.findUpload(name)).toBeUndefined();
      expect(await store.listParts(name)).toBeUndefined();
      expect(await store.abortUpload(name)).toBe(false);
    }
  });

  it('takes contents in side by side (UE8)', async () => {
    const store = await open();
    const names = Array.from({ length: 20 }, (_, index) => ({ bucket: 'b', key: `k${index % 4}` }));
    await Promise.all(
      names.map(async (each) => store.putObject(each, await store.receive(content('same ', 'content')), pdf)),
    );
    for (const each of names) expect(await store.openObject(each)).toMatchObject({ md5: md5('same content') });
  });
});

describe('the disk store', () => {
  it('goes on after its process was killed, also with a completion that was cut short (UE9)', async () => {
    const folder = await newFolder();
    const upload = await uploadParts(await openDiskStore({ folder }), ['one', 'two']);
    const again = await openDiskStore({ folder });
    await again.putPart(upload, 3, await again.receive(content('three')));
    const parts = (await again.listParts(upload)) ?? [];
    expect(await again.completeUpload(upload, parts)).toMatchObject({ md5: md5('onetwothree') });
    const object = await (await openDiskStore({ folder })).openObject(at);
    expect(await readAll(object?.read(0, 11) ?? content())).toBe('onetwothree');
  });

  it('keeps the same content once, and removes at once what nothing names any more (UE9, UE15)', async () => {
    const folder = await newFolder();
    const store = await openDiskStore({ folder });
    const blobs = async () =>
      (await readdir(path.join(folder, 'blobs'), { recursive: true })).filter((n) => n.length > 2);
    await store.putObject(at, await store.receive(content('twice')), pdf);
    await store.putObject({ bucket: 'b', key: 'again' }, await store.receive(content('twice')), pdf);
    const upload = await uploadParts(store, ['part']);
    const unused = await store.receive(content('unused'));
    expect(await blobs()).toHaveLength(3);
    await store.discard(unused);
    expect(await blobs()).toHaveLength(2);
    await store.putPart(upload, 1, await store.receive(content('instead')));
    expect(await blobs()).toHaveLength(2);
    await store.abortUpload(upload);
    await store.deleteObject(at);
    expect(await blobs()).toHaveLength(1);
    const last = { bucket: 'b', key: 'again' };
    expect(await readAll((await store.openObject(last))?.read(0, 5) ?? content())).toBe('twice');
    await store.deleteObject(last);
  });

  it('removes what a killed process left without a name when it opens (UE9, UE15)', async () => {
    const folder = await newFolder();
    const killed = await openDiskStore({ folder });
    await killed.putObject(at, await killed.receive(content('kept')), pdf);
    await killed.receive(content('nameless'));
    const store = await openDiskStore({ folder });
    expect(store.used('')).toBe(4);
    const files = await readdir(path.join(folder, 'blobs'), { recursive: true });
    expect(files.filter((name) => name.length > 3)).toHaveLength(1);
  });
});
