/** Loads the text of a script by its address. */
export type ScriptSource = (address: string) => Promise<string>;

const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"/g;
const importOfScript = /\bimport\b[^"';]*\(?\s*"([^"]+\.js)"/g;
const staticImport = /(?:^|[;}\n])\s*(?:import|export)\b(?:[^"'();]*?\bfrom)?\s*["'`]([^"'`]+)["'`]/g;

/** What the document itself asks for: module preloads, and the imports of its own module scripts. */
export function documentModules(html: string): readonly string[] {
  const preloads = matches(html, modulePreload);
  const imports = matches(html, moduleScript).flatMap((code) => matches(code, importOfScript));
  return [...new Set([...preloads, ...imports])];
}

/** Addresses that a built script imports statically; `import()` is no part of it. */
export function staticImports(code: string): readonly string[] {
  return [...new Set(matches(code, staticImport))];
}

/**
 * Every script that the page needs before it can hydrate: the document's modules and all that they import statically.
 *
 * @returns text by absolute address.
 */
export async function moduleGraph(
  html: string,
  documentAddress: string,
  load: ScriptSource,
): Promise<ReadonlyMap<string, string>> {
  const graph = new Map<string, string>();
  const visit = async (address: string): Promise<void> => {
    if (graph.has(address)) return;
    graph.set(address, '');
    const code = await load(address);
    graph.set(address, code);
    await Promise.all(staticImports(code).map((specifier) => visit(new URL(specifier, address).href)));
  };
  await Promise.all(documentModules(html).map((specifier) => visit(new URL(specifier, documentAddress).href)));
  return graph;
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
