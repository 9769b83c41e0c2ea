import { expect, test } from 'vitest';
import { documentModules, moduleGraph, staticImports } from './module-graph.ts';

const html = `<link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/root.css"/>
<script type="module" async="">import * as route0 from "/assets/root.js";
window.manifest = {"module": "/assets/other-page.js"};
import("/assets/entry.js");</script><script>import("/assets/no-module.js")</script>`;

test('takes the preloads and imports of the document, and nothing that its data names', () => {
  expect(documentModules(html)).toEqual(['/assets/root.js', '/assets/entry.js']);
});

test('reads static imports of built code and leaves dynamic ones', () => {
  const code = `import{a as b}from"./a.js";import c,{d}from"./c.js";import"./e.js";import*as f from"./f.js";export{b}from"./g.js";
const h=()=>import("./lazy.js");export{h as from};const text="import'./text.js'";`;
  expect(staticImports(code)).toEqual(['./a.js', './c.js', './e.js', './f.js', './g.js']);
});

test('follows imports to their end, cycles included', async () => {
  const scripts: Readonly<Record<string, string>> = {
    'http://x/assets/root.js': 'import"./shared.js";',
    'http://x/assets/entry.js': 'import{a}from"./shared.js";import("./lazy.js");',
    'http://x/assets/shared.js': 'import"./root.js";import"./deep.js";',
    'http://x/assets/deep.js': '',
  };
  const graph = await moduleGraph(html, 'http://x/default/home', async (address) => scripts[address] ?? '');
  expect([...graph.keys()].toSorted()).toEqual(Object.keys(scripts).toSorted());
});
