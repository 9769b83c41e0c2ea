import { expect, test } from 'vitest';
import { readDropped } from './dropped-files.ts';

interface Node {
  readonly name: string;
  readonly inside?: readonly Node[];
  readonly isLocked?: boolean;
}

/** A file system entry with what the reader uses of it; portions of two, as browsers give portions of a hundred. */
function entryOf({ name, inside, isLocked = false }: Node): FileSystemEntry {
  const entry = {
    name,
    isFile: inside === undefined,
    isDirectory: inside !== undefined,
    file: (found: (file: File) => void, fail: (reason: Error) => void) =>
      isLocked ? fail(new Error('locked')) : found(new File([name], name)),
    createReader: () => {
      const left = [...(inside ?? [])];
      return {
        readEntries: (found: (entries: FileSystemEntry[]) => void, fail: (reason: Error) => void) =>
          isLocked ? fail(new Error('locked')) : found(left.splice(0, 2).map(entryOf)),
      };
    },
  };
  // The reader asks for nothing that is not here; the type has ways to write, too.
  return entry as unknown as FileSystemEntry;
}

function drop(...nodes: readonly Node[]) {
  const items = nodes.map((node) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(node) }));
  // An array stands for the list of items, which no script can make.
  return readDropped({ items, files: [] } as unknown as DataTransfer);
}

const names = (files: readonly File[]) => files.map(({ name }) => name);

test('folders are opened to the bottom, in order, however many portions they come in', async () => {
  const { files, unreadable } = await drop(
    { name: '投标函.pdf' },
    {
      name: '图纸',
      inside: [
        { name: '一层.dwg' },
        { name: '二层.dwg' },
        { name: '详图', inside: [{ name: '节点.dwg' }] },
        { name: '三层.dwg' },
        { name: '屋面.dwg' },
      ],
    },
  );
  expect(names(files)).toEqual(['投标函.pdf', '一层.dwg', '二层.dwg', '节点.dwg', '三层.dwg', '屋面.dwg']);
  expect(unreadable).toEqual([]);
});

test('what a system hides in folders is left out', async () => {
  const inside = [{ name: '.DS_Store' }, { name: 'Thumbs.db' }, { name: '照片.jpg' }];
  expect(names((await drop({ name: '照片', inside })).files)).toEqual(['照片.jpg']);
});

test('what cannot be read is named, and the others come through', async () => {
  const { files, unreadable } = await drop(
    { name: '锁定.pdf', isLocked: true },
    { name: '锁定夹', inside: [{ name: '内.pdf' }], isLocked: true },
    { name: '好.pdf' },
  );
  expect(names(files)).toEqual(['好.pdf']);
  expect(unreadable).toEqual(['锁定.pdf', '锁定夹']);
});

test('a pasted picture has no entry and is taken as it is', async () => {
  const file = new File(['x'], 'image.png');
  const items = [{ kind: 'file', webkitGetAsEntry: () => null }];
  // As above: no script can make a list of items.
  const transfer = { items, files: [file] } as unknown as DataTransfer;
  expect((await readDropped(transfer)).files).toEqual([file]);
});
