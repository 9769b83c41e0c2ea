import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InputOptions, type RolldownBuild, rolldown } from 'rolldown';
import { workspaceRoot } from '../workspace-root.ts';

/** Where the applications and the example begin: every page, every server, every page script of the login site. */
export const applicationEntries = [
  'apps/portal/app/root.tsx',
  'apps/portal/app/routes/**/*.tsx',
  'apps/portal/server/{main,document-handler}.ts',
  'apps/platform/src/main.ts',
  'apps/platform/src/login-site/client/*.ts',
  'examples/sibling-site/src/*/*-page.ts',
  'examples/sibling-site/server/main.ts',
] as const;

type Treeshake = Exclude<InputOptions['treeshake'], undefined>;

const isTest = /\.test\.tsx?$/;
const isAsset = /\?|\.(?:svg|png|css|json|wasm|md)$/;

/** Source files of the workspace's packages by the name under which they are imported. */
export function packageSources(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: workspaceRoot })) {
    // Our own files, whose `exports` are checked by `pnpm test packages`.
    const { name, exports } = JSON.parse(readFileSync(path.join(workspaceRoot, file), 'utf8')) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    for (const [entry, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? undefined : target['@jianzhu/source'];
      if (source) found.set(name + entry.slice(1), path.join(workspaceRoot, path.dirname(file), source));
    }
  }
  return found;
}

/** Bundles these files and what of the workspace they import; everything else stays outside. */
function bundle(input: readonly string[], sources: ReadonlyMap<string, string>, treeshake: Treeshake) {
  return rolldown({
    input: [...input],
    platform: 'neutral',
    logLevel: 'warn',
    // A constant that is put in place of its name would look unused.
    optimization: { inlineConst: false },
    treeshake,
    plugins: [
      {
        name: 'workspace alone',
        resolveId: (id) => {
          const source = sources.get(id);
          if (source) return source;
          return /^[./]/.test(id) && !isAsset.test(id) ? null : { id, external: true };
        },
      },
    ],
  });
}

/** The workspace's code as far as somebody can use it; paths are from the repository's folder. */
export interface ReachedCode {
  /** The exports that some application uses, by file. */
  readonly used: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files of the applications and files behind an entry of a package; all others help to test or to build. */
  readonly product: ReadonlySet<string>;
}

/**
 * Reads what is left when the bundler has put all applications together and taken away what nothing refers to, and what
 * the packages give to others.
 */
export async function readReachedCode(): Promise<ReachedCode> {
  const sources = packageSources();
  const applications = globSync([...applicationEntries], { cwd: workspaceRoot })
    .filter((file) => !isTest.test(file))
    .map((file) => path.join(workspaceRoot, file));
  const published = [...sources].filter(([name]) => !name.includes('/testing')).map(([, file]) => file);
  // Of our packages what is not referred to does nothing.
  const onlyUsed: Treeshake = {
    moduleSideEffects: [{ test: /\/packages\//, sideEffects: false }],
    propertyReadSideEffects: false,
  };
  const [used, given] = await Promise.all([
    modulesOf(await bundle(applications, sources, onlyUsed)),
    modulesOf(await bundle(published, sources, false)),
  ]);
  return { used, product: new Set([...used.keys(), ...given.keys()]) };
}

/** What a bundle holds: of each file the exports that are left. */
async function modulesOf(build: RolldownBuild): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const modules = new Map<string, Set<string>>();
  const { output } = await build.generate({ format: 'esm' });
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
      const file = path.relative(workspaceRoot, id);
      modules.set(file, new Set([...(modules.get(file) ?? []), ...renderedExports]));
    }
  }
  return modules;
}
