// What the built home page loads at once: its styles weigh at most 25 kB after gzip, and no library that belongs to
// another page is among its scripts. Needs the portal's build.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { workspaceRoot } from '../workspace-root.ts';

const client = join(workspaceRoot, 'apps/portal/build/client');
const mostStyleBytes = 25_000;

/** What gives a library away in minified code. */
const elsewhere = {
  'rich text editor': /ProseMirror/,
  'video player': /此视频暂无法播放/,
  lightbox: /yarl__/,
  uploader: /文件不符合上传条件/,
  'chat client': /Nobody is logged in to the chat/,
  'spreadsheet writer': /xl\/workbook\.xml|worksheets\/sheet/,
} as const;

/** The framework's list of routes and their files, as far as it is read here. */
interface Manifest {
  readonly entry: RouteFiles;
  readonly routes: Readonly<Record<string, RouteFiles & { readonly parentId?: string }>>;
}

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function readManifest(): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  if (!file) throw new Error('The portal is not built: pnpm build');
  // Written by the framework as one assignment.
  const text = readFileSync(join(client, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

function routeWithParents({ routes }: Manifest, id: string): readonly RouteFiles[] {
  const route = routes[id];
  if (!route) throw new Error(`There is no route ${id}.`);
  return route.parentId ? [...routeWithParents({ entry: route, routes }, route.parentId), route] : [route];
}

/** The files and everything that they import statically. */
function withImports(files: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>(files);
  for (const file of found) {
    const code = readFileSync(join(client, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
      found.add(`/assets/${name}`);
  }
  return found;
}

function main(): number {
  const manifest = readManifest();
  const parts = [manifest.entry, ...routeWithParents(manifest, '/default/home')];
  const scripts = withImports(parts.flatMap(({ module, imports = [] }) => [module, ...imports]));
  const styles = new Set(parts.flatMap(({ css = [] }) => css.map((address) => address.replace('#', ''))));
  const styleBytes = [...styles].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    0,
  );
  const wrong = [...scripts].flatMap((file) => {
    const code = readFileSync(join(client, file), 'utf8');
    return Object.entries(elsewhere)
      .filter(([, sign]) => sign.test(code))
      .map(([name]) => `${file} holds the ${name}.`);
  });
  if (styleBytes > mostStyleBytes) wrong.push(`The styles weigh ${styleBytes} bytes, more than ${mostStyleBytes}.`);
  process.stdout.write(`Home page: ${scripts.size} scripts, ${styles.size} style sheets of ${styleBytes} bytes.\n`);
  for (const line of wrong) console.error(line);
  return wrong.length === 0 ? 0 : 1;
}

process.exitCode = main();
