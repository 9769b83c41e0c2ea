/** A ban on import specifiers: gitignore-style patterns and the sentence that the linter shows. */
interface ImportBan {
  readonly patterns: readonly string[];
  readonly message: string;
}

/** A ban on global names, for layers that reach the outside world only through ports. */
interface GlobalBan {
  readonly names: readonly string[];
  readonly message: string;
}

/** A set of files and what they may never import or touch. */
export interface Zone {
  readonly name: string;
  readonly files: readonly string[];
  readonly imports: readonly ImportBan[];
  readonly globals?: readonly GlobalBan[];
}

const ui = '@jianzhu/ui';
const domain = '@jianzhu/domain';
const apiClient = '@jianzhu/api-client';
const upload = '@jianzhu/upload';
const chat = '@jianzhu/chat';
const apps = ['@jianzhu/portal', '@jianzhu/platform', '@jianzhu/storybook'];
const react = ['react', 'react-dom', 'react-router', '@xstate/react', 'radix-ui', 'sonner'];
const sql = ['pg', 'pg-*', 'kysely'];

const testFiles = ['test.ts', 'test.tsx', 'browser.tsx', 'stories.tsx'].map((ending) => `!**/*.${ending}`);
/** What of a package is no part of the product: it may use the machine. */
const besideProduct = [...testFiles, '!**/bench/**', '!**/testing/**'];

/** A module and everything below it. */
function whole(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, `${name}/**`]);
}

/** Relative paths that leave the package for the sources of another one. */
const acrossPackages: ImportBan = {
  patterns: ['../**/src/**', '../**/apps/**', '../**/packages/**'],
  message: 'Import another package by its name, never by a path into its sources.',
};

function never(message: string, ...names: readonly (readonly string[])[]): ImportBan {
  return { patterns: whole(names.flat()), message };
}

const toLayersAbove = (own: string, ...names: readonly (readonly string[])[]): ImportBan =>
  never(`${own} must not know this layer: imports point down only.`, ...names);

const noReactOutsideBindings = never('React bindings live in src/react only.', react);

const outsideWorld = ['window', 'document', 'localStorage', 'sessionStorage'];
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

const environment = never('Only env.ts reads the environment, as process.env.', ['process', 'node:process']);

const portalImports: readonly ImportBan[] = [
  environment,
  never('SQL belongs to apps/platform.', sql),
  never('The portal talks to the platform through @jianzhu/api-client.', ['@jianzhu/platform', '@jianzhu/storybook']),
  { patterns: ['../**/src/**', '../**/packages/**', '../**/platform/**'], message: acrossPackages.message },
];

const platformImports: readonly ImportBan[] = [
  environment,
  never('The platform renders nothing.', react),
  {
    patterns: [
      ui,
      `${ui}/**`,
      `!${ui}/tokens`,
      `!${ui}/rich-text/sanitize`,
      `!${ui}/slider-captcha/picture-time`,
      `!${ui}/slider-captcha/recorder`,
      `!${ui}/slider-captcha/rule`,
      `!${ui}/slider-captcha/messages`,
    ],
    message:
      'Of @jianzhu/ui the platform takes the design tokens (/tokens), the cleaning of HTML (/rich-text/sanitize) and the keys, movements, time and texts of the puzzle (/slider-captcha/rule, /slider-captcha/recorder, /slider-captcha/picture-time, /slider-captcha/messages).',
  },
  never('An application never imports another one.', ['@jianzhu/portal', '@jianzhu/storybook']),
  acrossPackages,
];

/**
 * The layers of the architecture, each with everything it must never know.
 * A later zone replaces an earlier one for the files that both name.
 */
export const layers: readonly Zone[] = [
  {
    name: 'domain',
    files: ['packages/domain/src/**', ...besideProduct],
    imports: [
      toLayersAbove('domain', [ui, apiClient, upload, chat, ...apps]),
      never('domain is free of frameworks, of HTTP and of the machine: take a port.', react, sql, [
        'axios',
        'fastify',
        'valtio',
      ]),
      { patterns: ['node:*'], message: 'domain runs everywhere: take what the machine offers as a port.' },
      acrossPackages,
    ],
    globals: [{ names: [...outsideWorld, ...network], message: 'domain takes the outside world as ports.' }],
  },
  {
    name: 'api-client',
    files: ['packages/api-client/src/**', ...besideProduct],
    imports: [
      toLayersAbove('api-client', [ui, upload, chat, ...apps]),
      never('api-client knows neither React, routes nor stores.', react, sql, ['valtio', 'fastify']),
      { patterns: ['node:*'], message: 'api-client runs in the browser too.' },
      acrossPackages,
    ],
    globals: [
      { names: outsideWorld, message: 'api-client never knows where tokens are kept: a SessionPort gives them.' },
    ],
  },
  ...[
    { name: 'upload', others: [ui, domain, apiClient, chat, ...apps] },
    { name: 'chat', others: [ui, domain, apiClient, upload, ...apps] },
  ].flatMap(({ name, others }): Zone[] => {
    const alone = toLayersAbove(name, others);
    const bindings = [alone, never('A published package brings no server or SQL.', sql), acrossPackages];
    return [
      { name, files: [`packages/${name}/src/**`, ...besideProduct], imports: [...bindings, noReactOutsideBindings] },
      { name: `${name}/react`, files: [`packages/${name}/src/react/**`, ...besideProduct], imports: bindings },
    ];
  }),
  {
    name: 'ui',
    files: ['packages/ui/src/**'],
    imports: [
      toLayersAbove('ui', [domain, apiClient, upload, chat, ...apps]),
      never(
        'ui gets all data through props: no routes, no stores, no calls.',
        ['react-router', 'valtio', 'axios'],
        sql,
      ),
      acrossPackages,
    ],
    globals: [{ names: ['localStorage', 'sessionStorage', ...network], message: 'ui gets all data through props.' }],
  },
  { name: 'portal', files: ['apps/portal/app/**', 'apps/portal/server/**'], imports: portalImports },
  {
    name: 'platform',
    files: ['apps/platform/src/**', ...besideProduct],
    imports: [
      ...platformImports,
      never('Only src/db opens connections: take the database from there.', ['pg', 'pg-*']),
      { patterns: ['**/db/pool*'], message: 'No module imports the pool except src/db.' },
    ],
  },
  { name: 'platform/db', files: ['apps/platform/src/db/**'], imports: platformImports },
  {
    name: 'storybook',
    files: ['apps/storybook/**'],
    imports: [
      never('Storybook shows components without a back end.', [apiClient, '@jianzhu/platform', '@jianzhu/portal'], sql),
    ],
  },
  {
    name: 'sibling-site',
    files: ['examples/**'],
    imports: [
      never('The sibling site shows that upload and chat stand alone, without React.', react, [
        ui,
        domain,
        apiClient,
        ...apps,
      ]),
    ],
  },
];

/** One zone a feature folder of the portal: a feature never imports another feature. */
export function featureZones(features: readonly string[]): Zone[] {
  return features.map((feature) => {
    const others = features.filter((other) => other !== feature);
    return {
      name: `portal/${feature}`,
      files: [`apps/portal/app/features/${feature}/**`],
      imports: [
        ...portalImports,
        {
          patterns: others.flatMap((other) => [`../${other}/**`, `../../${other}/**`, `**/features/${other}/**`]),
          message: `The feature ${feature} must not import another feature: lift what both need.`,
        },
      ].filter(({ patterns }) => patterns.length > 0),
    };
  });
}
