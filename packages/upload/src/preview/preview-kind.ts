import { fileExtension } from '../file-extension.ts';

/** How a file is looked at. `none` can be downloaded only. */
export type PreviewKind = 'image' | 'office' | 'video' | 'none';

/** Extensions of each kind (specification section 9 for the images). */
const EXTENSIONS: Readonly<Record<Exclude<PreviewKind, 'none'>, readonly string[]>> = {
  image: ['png', 'tif', 'jpg', 'jpeg', 'gif', 'bmp', 'svg'],
  office: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
  video: ['mp4', 'm4v', 'webm'],
};

const KIND_OF_EXTENSION: ReadonlyMap<string, PreviewKind> = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, extensions]) =>
    // `Object.entries` forgets that the keys are kinds.
    extensions.map((extension) => [extension, kind as PreviewKind] as const),
  ),
);

/** The kind of a file, by the extension of its name. */
export const previewKind = (fileName: string): PreviewKind => KIND_OF_EXTENSION.get(fileExtension(fileName)) ?? 'none';
