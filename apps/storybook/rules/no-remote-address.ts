import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What makes a browser load from another host at once: a tag, a style sheet, a module. Links and texts do not. */
const loads = [
  /<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["'](?:https?:)?\/\/[^"']+/gi,
  /<link\b[^>]*\bhref=["'](?:https?:)?\/\/[^"']+/gi,
  /url\(\s*["']?(?:https?:)?\/\/[^)"']+/gi,
  /@import\s+["'](?:https?:)?\/\/[^"']+/gi,
  /\bimport\(?\s*["']https?:\/\/[^"']+/g,
];

/** Places of a built folder that load something from another host. */
export function remoteAddresses(folder: string): readonly string[] {
  return globSync('**/*.{html,css,js,svg}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return loads.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([found]) => `${file}: ${found.slice(0, 160)}`),
    );
  });
}
