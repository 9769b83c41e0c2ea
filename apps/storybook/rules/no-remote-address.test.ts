import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { remoteAddresses } from './no-remote-address.ts';

test('fonts, pictures and scripts of another host are found, links are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'a.css'),
    '@import "//fonts.example/a.css"; a { background: url(https://img.example/a.png) }',
  );
  writeFileSync(
    join(folder, 'b.html'),
    '<a href="https://docs.example"></a><script src="https://cdn.example/x.js"></script>',
  );
  expect(remoteAddresses(folder)).toHaveLength(3);
});
