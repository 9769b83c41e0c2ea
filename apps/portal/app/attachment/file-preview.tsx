import { ImageViewer } from '@jianzhu/ui/image-viewer';
import { lazy, Suspense } from 'react';
import { loadPart } from '../errors/load-part.ts';
import type { FilePreviewState } from './use-file-actions.ts';

const VideoDialog = lazy(() => loadPart(() => import('./video-dialog.tsx')));

/** The viewer over the page, while a file is being looked at. Both viewers are loaded when they are first opened. */
export function FilePreview({ preview, close, download }: FilePreviewState) {
  if (preview === null) return null;
  if (preview.kind === 'image') {
    return (
      <ImageViewer open pictures={preview.pictures} startId={preview.startId} onClose={close} onDownload={download} />
    );
  }
  return (
    <Suspense>
      <VideoDialog name={preview.name} src={preview.src} onClose={close} />
    </Suspense>
  );
}
