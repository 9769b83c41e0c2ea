import type { PictureSize } from './crop.ts';

/** A part of a picture: its upper left corner and its sides, in px of the picture as it is turned. */
export interface Area extends PictureSize {
  readonly x: number;
  readonly y: number;
}

/** What is done to a picture before it is used. */
export interface PictureEdit {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  /** What is left of the turned picture. */
  readonly area: Area;
}

/** A corner of an area, by the side that it has of each pair. */
export interface Corner {
  readonly horizontal: 'left' | 'right';
  readonly vertical: 'top' | 'bottom';
}

/** Of the shorter side of a picture, what an area keeps at least. */
const LEAST_PART = 0.1;

/** The size of a picture once it is turned. */
export const turnedSize = ({ width, height }: PictureSize, turns: number): PictureSize =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

const whole = ({ width, height }: PictureSize): Area => ({ x: 0, y: 0, width, height });

/** Nothing turned and nothing cut off. */
export const unedited = (picture: PictureSize): PictureEdit => ({ turns: 0, area: whole(picture) });

/** Whether anything is turned or cut off. */
export function isEdited({ turns, area }: PictureEdit, picture: PictureSize): boolean {
  return turns !== 0 || area.width < picture.width || area.height < picture.height;
}

/** The picture a quarter further, to the right by 1 or to the left by -1, with the same part of it. */
export function turned({ turns, area }: PictureEdit, by: 1 | -1, picture: PictureSize): PictureEdit {
  const { width, height } = turnedSize(picture, turns);
  const start =
    by === 1 ? { x: height - area.y - area.height, y: area.x } : { x: area.y, y: width - area.x - area.width };
  return { turns: (turns + by + 4) % 4, area: { ...start, width: area.height, height: area.width } };
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The area elsewhere, never beyond the edges. @param picture as it is turned */
export function movedArea(area: Area, dx: number, dy: number, picture: PictureSize): Area {
  return {
    ...area,
    x: within(area.x + dx, 0, picture.width - area.width),
    y: within(area.y + dy, 0, picture.height - area.height),
  };
}

/** The area with one corner elsewhere: within the picture, and not so small that nothing could be seen. */
export function resizedArea(area: Area, corner: Corner, dx: number, dy: number, picture: PictureSize): Area {
  const least = Math.min(picture.width, picture.height) * LEAST_PART;
  const [x, width] = resizedSide([area.x, area.width], corner.horizontal === 'left', dx, [least, picture.width]);
  const [y, height] = resizedSide([area.y, area.height], corner.vertical === 'top', dy, [least, picture.height]);
  return { x, y, width, height };
}

type Side = readonly [start: number, length: number];

function resizedSide([start, length]: Side, isStart: boolean, by: number, [least, most]: Side): Side {
  const end = start + length;
  if (!isStart) return [start, within(length + by, least, most - start)];
  const moved = within(start + by, 0, end - least);
  return [moved, end - moved];
}
