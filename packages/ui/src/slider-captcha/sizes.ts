/** Sizes in px (specification section 9, slider captcha). */
export const pictureWidth = 300;
export const pictureHeight = 140;
export const pieceSize = 50;
export const barHeight = 30;

/** Farthest place of the piece's left edge. */
export const lastPlace = pictureWidth - pieceSize;
