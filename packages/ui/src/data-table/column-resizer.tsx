import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import * as cards from './cards.css.ts';
import * as styles from './data-table.css.ts';
import { tableMessages } from './messages.ts';

/** Widths in px by the key of the column; columns without one have that of their definition. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Narrowest and widest column in px, and what an arrow key adds. */
const narrowest = 64;
const widest = 800;
const keyStep = 16;

const steps: Readonly<Record<string, (width: number) => number>> = {
  ArrowLeft: (width) => width - keyStep,
  ArrowRight: (width) => width + keyStep,
  Home: () => narrowest,
  End: () => widest,
};

interface ColumnResizerProps {
  readonly title: string;
  /** As it was set; undefined when it never was. */
  readonly width: number | undefined;
  readonly onResize: (width: number) => void;
}

/** The line at the right of a column's head: dragged, or moved by the arrow keys, it changes the column's width. */
export function ColumnResizer({ title, width, onResize }: ColumnResizerProps) {
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const [measured, setMeasured] = useState<number>();
  const widthNow = () => Math.round(handle.current?.parentElement?.getBoundingClientRect().width ?? narrowest);
  const resize = (next: number) => onResize(Math.max(narrowest, Math.min(Math.round(next), widest)));

  useLayoutEffect(() => setMeasured(Math.round(handle.current?.parentElement?.offsetWidth ?? narrowest)), []);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    resize(step(widthNow()));
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthNow() };
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved, which hr cannot be
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      className={classNames(styles.resizer, cards.resizer)}
      aria-orientation="vertical"
      aria-label={tableMessages.resize(title)}
      aria-valuenow={width ?? measured ?? narrowest}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag.current && resize(drag.current.width + clientX - drag.current.from)}
      onLostPointerCapture={() => {
        drag.current = null;
      }}
    />
  );
}
