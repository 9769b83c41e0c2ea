import { type PointerEvent, useRef } from 'react';

/** Handlers of an element that is dragged by one pointer; @param onDrag receives the px since it was called last */
export function useDragging(onDrag: (dx: number, dy: number) => void) {
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const release = () => {
    held.current = null;
  };
  return {
    onPointerDown({ isPrimary, currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent): void {
      // A second finger would pull to and fro.
      if (!isPrimary) return;
      currentTarget.setPointerCapture(pointerId);
      held.current = { x, y };
    },
    onPointerMove({ isPrimary, clientX: x, clientY: y }: PointerEvent): void {
      if (held.current === null || !isPrimary) return;
      onDrag(x - held.current.x, y - held.current.y);
      held.current = { x, y };
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
