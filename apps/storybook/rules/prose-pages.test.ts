import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Channel } from 'storybook/internal/channels';
import { loadAllPresets } from 'storybook/internal/common';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const pages = globSync('pages/*.mdx', { cwd: app });

/** The plugin that compiles pages of text, as Storybook sets it up from its own configuration. */
async function mdxPlugin() {
  const presets = await loadAllPresets({
    configDir: join(app, '.storybook'),
    corePresets: [],
    overridePresets: [],
    packageJson: {},
    channel: new Channel({}),
  });
  const { plugins } = await presets.apply<{ plugins: readonly unknown[] }>('viteFinal', { plugins: [] });
  const plugin = (await Promise.all(plugins.flat())).find(isMdxPlugin);
  if (!plugin) throw new Error('Storybook compiles no pages of text: look for its plugin under another name.');
  return plugin;
}

interface MdxPlugin {
  readonly transform: { readonly handler: (source: string, id: string) => Promise<{ readonly code: string }> };
}

function isMdxPlugin(plugin: unknown): plugin is MdxPlugin {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'storybook:mdx-plugin';
}

const plugin = await mdxPlugin();

test('the rule looks at pages', () => {
  expect(pages.length).toBeGreaterThan(5);
});

test.each(pages)('%s – every table of its text is drawn as one', async (page) => {
  const source = readFileSync(join(app, page), 'utf8');
  const tables = source.match(/^\|( *:?-+:? *\|)+$/gm) ?? [];
  const compiled = await plugin.transform.handler(source, join(app, page));
  expect(compiled.code.match(/_jsxs?\(_components\.table,/g) ?? []).toHaveLength(tables.length);
});
