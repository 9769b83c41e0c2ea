import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type BlockEdges, edgeScroll, lineOf, placeAt } from './drop-place.ts';

/** Pointer travel in px after which a press is no click any more. */
const dragThreshold = 5;

/** What is dragged: a new block of a type, or one that is there. */
export type DragSubject =
  | { readonly kind: 'new'; readonly type: string; readonly name: string }
  | { readonly kind: 'block'; readonly id: string; readonly name: string };

export interface BlockDragOptions {
  /** The list whose children are the blocks. */
  readonly list: RefObject<HTMLElement | null>;
  /** What scrolls around it. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** The first place that may be taken. */
  readonly firstPlace: number;
  /** @param place before which of the blocks, as they stood */
  readonly onDrop: (subject: DragSubject, place: number) => void;
}

export interface BlockDrag {
  /** What is dragged now; drawn anew at the beginning and at the end of a drag only. */
  readonly subject: DragSubject | null;
  /** Follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  /** Shows where it goes. */
  readonly line: RefObject<HTMLDivElement | null>;
  /** For `onPointerDown` of what can be dragged. */
  begin(event: ReactPointerEvent, subject: DragSubject): void;
}

interface Running {
  readonly subject: DragSubject;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  isMoving: boolean;
  frame: number;
  blocks: readonly BlockEdges[];
  place: number | null;
}

/**
 * Drags blocks by pointer. The blocks are measured once; every frame after that writes two transforms and nothing else,
 * so that it costs the same with sixty blocks as with one. Escape ends it without a drop.
 */
export function useBlockDrag(options: BlockDragOptions): BlockDrag {
  const [subject, setSubject] = useState<DragSubject | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const running = useRef<Running | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const begin = useCallback((event: ReactPointerEvent, dragged: DragSubject) => {
    if (event.button !== 0 || running.current !== null) return;
    const { clientX: x, clientY: y } = event;
    const run: Running = {
      ...{ subject: dragged, startX: x, startY: y, x, y },
      ...{ isMoving: false, frame: 0, blocks: [], place: null },
    };
    running.current = run;

    function draw() {
      const { list, scroller, firstPlace } = latest.current;
      if (!list.current || !scroller.current) return;
      const area = scroller.current.getBoundingClientRect();
      const isOver = run.x >= area.left && run.x <= area.right && run.y >= area.top && run.y <= area.bottom;
      const step = isOver ? edgeScroll(run.y, area) : 0;
      if (step !== 0) scroller.current.scrollTop += step;
      const { top, left, width } = list.current.getBoundingClientRect();
      run.place = isOver ? placeAt(run.blocks, run.y - top, firstPlace) : null;
      if (ghost.current) ghost.current.style.transform = `translate3d(${run.x}px, ${run.y}px, 0)`;
      if (line.current) {
        line.current.hidden = run.place === null;
        if (run.place !== null) {
          line.current.style.width = `${width}px`;
          line.current.style.transform = `translate3d(${left}px, ${top + lineOf(run.blocks, run.place)}px, 0)`;
        }
      }
      run.frame = step === 0 ? 0 : requestAnimationFrame(draw);
    }

    function measure() {
      const top = latest.current.list.current?.getBoundingClientRect().top ?? 0;
      run.blocks = [...(latest.current.list.current?.children ?? [])].map((child) => {
        const edges = child.getBoundingClientRect();
        return { top: edges.top - top, bottom: edges.bottom - top };
      });
    }

    function onMove(moved: PointerEvent) {
      run.x = moved.clientX;
      run.y = moved.clientY;
      if (!run.isMoving) {
        if (Math.hypot(run.x - run.startX, run.y - run.startY) < dragThreshold) return;
        run.isMoving = true;
        measure();
        setSubject(dragged);
      }
      moved.preventDefault();
      if (run.frame === 0) run.frame = requestAnimationFrame(draw);
    }

    function end(isDropped: boolean) {
      stop.current?.();
      if (!run.isMoving) return;
      setSubject(null);
      // What was pressed gets a click in the same task, which is none.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (isDropped) {
        cancelAnimationFrame(run.frame);
        draw();
        cancelAnimationFrame(run.frame);
        if (run.place !== null) latest.current.onDrop(dragged, run.place);
      }
    }

    const onUp = () => end(true);
    const onCancel = () => end(false);
    function onKey(pressed: KeyboardEvent) {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end(false);
    }
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    stop.current = () => {
      cancelAnimationFrame(run.frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
      running.current = null;
      stop.current = null;
    };
  }, []);

  return { subject, ghost, line, begin };
}
