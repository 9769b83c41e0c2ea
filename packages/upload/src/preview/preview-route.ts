import { fileExtension } from '../file-extension.ts';
import { previewKind } from './preview-kind.ts';

export interface PreviewSettings {
  /**
   * Address of the online viewer for office files; the encoded address of the file takes the place of `{url}`, or
   * follows when there is none. Null without a viewer: office files are downloaded (decision 19).
   */
  readonly officeViewer: string | null;
  /** Whether this browser shows TIFF images; most do not, and then they are downloaded. */
  readonly showsTiff?: boolean;
}

/**
 * Where a preview leads. An `image` is shown by an image element alone: there a script inside an SVG never runs.
 * `office` opens in a new window.
 */
export type PreviewRoute =
  | { readonly kind: 'image' | 'video' | 'office'; readonly url: string }
  | { readonly kind: 'download' };

const DOWNLOAD: PreviewRoute = { kind: 'download' };

/** @param url absolute address under which the file is read; one that is not of http or https is never opened */
export function previewRoute(
  { fileName, url }: { readonly fileName: string; readonly url: string },
  { officeViewer, showsTiff = false }: PreviewSettings,
): PreviewRoute {
  const kind = previewKind(fileName);
  if (kind === 'none' || !isWebAddress(url)) return DOWNLOAD;
  if (kind === 'office') return officeViewer === null ? DOWNLOAD : { kind, url: viewerUrl(officeViewer, url) };
  return fileExtension(fileName) === 'tif' && !showsTiff ? DOWNLOAD : { kind, url };
}

const isWebAddress = (url: string) => /^https?:\/\/[^/]/i.test(url);

function viewerUrl(viewer: string, url: string): string {
  const encoded = encodeURIComponent(url);
  return viewer.includes('{url}') ? viewer.replace('{url}', () => encoded) : `${viewer}${encoded}`;
}
