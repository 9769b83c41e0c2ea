import { expect, test, vi } from 'vitest';
import type { UploadSnapshot } from '../batch/upload-snapshot.ts';
import { sampleFile } from '../fixtures/sample-file.ts';
import { simulateUploads } from '../fixtures/upload-simulation.ts';
import { ITEM_PHASES } from '../item/item-phase.ts';
import { actOnUpload, uploadRows } from './upload-rows.ts';

const item = { id: '1', fileName: 'a.pdf', size: 10, status: 'ready', uploaded: null } as const;

test('UP20: a row says how much is read while it is read, then how much is sent', () => {
  const facts = { ...item, progress: 3, hashProgress: 60 };
  const [reading, sending] = uploadRows({
    items: [
      { ...facts, phase: 'hashing.active' },
      { ...facts, phase: 'transfer.single' },
    ],
    failures: [],
  });
  expect(reading).toMatchObject({ stage: 'hashing', percent: 60, message: null });
  expect(sending).toMatchObject({ stage: 'uploading', percent: 3, acts: ['pause', 'cancel'] });
});

test('UP20: whatever the phase, some act is offered', () => {
  for (const phase of ITEM_PHASES) {
    const [row] = uploadRows({ items: [{ ...item, progress: 0, hashProgress: 0, phase }], failures: [] });
    expect(row?.acts).not.toEqual([]);
  }
});

test('UP20: the acts of its rows take an upload through pausing, failing and trying again to success', async () => {
  const world = simulateUploads({
    api: { faults: [{ call: 'register', times: 4, fault: { kind: 'refused', code: 500 } }] },
  });
  const { uploader, settle } = world.open();
  const row = () => uploadRows(uploader.getSnapshot())[0];
  uploader.add([sampleFile(100)]);
  actOnUpload(uploader, 'item-1', 'pause');
  expect(row()).toMatchObject({ stage: 'paused', acts: ['resume', 'cancel'] });
  actOnUpload(uploader, 'item-1', 'resume');
  await settle();
  expect(row()).toMatchObject({ stage: 'failed', message: 'a.pdf上传失败, 请重试', acts: ['retry', 'dismiss'] });
  while (row()?.stage === 'failed') {
    actOnUpload(uploader, 'item-1', 'retry');
    await settle();
  }
  expect(row()).toMatchObject({ stage: 'success', percent: 100, acts: ['remove'] });
  actOnUpload(uploader, 'item-1', 'remove');
  expect(uploadRows(uploader.getSnapshot())).toEqual([]);
});

test('UP20: cancelling and dismissing reach the uploader', () => {
  const uploader = { pause: vi.fn(), resume: vi.fn(), cancel: vi.fn(), remove: vi.fn(), retry: vi.fn(() => true) };
  actOnUpload(uploader, '7', 'cancel');
  actOnUpload(uploader, '7', 'dismiss');
  expect(uploader.cancel).toHaveBeenCalledWith('7');
  expect(uploader.remove).toHaveBeenCalledWith('7');
  const failures: UploadSnapshot['failures'] = [
    { id: '7', fileName: 'b.zip', size: 1, reason: 'transferFailed', silent: true, message: null },
  ];
  expect(uploadRows({ items: [], failures })).toMatchObject([{ stage: 'failed', message: null }]);
});
