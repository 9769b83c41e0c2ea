import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './overflow-tooltip.css.ts';

export interface TooltipBubbleProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly onDismiss: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

const gap = 6;
const windowMargin = 8;

function placeAt(anchor: DOMRect, bubble: DOMRect): { left: number; top: number } {
  const below = anchor.bottom + gap;
  const fitsBelow = below + bubble.height + windowMargin <= window.innerHeight;
  const rightmost = window.innerWidth - bubble.width - windowMargin;
  return {
    left: Math.max(windowMargin, Math.min(anchor.left, rightmost)),
    top: fitsBelow ? below : anchor.top - gap - bubble.height,
  };
}

/** The whole text near its cut line: below it, or above where there is no room. Escape and scrolling close it. */
export default function TooltipBubble({ anchor, text, onDismiss, onEnter, onLeave }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const [position, setPosition] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    if (bubble.current) {
      setPosition(placeAt(anchor.getBoundingClientRect(), bubble.current.getBoundingClientRect()));
    }
  }, [anchor]);
  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    document.addEventListener('keydown', dismissOnEscape);
    document.addEventListener('scroll', onDismiss, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', dismissOnEscape);
      document.removeEventListener('scroll', onDismiss, { capture: true });
    };
  }, [onDismiss]);

  return createPortal(
    <span
      ref={bubble}
      role="tooltip"
      className={styles.bubble}
      style={position}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </span>,
    document.body,
  );
}
