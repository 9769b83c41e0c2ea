/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture drawn at `picture`, whose turned outline takes up `frame`. */
export interface TurnedFit {
  readonly picture: Size;
  readonly frame: Size;
}

/** Whether a picture turned by so many quarters lies on its side. */
function liesOnSide(quarterTurns: number): boolean {
  return quarterTurns % 2 !== 0;
}

function swapSides({ width, height }: Size): Size {
  return { width: height, height: width };
}

/**
 * How large a picture of a natural size is drawn so that, turned by quarters, it lies whole inside the box. It is made
 * smaller, never larger; the ratio of its sides stays.
 */
export function fitTurned(natural: Size, box: Size, quarterTurns: number): TurnedFit {
  const outline = liesOnSide(quarterTurns) ? swapSides(natural) : natural;
  const scale = Math.min(1, box.width / outline.width, box.height / outline.height);
  const picture = { width: natural.width * scale, height: natural.height * scale };
  return { picture, frame: liesOnSide(quarterTurns) ? swapSides(picture) : picture };
}
