/** A point in degrees. */
export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** What part of the ground is seen: its middle, and how many metres a pixel of the drawing stands for. */
export interface MapView {
  readonly centre: MapPoint;
  readonly metresPerPixel: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The drawing, in its own pixels. */
export const canvas = { width: 572, height: 440 } as const;

/** From the province as a whole down to a street. */
export const scales: readonly number[] = [1500, 500, 150, 50, 15, 5, 2, 1];

const widest = 1500;

const metresPerDegree = 111_320;

const lengthOfLongitude = ({ centre }: MapView) => metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180);

/** Where a point lies in the drawing; near its middle the earth is flat. */
export function spotOf(view: MapView, { longitude, latitude }: MapPoint): Spot {
  return {
    x: canvas.width / 2 + ((longitude - view.centre.longitude) * lengthOfLongitude(view)) / view.metresPerPixel,
    y: canvas.height / 2 - ((latitude - view.centre.latitude) * metresPerDegree) / view.metresPerPixel,
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The point at a spot of the drawing. */
export function pointAt(view: MapView, { x, y }: Spot): MapPoint {
  return {
    longitude: rounded(
      view.centre.longitude + ((x - canvas.width / 2) * view.metresPerPixel) / lengthOfLongitude(view),
    ),
    latitude: rounded(view.centre.latitude - ((y - canvas.height / 2) * view.metresPerPixel) / metresPerDegree),
  };
}

/** A point so many metres to the east and to the north. */
export function moved(view: MapView, point: MapPoint, east: number, north: number): MapPoint {
  return {
    longitude: rounded(point.longitude + east / lengthOfLongitude(view)),
    latitude: rounded(point.latitude + north / metresPerDegree),
  };
}

/** The view that has all the points in it. */
export function viewOf(points: readonly MapPoint[]): MapView {
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { longitude: middle(longitudes), latitude: middle(latitudes) };
  const fits = (metresPerPixel: number) => points.every((point) => isInside({ centre, metresPerPixel }, point));
  return { centre, metresPerPixel: scales.findLast(fits) ?? widest };
}

/** The view of one point, with what lies around it. */
export const around = (centre: MapPoint): MapView => ({ centre, metresPerPixel: 5 });

const letter = 12;
const line = 16;

/** Of names beside their dots those that can be read: one that another one, earlier in the list, would cover is left out. */
export function readableNames(dots: readonly (Spot & { readonly name: string })[]): readonly boolean[] {
  const kept: (typeof dots)[number][] = [];
  const isFree = (dot: (typeof dots)[number]) =>
    kept.every(({ x, y, name }) => {
      const isBeside = dot.x >= x + 12 + name.length * letter || x >= dot.x + 12 + dot.name.length * letter;
      return isBeside || Math.abs(dot.y - y) >= line;
    });
  return dots.map((dot) => {
    const isKept = isFree(dot);
    if (isKept) kept.push(dot);
    return isKept;
  });
}

const margin = 40;

/** Whether a point is seen, not too near to an edge. */
export function isInside(view: MapView, point: MapPoint): boolean {
  const { x, y } = spotOf(view, point);
  return x >= margin && x <= canvas.width - margin && y >= margin && y <= canvas.height - margin;
}

/** Metres that an arrow key moves: 10, or what can be seen as a step. */
export function stepOf({ metresPerPixel }: MapView): number {
  return Math.max(10, 10 ** Math.round(Math.log10(metresPerPixel * 3)));
}
