import { type ReactNode, useEffect } from 'react';
import {
  EVENT_ON_KEY_DOWN,
  useController,
  useLightboxState,
  useNavigationState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import { Icon } from '../icon/icon.tsx';
import { Outline } from '../icon/outline.tsx';
import * as styles from './image-viewer.css.ts';
import { viewerMessages } from './messages.ts';
import type { Picture } from './picture.ts';
import { viewerShapes } from './shapes.ts';

interface ToolProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Unavailable tools keep the focus, so that zooming to the end does not lose it. */
function Tool({ label, disabled = false, className = styles.tool, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

function useShownPicture(): Picture | undefined {
  const { currentSlide } = useLightboxState();
  return currentSlide?.type === 'picture' ? currentSlide.picture : undefined;
}

/** Quarters by key: L to the left, R to the right. */
const quartersByKey: Readonly<Record<string, 1 | -1>> = { l: -1, r: 1 };

export interface TurnToolsProps {
  readonly onTurn: (id: string, quarters: 1 | -1) => void;
}

/** Turns the shown picture by a quarter, by button or by the keys L and R. */
export function TurnTools({ onTurn }: TurnToolsProps) {
  const picture = useShownPicture();
  const { subscribeSensors } = useController();
  useEffect(() => {
    if (!picture) return;
    return subscribeSensors(EVENT_ON_KEY_DOWN, (event) => {
      const quarters = quartersByKey[event.key.toLowerCase()];
      if (quarters && !event.ctrlKey && !event.metaKey && !event.altKey) onTurn(picture.id, quarters);
    });
  }, [picture, onTurn, subscribeSensors]);
  if (!picture) return null;
  return (
    <>
      <Tool label={viewerMessages.turnLeft} onClick={() => onTurn(picture.id, -1)}>
        <Outline path={viewerShapes.turnLeft} />
      </Tool>
      <Tool label={viewerMessages.turnRight} onClick={() => onTurn(picture.id, 1)}>
        <Outline path={viewerShapes.turnRight} />
      </Tool>
    </>
  );
}

/** Enlarges the shown picture and makes it smaller; so do the wheel, two fingers and the keys + and -. */
export function ZoomTools({ zoom }: { readonly zoom: ZoomRef }) {
  return (
    <>
      <Tool
        label={viewerMessages.zoomIn}
        disabled={zoom.disabled || zoom.zoom >= zoom.maxZoom}
        onClick={() => zoom.zoomIn()}
      >
        <Outline path={viewerShapes.zoomIn} />
      </Tool>
      <Tool
        label={viewerMessages.zoomOut}
        disabled={zoom.disabled || zoom.zoom <= zoom.minZoom}
        onClick={() => zoom.zoomOut()}
      >
        <Outline path={viewerShapes.zoomOut} />
      </Tool>
    </>
  );
}

export interface DownloadToolProps {
  readonly onDownload: (picture: Picture) => void;
}

/** Hands the shown picture over to be downloaded. */
export function DownloadTool({ onDownload }: DownloadToolProps) {
  const picture = useShownPicture();
  if (!picture) return null;
  return (
    <Tool label={viewerMessages.download} onClick={() => onDownload(picture)}>
      <Icon name="download" />
    </Tool>
  );
}

/** Leaves the viewer, as Escape does. */
export function CloseTool() {
  const { close } = useController();
  return (
    <Tool label={viewerMessages.close} onClick={() => close()}>
      <Icon name="close" />
    </Tool>
  );
}

/** To the picture before; absent when there is but one. */
export function PreviousTool() {
  const { prev } = useController();
  const { slides } = useLightboxState();
  const { prevDisabled } = useNavigationState();
  if (slides.length < 2) return null;
  return (
    <Tool className={styles.previous} label={viewerMessages.previous} disabled={prevDisabled} onClick={() => prev()}>
      <Icon name="chevron-left" size={24} />
    </Tool>
  );
}

/** To the picture after; absent when there is but one. */
export function NextTool() {
  const { next } = useController();
  const { slides } = useLightboxState();
  const { nextDisabled } = useNavigationState();
  if (slides.length < 2) return null;
  return (
    <Tool className={styles.next} label={viewerMessages.next} disabled={nextDisabled} onClick={() => next()}>
      <Icon name="chevron-right" size={24} />
    </Tool>
  );
}

/** Name and place of the shown picture. Screen readers hear both from the picture and its slide. */
export function Caption() {
  const { slides, currentIndex } = useLightboxState();
  const picture = useShownPicture();
  if (!picture) return null;
  return (
    <p className={styles.caption} aria-hidden="true">
      <span className={styles.counter}>{viewerMessages.counter(currentIndex + 1, slides.length)}</span>
      <span className={styles.name}>{picture.name}</span>
    </p>
  );
}
