/** Side of the square that is worked in, in px. */
export const stageSize = 240;
/** Diameter of the preview, in px. */
export const previewSize = 80;
