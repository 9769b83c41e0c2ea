import type { ItemPhase } from './item-phase.ts';

/** What of an upload a person is told. */
export type UploadStage = 'waiting' | 'hashing' | 'uploading' | 'confirming' | 'offline' | 'paused' | 'success';

const stages: Readonly<Record<ItemPhase, UploadStage | null>> = {
  'hashing.queued': 'waiting',
  'hashing.active': 'hashing',
  'registering.locking': 'waiting',
  'registering.calling': 'hashing',
  'transfer.queued': 'waiting',
  'transfer.single': 'uploading',
  'transfer.multipart.initiating': 'uploading',
  'transfer.multipart.listing': 'uploading',
  'transfer.multipart.sending': 'uploading',
  'transfer.multipart.completing': 'uploading',
  confirming: 'confirming',
  'waiting.offline': 'offline',
  'waiting.backoff': 'uploading',
  'waiting.credentials': 'uploading',
  paused: 'paused',
  success: 'success',
  failed: null,
  cancelled: null,
  detached: null,
};

/** The stage of an upload in this phase; null for one that has left the list without success. */
export function uploadStage(phase: ItemPhase): UploadStage | null {
  return stages[phase];
}
