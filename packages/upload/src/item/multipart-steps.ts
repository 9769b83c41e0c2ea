import { onDemand } from '../on-demand.ts';
import type { ItemEvent } from './item-event.ts';
import { type ItemRecord, known } from './item-record.ts';
import { requestFault, understandFault } from './step-faults.ts';
import type { UploadServices } from './upload-services.ts';

const chunk = onDemand(() => import('./steps/multipart.ts'));

/** Loads the steps of files with several parts; done as soon as one is chosen, while it is hashed and registered. */
export const loadMultipartSteps = chunk.load;

/** The loaded steps. Beginning an upload has waited for them, and every other step comes after that. */
export const multipartSteps = () => known(chunk.loaded(), 'steps for its parts');

/** Begins an upload once the steps are there. Without a network they are waited for like an answer of the storage. */
export async function beginParts(
  services: UploadServices,
  record: ItemRecord,
  signal: AbortSignal,
): Promise<ItemEvent | null> {
  try {
    await chunk.load();
  } catch (error) {
    if (signal.aborted) return null;
    record.ticket?.();
    record.ticket = null;
    return requestFault(services, record, 'begin', understandFault(services, record, error));
  }
  return signal.aborted ? null : multipartSteps().begin(services, record, signal);
}
