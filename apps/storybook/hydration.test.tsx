// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stories } from './stories.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// Stories on real clients go on by themselves once they are mounted, which is no part of taking over.
const isOfLater = ([text]: readonly unknown[]) => String(text).includes('not wrapped in act(');

test.each(stories)('$name takes over what the server sent, without a warning', async ({ Story }) => {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...complaint) => {
    if (!isOfLater(complaint)) complaints.push(complaint);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Story />);
  const onRecoverableError = (error: unknown) => void complaints.push(error);
  const root = await act(() => hydrateRoot(container, <Story />, { onRecoverableError }));
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  expect(complaints).toEqual([]);
});
