/** Sizes in px (specification section 9, slider captcha). */
export const pictureWidth = 300;
export const pictureHeight = 140;
export const pieceSize = 50;
export const barHeight = 30;

/** Farthest place of the piece's left edge. */
export const lastPlace = pictureWidth - pieceSize;

/** A length of the picture, in px, as a CSS length of the stage: on narrow phones the whole puzzle is smaller. */
export const onStage = (px: number): string => `calc(${px} * 100cqi / ${pictureWidth})`;
