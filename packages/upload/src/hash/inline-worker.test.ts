import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineWorkerSource } from '../../kernel/inline-worker.ts';
import { inlineWorkerScript } from './inline-worker.ts';

test('HA12 the committed inline worker is bundled from the present sources', async () => {
  const committed = readFileSync(new URL('inline-worker.ts', import.meta.url), 'utf8');
  expect(committed === (await inlineWorkerSource()), 'run: pnpm --filter @jianzhu/upload run generate:hash').toBe(true);
});

test('HA12 the inline worker imports nothing', () => {
  expect(inlineWorkerScript).not.toMatch(/\b(import|export|require)\b/);
});
