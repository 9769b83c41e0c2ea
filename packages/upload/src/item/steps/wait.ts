import { waitForNetwork } from '../../transfer/offline-probe.ts';
import type { ItemEvent } from '../item-event.ts';
import type { ItemRecord } from '../item-record.ts';
import type { UploadServices } from '../upload-services.ts';

/** Waits for the network, or for a part of the program that did not come. Before an item is registered it has no address to probe: the browser's word must do. */
export function probe(services: UploadServices, record: ItemRecord, tell: (event: ItemEvent) => void): () => void {
  const { clock, network, storage, incident } = services;
  const address = record.keeper?.registration().address;
  return waitForNetwork({
    clock,
    network,
    reach: async (signal) => {
      if (record.missing) {
        await record.missing();
        record.missing = null;
        return;
      }
      if (address) return storage.probe(address, { signal });
      if (!network.isOnline()) throw new Error('the browser has no network');
    },
    back: () => tell({ type: 'ONLINE' }),
    failed: (error) => incident('probe', error),
  });
}
