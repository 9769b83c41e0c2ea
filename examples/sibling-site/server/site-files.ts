import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A built file, in memory. */
interface SiteFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly isPage: boolean;
  /** Its name carries a hash of its content. */
  readonly isHashed: boolean;
}

/** The built files by the paths under which they are asked for; no path of a request reaches the disk. */
export interface SiteFiles {
  find(urlPath: string): SiteFile | undefined;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Reads a build. Pages are found without their ending: `/upload` is `upload.html`, `/` is `index.html`. */
export function readSiteFiles(folder: string): SiteFiles {
  const files = new Map(
    globSync('**/*.*', { cwd: folder }).map((name) => [urlPathOf(name), readFile(folder, name)] as const),
  );
  return { find: (urlPath) => files.get(urlPath) };
}

const urlPathOf = (name: string) =>
  `/${name.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');

function readFile(folder: string, name: string): SiteFile {
  const ending = path.extname(name);
  return {
    content: readFileSync(path.join(folder, name)),
    contentType: contentTypes[ending] ?? 'application/octet-stream',
    isPage: ending === '.html',
    isHashed: name.startsWith(`assets${path.sep}`),
  };
}
