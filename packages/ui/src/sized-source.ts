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
