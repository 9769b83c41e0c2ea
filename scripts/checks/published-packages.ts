import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

/** A package of the workspace that other sites install. */
export interface PublishedPackage {
  readonly name: string;
  /** Absolute path. */
  readonly folder: string;
  /** Sub-path of each entry point (`.`, `./contract`) with its declaration file. */
  readonly entries: readonly { readonly subPath: string; readonly types: string }[];
}

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, string | { readonly types?: string }>> };
}

/** Every package under packages/ that is not private, in the order of their names. */
export function publishedPackages(): readonly PublishedPackage[] {
  const manifests = globSync('packages/*/package.json', { cwd: workspaceRoot }).toSorted();
  return manifests.flatMap((path) => {
    const folder = join(workspaceRoot, dirname(path));
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (manifest.private) return [];
    const entries = Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([subPath, target]) =>
      typeof target === 'object' && target.types ? [{ subPath, types: join(folder, target.types) }] : [],
    );
    return [{ name: manifest.name, folder, entries }];
  });
}
