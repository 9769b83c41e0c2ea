import { lazy, Suspense, useState } from 'react';
import { Content, Portal, Root, Title } from '../primitives/dialog.tsx';
import { useReturnFocus } from '../primitives/use-return-focus.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './image-viewer.css.ts';
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
 * R to turn, Escape. A dialog from the first moment: it holds the focus while the lightbox library is still being
 * loaded, which happens when it is first opened, and gives it back to what opened it.
 */
export function ImageViewer({ open, onClose, ...viewer }: ImageViewerProps) {
  const { rememberOpener, returnFocus } = useReturnFocus();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        <Content
          ref={setRoot}
          className={styles.dialog}
          aria-describedby={undefined}
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnFocus}
        >
          <VisuallyHidden>
            <Title>{viewerMessages.viewer}</Title>
          </VisuallyHidden>
          {root && (
            <Suspense fallback={<Loading />}>
              <Lightbox {...viewer} root={root} onClose={onClose} />
            </Suspense>
          )}
        </Content>
      </Portal>
    </Root>
  );
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      {viewerMessages.loading}
    </p>
  );
}
