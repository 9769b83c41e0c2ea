import { hashEdges } from '../../ledger/recognition.ts';
import { type PartLedger, planParts } from '../../parts/part-ledger.ts';
import { rememberedParts } from '../../parts/part-queries.ts';
import type { LedgerEntry } from '../../ports/ledger.ts';
import type { StorageTarget } from '../../ports/storage.ts';
import { createPartFaults } from '../../transfer/part-faults.ts';
import { createPartSender } from '../../transfer/part-sender.ts';
import type { ItemEvent } from '../item-event.ts';
import { type ItemRecord, known } from '../item-record.ts';
import { understandFault } from '../step-faults.ts';
import type { UploadServices } from '../upload-services.ts';
import { abortUpload } from './abandon.ts';
import { attemptRequest, targetOf } from './storage-request.ts';

interface UploadBeginning {
  readonly uploadId: string;
  readonly ledger: PartLedger;
  readonly edges: LedgerEntry['edges'];
  readonly createdAt: number;
}

/** What is to be remembered of the item's upload. */
function entryOf(services: UploadServices, record: ItemRecord): LedgerEntry {
  const upload = known(record.upload, 'upload');
  const { address, resourceId } = known(record.registration, 'registration');
  const ledger = upload.sender.ledger();
  return {
    md5: upload.md5,
    owner: services.owner(),
    fileName: record.file.name,
    size: record.file.size,
    lastModified: record.file.lastModified,
    edges: upload.edges,
    bucket: address.bucket,
    key: address.key,
    uploadId: upload.uploadId,
    resourceId,
    partSize: ledger.partSize,
    parts: rememberedParts(ledger),
    createdAt: upload.createdAt,
    handle: record.handle,
  };
}

function adopt(services: UploadServices, record: ItemRecord, beginning: UploadBeginning): void {
  const { clock, random, network, retry, connections, storage } = services;
  const { isOutage } = connections.pause;
  const faults = createPartFaults({ clock, random, network, policy: retry.storage, isOutage });
  const remember = (): void => {
    if (record.upload?.uploadId !== beginning.uploadId || record.life.signal.aborted) return;
    services.ledgerWriter.put(record.id, () => entryOf(services, record));
  };
  const sender = createPartSender({
    ...beginning,
    file: record.file,
    lane: record.lane,
    connections,
    storage,
    clock,
    faults,
    keeper: known(record.keeper, 'keys'),
    progress: record.progress,
    target: () => targetOf(services, record),
    digests: () => known(record.digest, 'digest').parts,
    understand: (error) => understandFault(services, record, error),
    unreadable: () => services.incident('etagUnreadable'),
    changed: remember,
  });
  const { uploadId, edges, createdAt } = beginning;
  const { md5 } = known(record.digest, 'digest');
  record.upload = { md5, uploadId, edges, createdAt, sender, faults };
  remember();
}

async function initiate(services: UploadServices, record: ItemRecord, target: StorageTarget): Promise<string> {
  record.initiating ??= services.storage.initiate(target, { signal: services.life });
  try {
    return await record.initiating;
  } finally {
    record.initiating = null;
  }
}

/** Begins an upload, or takes up the one that is remembered. */
export async function begin(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  if (record.upload) return { type: 'CONTINUED' };
  const { remembered, partSize, file } = record;
  if (remembered) {
    const ledger = planParts(file.size, partSize, remembered.parts);
    adopt(services, record, { ...remembered, ledger });
    return { type: 'CONTINUED' };
  }
  return attemptRequest(services, record, {
    step: 'begin',
    signal,
    async run(target) {
      const edges = await hashEdges(file, services.hasher, record.life.signal);
      const uploadId = await initiate(services, record, target);
      if (record.life.signal.aborted) {
        abortUpload(services, { address: target, credentials: target.credentials }, uploadId);
      } else if (!record.upload) {
        const createdAt = services.clock.now();
        adopt(services, record, { uploadId, ledger: planParts(file.size, partSize), edges, createdAt });
        // Before a part leaves: one that the storage acknowledged would be sent again if nobody remembered the upload.
        await services.ledgerWriter.keep(entryOf(services, record));
      }
      return { type: 'BEGUN' };
    },
  });
}
