import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as styles from './map-picker.css.ts';
import { mapMessages } from './messages.ts';
import {
  around,
  canvas,
  isInside,
  type MapPoint,
  moved,
  pointAt,
  readableNames,
  scales,
  spotOf,
  stepOf,
  viewOf,
} from './projection.ts';

export { PlaceChooser, type PlaceChooserProps } from './place-chooser.tsx';
export type { MapPoint } from './projection.ts';

/** A place that the map knows. */
export interface MapPlace extends MapPoint {
  readonly key: string;
  readonly name: string;
}

export interface MapPickerProps {
  /** Accessible name of the map. */
  readonly label: string;
  /** Drawn as dots with their names; at least one, unless there is a point. */
  readonly places: readonly MapPlace[];
  /** Where the pin stands; null before a place was chosen. */
  readonly point: MapPoint | null;
  readonly onMove: (point: MapPoint) => void;
}

const directions: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A plain map of known places with a pin: dragged, moved by the arrow keys, or put where the map is clicked. */
export function MapPicker({ label, places, point, onMove }: MapPickerProps) {
  const [view, setView] = useState(() => (point ? around(point) : viewOf(places)));
  const drawing = useRef<SVGSVGElement>(null);
  const isDragging = useRef(false);
  const step = stepOf(view);
  const scale = scales.indexOf(view.metresPerPixel);

  const ownMove = useRef<MapPoint>(null);

  // A place that was chosen elsewhere is shown from near; a pin that is moved out of sight by keys is followed.
  useEffect(() => {
    if (point === null || isDragging.current) return;
    if (point !== ownMove.current) setView(around(point));
    else setView((current) => (isInside(current, point) ? current : { ...current, centre: point }));
  }, [point]);
  // Other places were found, and none of them is chosen yet.
  useEffect(() => {
    if (point === null && places.length > 0) setView(viewOf(places));
  }, [places, point]);

  function pointOf({ clientX, clientY }: PointerEvent): MapPoint | null {
    const box = drawing.current?.getBoundingClientRect();
    if (!box) return null;
    const toCanvas = canvas.width / box.width;
    return pointAt(view, { x: (clientX - box.left) * toCanvas, y: (clientY - box.top) * toCanvas });
  }

  function moveTo(to: MapPoint) {
    ownMove.current = to;
    onMove(to);
  }

  function follow(event: PointerEvent) {
    const to = pointOf(event);
    if (to) moveTo(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction || !point) return;
    event.preventDefault();
    const length = event.shiftKey ? step * 10 : step;
    moveTo(moved(view, point, direction[0] * length, direction[1] * length));
  }

  function zoomTo(next: number) {
    const metresPerPixel = scales[next];
    if (metresPerPixel) setView({ centre: point ?? view.centre, metresPerPixel });
  }

  const dots = places.map((place) => ({ ...place, ...spotOf(view, place) }));
  const isReadable = readableNames(dots);
  const spot = point && spotOf(view, point);
  return (
    <div>
      <section className={styles.map} aria-label={label}>
        <svg
          ref={drawing}
          className={styles.drawing}
          viewBox={`0 0 ${canvas.width} ${canvas.height}`}
          aria-hidden="true"
          onPointerUp={follow}
        >
          <path className={styles.grid} d={gridLines} />
          {dots.map(({ key, name, x, y }, index) => (
            <g key={key}>
              <circle className={styles.place} cx={x} cy={y} r="4" />
              {isReadable[index] && (
                <text className={styles.placeName} x={x + 8} y={y + 4}>
                  {name}
                </text>
              )}
            </g>
          ))}
        </svg>
        {spot && (
          <button
            type="button"
            className={styles.pin}
            style={{ left: percent(spot.x, canvas.width), top: percent(spot.y, canvas.height) }}
            aria-label={mapMessages.pin(step)}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              isDragging.current = true;
            }}
            onPointerMove={(event) => isDragging.current && follow(event)}
            onPointerUp={() => {
              isDragging.current = false;
            }}
          >
            <svg width="28" height="36" viewBox="0 0 28 36" aria-hidden="true">
              <path d="M14 0a14 14 0 0 1 14 14c0 10-14 22-14 22S0 24 0 14A14 14 0 0 1 14 0Z" fill="currentColor" />
              <circle className={styles.pinHole} cx="14" cy="14" r="5" />
            </svg>
          </button>
        )}
        <span className={styles.scale}>{mapMessages.scale(view.metresPerPixel * 100)}</span>
        <div className={styles.zoom}>
          <button
            type="button"
            className={styles.zoomButton}
            aria-label={mapMessages.zoomIn}
            disabled={scale === scales.length - 1}
            onClick={() => zoomTo(scale + 1)}
          >
            +
          </button>
          <button
            type="button"
            className={styles.zoomButton}
            aria-label={mapMessages.zoomOut}
            disabled={scale === 0}
            onClick={() => zoomTo(scale - 1)}
          >
            −
          </button>
        </div>
      </section>
      <p className={styles.hint}>{mapMessages.hint(step)}</p>
    </div>
  );
}

const cell = 44;
const gridLines = [
  ...Array.from({ length: canvas.width / cell }, (_, index) => `M${(index + 1) * cell} 0V${canvas.height}`),
  ...Array.from({ length: canvas.height / cell }, (_, index) => `M0 ${(index + 1) * cell}H${canvas.width}`),
].join('');
