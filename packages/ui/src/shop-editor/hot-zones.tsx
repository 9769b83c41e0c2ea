import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { FieldGroup, type FieldWords, splitFieldWords } from '../fields/field.tsx';
import * as styles from './hot-zones.css.ts';
import { shopEditorMessages as texts } from './messages.ts';
import { movedZone, overlappingZones, resizedZone, type Zone, zoneBetween } from './zone.ts';

export interface HotZonesProps extends FieldWords {
  /** Address of the picture. */
  readonly picture: string;
  readonly zones: readonly Zone[];
  readonly most: number;
  readonly selected: number | null;
  readonly onSelect: (at: number) => void;
  /** A zone elsewhere or of another size, at its place; a new one at the end. */
  readonly onPut: (at: number, zone: Zone) => void;
  readonly onRemove: (at: number) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Shape = (dx: number, dy: number) => Zone;

/** Areas of a picture that lead somewhere: drawn on it, moved, resized and removed, by pointer and by key. */
export function HotZones(props: HotZonesProps) {
  const { words, control } = splitFieldWords(props);
  const { picture, zones, most, selected, onSelect, onPut, onRemove } = control;
  const stage = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ readonly at: number; readonly zone: Zone } | null>(null);
  const shown = drawn === null ? zones : zones.map((zone, at) => (at === drawn.at ? drawn.zone : zone));
  const wrong = overlappingZones(shown);

  /** Follows the pointer from a press on, and puts the zone down where it is let go. */
  function follow(event: ReactPointerEvent, at: number, shape: Shape, least: number) {
    const box = stage.current?.getBoundingClientRect();
    if (event.button !== 0 || box === undefined) return;
    const { clientX, clientY } = event;
    const zoneAt = (x: number, y: number) =>
      shape(((x - clientX) / box.width) * 100, ((y - clientY) / box.height) * 100);
    const isFar = (moved: PointerEvent) => Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= least;
    let hasMoved = false;
    function onMove(moved: PointerEvent) {
      hasMoved ||= isFar(moved);
      if (hasMoved && at < zones.length) setDrawn({ at, zone: zoneAt(moved.clientX, moved.clientY) });
    }
    function end(ended: PointerEvent) {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDrawn(null);
      if (ended.type === 'pointerup' && (hasMoved || isFar(ended))) onPut(at, zoneAt(ended.clientX, ended.clientY));
    }
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  function begin(event: ReactPointerEvent) {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined || event.target !== stage.current || zones.length >= most) return;
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    follow(event, zones.length, (dx, dy) => zoneBetween(x, y, x + dx, y + dy), 6);
  }

  function onKeyDown(event: KeyboardEvent, at: number, zone: Zone) {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      onPut(at, (event.shiftKey ? resizedZone : movedZone)(zone, ...arrow));
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(at);
    }
  }

  return (
    <FieldGroup {...words} help={texts.zonesHelp}>
      <div ref={stage} className={styles.stage} onPointerDown={begin}>
        <img className={styles.picture} src={picture} alt="" />
        {shown.map((zone, at) => (
          <button
            // Zones have no names of their own; none keeps a state.
            key={at}
            type="button"
            className={styles.zone}
            style={{ left: `${zone.x}%`, top: `${zone.y}%`, width: `${zone.w}%`, height: `${zone.h}%` }}
            aria-label={texts.zone(at + 1)}
            aria-pressed={at === selected}
            data-wrong={wrong.has(at) ? '' : undefined}
            onFocus={() => onSelect(at)}
            onPointerDown={(event) => {
              onSelect(at);
              follow(event, at, (dx, dy) => movedZone(zone, dx, dy), 3);
            }}
            onKeyDown={(event) => onKeyDown(event, at, zone)}
          >
            <span className={styles.zoneName}>{at + 1}</span>
            <span
              className={styles.corner}
              onPointerDown={(event) => {
                event.stopPropagation();
                onSelect(at);
                follow(event, at, (dx, dy) => resizedZone(zone, dx, dy), 3);
              }}
            />
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
