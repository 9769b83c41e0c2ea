// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { stories } from './stories.ts';

test.each(stories)('$name is rendered where there is no document', ({ Story }) => {
  expect(globalThis).not.toHaveProperty('document');
  const complain = vi.spyOn(console, 'error');
  expect(() => renderToString(<Story />)).not.toThrow();
  expect(complain).not.toHaveBeenCalled();
});
