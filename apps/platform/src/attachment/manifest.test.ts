import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withManifest } from './manifest.ts';
import type { ArchiveEntry } from './zip-archive.ts';

const entry = (name: string, text: string): ArchiveEntry => ({
  ...{ name, size: Buffer.byteLength(text) },
  async *content() {
    yield Buffer.from(text);
  },
});

test('a manifest has one line a file, whatever it is named, as sha256sum writes and checks them', async () => {
  const entries = withManifest([entry('图纸.pdf', 'a'), entry('a\nb\\c\r.pdf', 'b')], '清单');
  const parts: Uint8Array[] = [];
  for (const { content } of entries.slice(0, -1)) for await (const _ of content());
  const last = entries.at(-1);
  for await (const part of last?.content() ?? []) parts.push(part);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const text = Buffer.concat(parts).toString();
  expect(text).toBe(`${hashOf('a')}  图纸.pdf\n\\${hashOf('b')}  a\\nb\\\\c\\r.pdf\n`);
  expect(last?.size).toBe(Buffer.byteLength(text));
});
