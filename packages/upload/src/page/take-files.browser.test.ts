import { afterEach, expect, test, vi } from 'vitest';
import type { ChosenFile } from '../batch/uploader-api.ts';
import { takeFiles } from './take-files.ts';

afterEach(() => document.body.replaceChildren());

function stage() {
  const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
  const dropArea = document.createElement('div');
  const inner = document.createElement('p');
  dropArea.append(inner);
  document.body.append(input, dropArea);
  const taken: string[][] = [];
  const unreadable: string[] = [];
  const end = takeFiles(
    { inputs: [input], dropArea, pasteArea: document },
    {
      take: (files: readonly ChosenFile[]) => taken.push(files.map(({ file }) => file.name)),
      unreadable: (names) => unreadable.push(...names),
    },
  );
  return { input, dropArea, inner, taken, unreadable, end };
}

function filled(...names: readonly string[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const name of names) transfer.items.add(new File(['a'], name));
  return transfer;
}

const drag = (target: Element, type: string, dataTransfer: DataTransfer, relatedTarget: Element | null = null) =>
  target.dispatchEvent(new DragEvent(type, { dataTransfer, relatedTarget, bubbles: true, cancelable: true }));

test('UP19: files of a button are taken, and the same can be chosen again', () => {
  const { input, taken } = stage();
  for (let round = 0; round < 2; round += 1) {
    input.files = filled('图纸.pdf', '清单.xlsx').files;
    input.dispatchEvent(new Event('change'));
    expect(input.value).toBe('');
  }
  expect(taken).toEqual([
    ['图纸.pdf', '清单.xlsx'],
    ['图纸.pdf', '清单.xlsx'],
  ]);
});

test('UP19: dropped files are taken and do not open in place of the page; the area tells that they hang above it', async () => {
  const { dropArea, inner, taken } = stage();
  expect(drag(dropArea, 'dragover', filled('a.pdf'))).toBe(false);
  expect(dropArea.hasAttribute('data-over')).toBe(true);
  drag(dropArea, 'dragleave', filled('a.pdf'), inner);
  expect(dropArea.hasAttribute('data-over')).toBe(true);
  drag(dropArea, 'dragleave', filled('a.pdf'));
  expect(dropArea.hasAttribute('data-over')).toBe(false);
  expect(drag(inner, 'drop', filled('b.pdf', 'a.pdf'))).toBe(false);
  await vi.waitFor(() => expect(taken).toEqual([['b.pdf', 'a.pdf']]));
});

test('UP19: text is left alone, dropped or pasted', () => {
  const { dropArea, taken } = stage();
  const text = new DataTransfer();
  text.setData('text/plain', 'hello');
  expect(drag(dropArea, 'drop', text)).toBe(true);
  const paste = (clipboardData: DataTransfer) =>
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  expect(paste(text)).toBe(true);
  expect(taken).toEqual([]);
  expect(paste(filled('截图.png'))).toBe(false);
  expect(taken).toEqual([['截图.png']]);
});

/** A drop as the browser makes it of real files, with handles. */
async function dropHandles(area: Element, ...handles: readonly FileSystemHandle[]): Promise<void> {
  const items = await Promise.all(
    handles.map(async (handle) => ({
      kind: 'file',
      getAsFile: () => new File([], handle.name),
      getAsFileSystemHandle: async () => handle,
    })),
  );
  const event = new Event('drop', { bubbles: true, cancelable: true });
  area.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], items } }));
}

test('UP19: folders are opened up, hidden files stay out, files keep their handles, and what cannot be read is told', async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle('take-files', { create: true });
  const inner = await folder.getDirectoryHandle('内页', { create: true });
  for (const [at, name] of [
    [folder, 'b.pdf'],
    [folder, '.hidden'],
    [inner, 'a.pdf'],
  ] as const) {
    await at.getFileHandle(name, { create: true });
  }
  const gone = await root.getFileHandle('gone.pdf', { create: true });
  await root.removeEntry('gone.pdf');
  const { dropArea, unreadable, end } = stage();
  end();
  const taken: ChosenFile[] = [];
  takeFiles({ dropArea }, { take: (files) => taken.push(...files), unreadable: (names) => unreadable.push(...names) });
  await dropHandles(dropArea, folder, gone);
  await vi.waitFor(() => expect(taken.map(({ file }) => file.name)).toEqual(['b.pdf', 'a.pdf']));
  expect(taken.every(({ handle }) => handle !== undefined)).toBe(true);
  expect(unreadable).toEqual(['gone.pdf']);
  await root.removeEntry('take-files', { recursive: true });
});

test('UP19: files are prepared before they are taken, in the order of the choices, and taken as they are if that fails', async () => {
  const { dropArea, input, end } = stage();
  end();
  let finish: (file: File) => void = () => undefined;
  const slow = new Promise<File>((resolve) => {
    finish = resolve;
  });
  const taken: string[] = [];
  takeFiles(
    { inputs: [input], dropArea },
    {
      take: (files) => taken.push(...files.map(({ file }) => file.name)),
      prepare: (file) => {
        if (file.name === 'slow.jpg') return slow;
        return file.name === 'bad.jpg'
          ? Promise.reject(new Error('broken'))
          : Promise.resolve(new File([], `small-${file.name}`));
      },
    },
  );
  for (const name of ['slow.jpg', 'bad.jpg', 'b.jpg']) {
    input.files = filled(name).files;
    input.dispatchEvent(new Event('change'));
  }
  finish(new File([], 'small-slow.jpg'));
  await vi.waitFor(() => expect(taken).toEqual(['small-slow.jpg', 'bad.jpg', 'small-b.jpg']));
});

test('UP19: when it has ended nothing is taken', () => {
  const { input, dropArea, taken, end } = stage();
  end();
  input.files = filled('a.pdf').files;
  input.dispatchEvent(new Event('change'));
  drag(dropArea, 'drop', filled('a.pdf'));
  expect(taken).toEqual([]);
});
