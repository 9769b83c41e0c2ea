/** Colour of a tag: grey draft or closed, blue in progress, green success, orange waiting for me, red failed. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
