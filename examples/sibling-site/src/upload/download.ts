import { type DownloadItem, downloadFiles } from '@jianzhu/upload';
import { showToast } from '../site/toasts.ts';

/** Downloads files, or an archive of them with that name, and says itself what fails. */
export function download(items: readonly DownloadItem[], archive?: string): void {
  // It never rejects.
  void downloadFiles(items, {
    ...(archive !== undefined && { archive }),
    onMessage: ({ kind, message }) => showToast(kind === 'largeDownload' ? 'info' : 'error', message),
  });
}
