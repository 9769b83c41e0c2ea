import type { Zone } from './zones.ts';

interface RuleOptions {
  readonly level: 'error';
  readonly options: object;
}

/** One entry of `overrides` in a Biome configuration. */
export interface BiomeOverride {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: { readonly style: Record<string, RuleOptions> } };
}

/** The Biome override that enforces a zone. */
export function biomeOverride({ files, imports, globals = [] }: Zone): BiomeOverride {
  const denied = globals.flatMap(({ names, message }) => names.map((name) => [name, message] as const));
  return {
    includes: files,
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: { patterns: imports.map(({ patterns, message }) => ({ group: patterns, message })) },
          },
          ...(denied.length > 0 && {
            noRestrictedGlobals: { level: 'error', options: { deniedGlobals: Object.fromEntries(denied) } },
          }),
        },
      },
    },
  };
}
