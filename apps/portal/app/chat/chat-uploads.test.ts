import type { Chat } from '@jianzhu/chat';
import type { Uploader } from '@jianzhu/upload';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { UploadDesk } from '../attachment/upload-desk.ts';
import { ChatUploads } from './chat-uploads.ts';

interface Ending {
  readonly promise: Promise<{ resourceId: string }>;
  resolve(stored: { resourceId: string }): void;
  reject(cause: Error): void;
}

function createEnding(): Ending {
  let [resolve, reject]: [Ending['resolve'], Ending['reject']] = [() => undefined, () => undefined];
  const promise = new Promise<{ resourceId: string }>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** A desk whose uploads end when the test says so. */
function createDesk() {
  const endings = new Map<string, Ending>();
  const uploader = {
    add: (files: readonly File[]) =>
      files.map((file) => {
        endings.set(file.name, createEnding());
        return { file, id: file.name };
      }),
    result: (id: string) => endings.get(id)?.promise,
    remove: () => undefined,
    on: () => undefined,
    subscribe: () => undefined,
    getSnapshot: () => ({ items: [] }),
  };
  // Only what the chat asks of a desk and its uploader.
  const openUploader = vi.fn(() => uploader as unknown as Uploader);
  const desk = { openUploader } as unknown as UploadDesk;
  return { desk, endings, openUploader };
}

const image = (name: string) => new File(['x'], name, { type: 'image/png' });

it('sends files as they were chosen, whatever is looked at or uploaded first (AT4)', async () => {
  const { desk, endings, openUploader } = createDesk();
  const looked = new Map<string, () => void>();
  vi.stubGlobal('createImageBitmap', (file: File) => {
    return new Promise((resolve) => {
      looked.set(file.name, () => resolve({ width: 4, height: 3, close: () => undefined }));
    });
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const sent: string[] = [];
  const chat = { send: (_chatId: string, content: string) => void sent.push(JSON.parse(content).name) };
  const uploads = new ChatUploads({
    chat: chat as unknown as Chat,
    businessId: () => '1',
    openDesk: async () => desk,
    onRejected: () => undefined,
    onSent: () => undefined,
  });
  await Promise.all([
    uploads.send('c1', [image('一.png'), image('二.png'), image('三.png')]),
    uploads.send('c1', [new File(['x'], '四.pdf')]),
  ]);
  expect(openUploader).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ rules: { capMB: 50 } }));
  for (const name of ['三.png', '二.png', '一.png']) looked.get(name)?.();
  await expect
    .poll(() => uploads.state.uploads.map(({ file }) => file.name))
    .toEqual(['一.png', '二.png', '三.png', '四.pdf']);
  for (const name of ['四.pdf', '二.png']) endings.get(name)?.resolve({ resourceId: name });
  endings.get('三.png')?.reject(new Error('storage'));
  await expect.poll(() => uploads.state.uploads.some(({ hasFailed }) => hasFailed)).toBe(true);
  expect(sent).toEqual([]);
  endings.get('一.png')?.resolve({ resourceId: '一.png' });
  await expect.poll(() => sent).toEqual(['一.png', '二.png', '四.pdf']);
});
