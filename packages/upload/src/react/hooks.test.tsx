// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { createUploadSignal } from '../batch/upload-signal.ts';
import type { Uploader } from '../batch/uploader-api.ts';
import { sampleFile } from '../fixtures/sample-file.ts';
import { simulateUploads } from '../fixtures/upload-simulation.ts';
import { useUploader, useUploadSignal, useUploadSnapshot } from './index.ts';

beforeAll(() => {
  // React wants to know that updates are wrapped in act()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function stage() {
  const world = simulateUploads();
  const signal = createUploadSignal();
  const shown: { uploader?: Uploader } = {};
  function List() {
    const uploader = useUploader(() => world.open({ signal }).uploader);
    shown.uploader = uploader;
    const { items } = useUploadSnapshot(uploader);
    const state = useUploadSignal(signal);
    return <p>{`${state}: ${items.map(({ fileName, progress }) => `${fileName} ${progress}`).join()}`}</p>;
  }
  return { world, shown, List };
}

test('UP15: the hooks show the list and the signal as they change, and dispose of the uploader at the end', async () => {
  const { world, shown, List } = stage();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <StrictMode>
        <List />
      </StrictMode>,
    ),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(host.textContent).toBe('done: ');
  await act(async () => void shown.uploader?.add([sampleFile(100)]));
  expect(host.textContent).toBe('loading: a.pdf 0');
  await act(() => world.clock.advance(5000));
  expect(host.textContent).toBe('done: a.pdf 100');
  await act(async () => root.unmount());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(shown.uploader?.add([sampleFile(1)])).toEqual([]);
});

test('UP15: on a server the list is empty and nothing is left running', async () => {
  const { world, List } = stage();
  expect(renderToString(<List />)).toContain('done: ');
  await world.clock.advance(0);
  expect(world.clock.pending).toBe(0);
});
