import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../environment/system-clock.ts';
import { pageSaveTarget } from './page-save-target.ts';
import { pickedSaveTarget } from './picked-save-target.ts';

/** What the browser was handed: the names, and the contents as they are at that moment. */
function offered() {
  const files: { readonly name: string; readonly text: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: fetch(this.href).then((response) => response.text()) });
  });
  return files;
}

const pieces = ['abc', 'def'].map((text) => new TextEncoder().encode(text));
const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('jianzhu-downloads');

/** Without the copy that Chromium keeps beside a file while it is written. */
async function namesIn(directory: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of directory.keys()) if (!name.endsWith('.crswap')) names.push(name);
  return names;
}

afterEach(async () => {
  vi.restoreAllMocks();
  const root = await navigator.storage.getDirectory();
  for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
});

test.each([
  ['a small file, from memory', 6],
  ['a large file, from the disk', 32 * 1024 ** 2],
])('%s, is handed to the browser under its name (UD8)', async (_, size) => {
  const files = offered();
  const sink = await pageSaveTarget().open('图.pdf', size);
  for (const piece of pieces) await sink.write(piece);
  expect(files).toEqual([]);
  await sink.close();
  expect(files.map(({ name }) => name)).toEqual(['图.pdf']);
  expect(await files[0]?.text).toBe('abcdef');
});

test('an abandoned file leaves nothing, and files of pages long gone are removed (UD8)', async () => {
  const files = offered();
  const late = { ...systemClock, now: () => Date.now() + 2 * 86_400_000 };
  const left = await pageSaveTarget().open('left.zip', 32 * 1024 ** 2);
  await left.close();
  expect(await namesIn(await folder())).toHaveLength(1);
  const sink = await pageSaveTarget(late).open('a.zip', 32 * 1024 ** 2);
  expect(await namesIn(await folder())).toHaveLength(1);
  await sink.abort();
  expect(await namesIn(await folder())).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['left.zip']);
});

test('where the browser has a dialog the file is written to the place that was chosen (UD8)', async () => {
  const root = await navigator.storage.getDirectory();
  const showSaveFilePicker = ({ suggestedName }: { readonly suggestedName: string }) =>
    root.getFileHandle(suggestedName, { create: true });
  const sink = await pickedSaveTarget({ showSaveFilePicker })?.open('chosen.txt', 6);
  for (const piece of pieces) await sink?.write(piece);
  await sink?.close();
  expect(await (await (await root.getFileHandle('chosen.txt')).getFile()).text()).toBe('abcdef');
  expect(pickedSaveTarget({})).toBeNull();
});
