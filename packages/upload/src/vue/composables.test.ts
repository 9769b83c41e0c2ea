import { expect, test } from 'vitest';
import { effectScope, watchEffect } from 'vue';
import { createUploadSignal } from '../batch/upload-signal.ts';
import { sampleFile } from '../fixtures/sample-file.ts';
import { simulateUploads } from '../fixtures/upload-simulation.ts';
import { useUploader, useUploadSignal, useUploadSnapshot } from './index.ts';

test('UP21: the composables show the list and the signal as they change, and dispose of the uploader at the end', async () => {
  const world = simulateUploads();
  const signal = createUploadSignal();
  const scope = effectScope();
  const shown: string[] = [];
  const uploader = scope.run(() => {
    const made = useUploader(() => world.open({ signal }).uploader);
    const list = useUploadSnapshot(made);
    const state = useUploadSignal(signal);
    watchEffect(
      () => {
        shown.push(`${state.value}: ${list.value.items.map(({ fileName, progress }) => `${fileName} ${progress}`)}`);
      },
      { flush: 'sync' },
    );
    return made;
  });
  expect(shown.at(-1)).toBe('done: ');
  uploader?.add([sampleFile(100)]);
  expect(shown.at(-1)).toBe('loading: a.pdf 0');
  await world.clock.advance(5000);
  expect(shown.at(-1)).toBe('done: a.pdf 100');
  scope.stop();
  expect(uploader?.add([sampleFile(1)])).toEqual([]);
  expect(shown.at(-1)).toBe('done: a.pdf 100');
});
