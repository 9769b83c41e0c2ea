import { extensionOf } from './attachment.ts';
import * as styles from './file-row.css.ts';

type MarkTone = keyof typeof styles.markTone;

const tones: Readonly<Record<MarkTone, readonly string[]>> = {
  sheet: ['xls', 'xlsx', 'csv'],
  print: ['pdf'],
  text: ['doc', 'docx', 'txt', 'ppt', 'pptx', 'dwg', 'jpg', 'jpeg', 'png', 'tif', 'gif', 'bmp', 'svg'],
  package: [],
};

const toneOf = new Map(
  Object.entries(tones).flatMap(([tone, extensions]) =>
    // Object.entries forgets that its strings are the tones.
    extensions.map((extension) => [extension, tone as MarkTone] as const),
  ),
);

/** A small plate with the file's extension. Decoration: the name beside it says the same. */
export function FileMark({ name }: { readonly name: string }) {
  const extension = extensionOf(name);
  return (
    <span className={styles.markTone[toneOf.get(extension) ?? 'package']} aria-hidden="true">
      {extension.slice(0, 4).toUpperCase()}
    </span>
  );
}
