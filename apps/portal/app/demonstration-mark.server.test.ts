import { Readable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demonstrationMark, markDemonstration } from './demonstration-mark.server.ts';
import { collectDocument } from './document-stream.ts';

const page =
  '<!DOCTYPE html><html lang="zh-CN"><head><title>首页</title></head><body class="x"><p>你好</p></body></html>';

function rendering(chunks: readonly Uint8Array[]): PipeableStream {
  const source = Readable.from(chunks);
  return { pipe: (destination) => source.pipe(destination), abort: (reason) => void source.destroy(reason as Error) };
}

it.each([1, 2, 7, 4096])('is the first thing of the body, however the document is cut (%i bytes)', async (size) => {
  const bytes = Buffer.from(page);
  const count = Math.ceil(bytes.length / size);
  const chunks = Array.from({ length: count }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  const marked = await collectDocument(markDemonstration(rendering(chunks)));
  expect(Buffer.from(marked).toString()).toBe(page.replace('<body class="x">', `<body class="x">${demonstrationMark}`));
});

it('passes a failure of the rendering on', async () => {
  const source = rendering([Buffer.from(page)]);
  const failing: PipeableStream = {
    ...source,
    pipe: (destination) => {
      queueMicrotask(() => (destination as unknown as Readable).destroy(new Error('broken')));
      return destination;
    },
  };
  await expect(collectDocument(markDemonstration(failing))).rejects.toThrow('broken');
});
