import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Attachment } from './attachment.ts';
import { moveTo } from './file-order.ts';
import type { TileDragging } from './image-tile.tsx';
import { attachmentMessages as messages } from './messages.ts';

/** Putting pictures into another order, by dragging or by buttons; the button pressed keeps the focus. */
export function useReordering(
  wall: RefObject<HTMLElement | null>,
  attachments: readonly Attachment[],
  onReorder: ((ids: readonly string[]) => void) | undefined,
) {
  const ids = attachments.map(({ id }) => id);
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const moved = useRef<{ readonly id: string; readonly button: HTMLElement }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order may have put the pressed button elsewhere in the document, which takes its focus
  useEffect(() => {
    const last = moved.current;
    moved.current = null;
    if (!last || document.activeElement === last.button) return;
    // At the end of the wall one of the two buttons is gone.
    const tile = wall.current?.querySelector(`[data-tile="${CSS.escape(last.id)}"]`);
    const button = last.button.isConnected ? last.button : tile?.querySelector('button');
    button?.focus();
  }, [attachments, wall]);

  function move(id: string, place: number) {
    setSaid(messages.moved(attachments.find((attachment) => attachment.id === id)?.name ?? '', place + 1));
    onReorder?.(moveTo(ids, id, place));
  }

  function stop() {
    setDragged(null);
    setTarget(null);
  }

  return {
    /** What a screen reader is told of the last move. */
    said,
    moveBy: (id: string, places: 1 | -1) => {
      const place = ids.indexOf(id) + places;
      if (!onReorder || place < 0 || place >= ids.length) return null;
      return (button: HTMLElement) => {
        moved.current = { id, button };
        move(id, place);
      };
    },
    draggingOf: (id: string): TileDragging | null => {
      if (!onReorder) return null;
      return {
        isDragged: dragged === id,
        isTarget: target === id && dragged !== id,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', id);
          setDragged(id);
        },
        onDragOver: (event: DragEvent) => {
          if (dragged === null) return;
          event.preventDefault();
          setTarget(id);
        },
        onDrop: (event: DragEvent) => {
          if (dragged === null) return;
          event.preventDefault();
          if (dragged !== id) move(dragged, ids.indexOf(id));
          stop();
        },
        onDragEnd: stop,
      };
    },
  };
}
