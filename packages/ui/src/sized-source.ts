/** Addresses of uploaded pictures, which the platform gives at other widths too. */
const UPLOADED = /^\/api\/[\w/-]+\/\d+\.(jpe?g|png|webp)$/;

/** What an `img` loads. */
export interface SizedSource {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * The attributes of an `img` by which a browser loads a picture as large as it is shown: an uploaded one for plain and
 * for dense screens, any other as it is.
 *
 * @param width as the page lays it out on a desktop, in px
 */
export function sizedSource(src: string, width: number): SizedSource {
  if (!UPLOADED.test(src)) return { src };
  const at = (px: number) => `${src}?w=${px}`;
  return { src: at(width), srcSet: `${at(width)} 1x, ${at(2 * width)} 2x` };
}

/** Widths in px at which a picture of a text may be loaded. One that is smaller comes as it is. */
const TEXT_WIDTHS = [480, 960, 1600];
/** As wide as a text is set, in px. */
const TEXT_WIDTH = 720;

/** What an `img` in a text loads by, beside its `src`. */
export interface TextSource {
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * The attributes by which a browser loads an uploaded picture of a text about as large as it stands there; null for any
 * other picture, and for one without a width, which would be laid out by what is loaded.
 *
 * @param width as the text says it, in px; NaN where it says none
 */
export function textSource(src: string, width: number): TextSource | null {
  if (!UPLOADED.test(src) || !(width > 0)) return null;
  return {
    srcSet: TEXT_WIDTHS.map((px) => `${src}?w=${px} ${px}w`).join(', '),
    // Of a picture that is loaded when it comes into sight, browsers that know the word take the width it is laid out in.
    sizes: `auto, min(100vw, ${Math.min(width, TEXT_WIDTH)}px)`,
  };
}
