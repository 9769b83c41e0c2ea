import type { LedgerEntry } from '../../ports/ledger.ts';
import { type ItemRecord, known } from '../item-record.ts';
import type { UploadServices } from '../upload-services.ts';

/** Whether an entry is of a file that is sent whole, which leaves no upload in the storage. */
export const isWhole = ({ uploadId }: Pick<LedgerEntry, 'uploadId'>): boolean => uploadId === '';

/** Notes that a file is about to be sent whole, so that the next page asks the storage for it before it sends it. */
export function noteWhole(services: UploadServices, record: ItemRecord): Promise<void> {
  const { address, resourceId } = known(record.registration, 'registration');
  const { name, size, lastModified } = record.file;
  return services.ledgerWriter.keep({
    md5: known(record.digest, 'digest').md5,
    owner: services.owner(),
    fileName: name,
    size,
    lastModified,
    edges: { first: '', last: '' },
    bucket: address.bucket,
    key: address.key,
    uploadId: '',
    resourceId,
    partSize: size,
    parts: [],
    createdAt: services.clock.now(),
  });
}
