import { lazy, Suspense, useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { viewerMessages } from './messages.ts';
import type { Picture } from './picture.ts';

export type { Picture } from './picture.ts';

const Lightbox = lazy(() => import('./lightbox.tsx'));

export interface ImageViewerProps {
  readonly open: boolean;
  readonly pictures: readonly Picture[];
  /** The picture to begin with; the first when it is not given. */
  readonly startId?: string | undefined;
  readonly onClose: () => void;
  /** Offers the download, also of pictures that the browser cannot show, such as tif. */
  readonly onDownload?: ((picture: Picture) => void) | undefined;
}

/**
 * Pictures over the whole window: zoom, turning by quarters, previous and next, download. Keys: arrows, + and -, L and
 * R to turn, Escape. The lightbox library is loaded when it is first opened; the focus goes back to what opened it.
 */
export function ImageViewer({ open, ...viewer }: ImageViewerProps) {
  // The library needs a document, so a page that is rendered with the viewer open shows it once it runs.
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  if (!open || !isRunning) return null;
  const loading = (
    <VisuallyHidden>
      <span role="status">{viewerMessages.loading}</span>
    </VisuallyHidden>
  );
  return (
    <Suspense fallback={loading}>
      <Lightbox {...viewer} />
    </Suspense>
  );
}
