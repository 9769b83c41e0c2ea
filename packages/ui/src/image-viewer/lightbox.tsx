import { useState } from 'react';
import { Lightbox as Slides } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import * as styles from './image-viewer.css.ts';
import type { ImageViewerProps } from './image-viewer.tsx';
import { Caption, CloseTool, DownloadTool, NextTool, PreviousTool, TurnTools, ZoomTools } from './lightbox-tools.tsx';
import { viewerMessages } from './messages.ts';
import { TurnedPicture } from './turned-picture.tsx';
import { useTurns } from './use-turns.ts';

const labels = {
  'Photo gallery': viewerMessages.gallery,
  Carousel: viewerMessages.role,
  Slide: viewerMessages.slide,
  '{index} of {total}': viewerMessages.position,
};

/** The dialog around it is ours, so that it is one before the library is loaded. */
const plainContainer = { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined } as const;

export interface LightboxProps extends Omit<ImageViewerProps, 'open'> {
  /** The dialog that it fills. */
  readonly root: HTMLElement;
}

/** The viewer itself, which brings the lightbox library along. */
export default function Lightbox({ root, pictures, startId, onClose, onDownload }: LightboxProps) {
  const { turnsOf, turn } = useTurns();
  // As they were when it was opened: the library would jump back to the start whenever it is given another list.
  const [{ slides, start }] = useState(() => ({
    slides: pictures.map((picture) => ({ type: 'picture' as const, picture })),
    start: Math.max(
      pictures.findIndex(({ id }) => id === startId),
      0,
    ),
  }));
  return (
    <Slides
      open
      close={onClose}
      index={start}
      slides={slides}
      className={styles.viewer}
      labels={labels}
      portal={{ root, container: plainContainer }}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnEscape: false, closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ supports: ['picture'], scrollToZoom: true }}
      toolbar={{
        buttons: [
          <TurnTools key="turn" onTurn={turn} />,
          'zoom',
          onDownload && <DownloadTool key="download" onDownload={onDownload} />,
          'close',
        ],
      }}
      render={{
        slide: ({ slide, rect }) =>
          slide.type === 'picture' && (
            <TurnedPicture
              key={slide.picture.id}
              picture={slide.picture}
              quarterTurns={turnsOf(slide.picture.id)}
              box={{ width: rect.width, height: Math.max(rect.height - 2 * styles.barHeight, 1) }}
              onDownload={onDownload}
            />
          ),
        buttonZoom: (zoom) => <ZoomTools zoom={zoom} />,
        buttonClose: () => <CloseTool key="close" />,
        buttonPrev: () => <PreviousTool />,
        buttonNext: () => <NextTool />,
        controls: () => <Caption />,
      }}
    />
  );
}
