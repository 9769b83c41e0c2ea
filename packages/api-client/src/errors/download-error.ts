import { ApiError, type FailureToast } from './api-error.ts';

const text = '文件下载失败，请重新尝试';

/**
 * A file did not arrive (specification section 8, "Download failure"). A refusal in the server's own words, a login
 * that ended and an aborted call are not this error but their own.
 */
export class DownloadError extends ApiError {
  readonly kind = 'download';

  /** @param cause why, for example a status or a lost connection */
  constructor(call: string, cause: ApiError) {
    const toast: FailureToast = { level: 'error', text };
    super(call, text, toast, { cause });
  }
}
