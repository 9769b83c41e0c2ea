import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The framework's list of routes, as far as it is read here. */
interface RouteManifest {
  readonly routes: { readonly root?: { readonly css?: readonly string[] } };
}

const MARK = '#';

/**
 * Takes the mark off the addresses of the root's style sheets. The framework marks every style sheet that a part needs
 * which is loaded later, so that it is loaded once more and outlives its page. Those of the root are never removed;
 * loaded once more, they would stand behind the page's own and win over them.
 *
 * @param build folder of the build
 */
export async function unmarkRootStyles(build: string): Promise<void> {
  const assets = path.join(build, 'client/assets');
  const manifest = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (manifest === undefined) throw new Error(`${assets} has no manifest`);
  const files = [path.join(assets, manifest), path.join(build, 'server/index.js')];
  const text = await readFile(path.join(assets, manifest), 'utf8');
  // Written by the framework as one assignment.
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest;
  const marked = (routes.root?.css ?? []).filter((address) => address.endsWith(MARK));
  for (const file of files) {
    const before = await readFile(file, 'utf8');
    const after = marked.reduce((code, address) => code.replaceAll(address, address.slice(0, -MARK.length)), before);
    await writeFile(file, after);
  }
}
