import { expect, test } from 'vitest';
import { ITEM_PHASES } from './item-phase.ts';
import { uploadStage } from './upload-stage.ts';

const phasesAt = (stage: ReturnType<typeof uploadStage>) => ITEM_PHASES.filter((phase) => uploadStage(phase) === stage);

test('UP17, R-UP-004: an upload is called done, offline, paused or confirming only while it is', () => {
  expect(phasesAt('success')).toEqual(['success']);
  expect(phasesAt('offline')).toEqual(['waiting.offline']);
  expect(phasesAt('paused')).toEqual(['paused']);
  expect(phasesAt('confirming')).toEqual(['confirming']);
});

test('UP17: what has left the list without success has no stage', () => {
  expect(phasesAt(null)).toEqual(['failed', 'cancelled', 'detached']);
});
