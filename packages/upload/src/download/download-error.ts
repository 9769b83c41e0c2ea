/**
 * Why a download ended: the line broke too often, the storage refused, the file changed meanwhile, or it could not be
 * written.
 */
export type DownloadFault = 'network' | 'refused' | 'changed' | 'save';

export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly fault: DownloadFault;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;

  constructor(fault: DownloadFault, status = 0, cause?: unknown) {
    super(status === 0 ? fault : `${fault} ${status}`, { cause });
    this.fault = fault;
    this.status = status;
  }
}
