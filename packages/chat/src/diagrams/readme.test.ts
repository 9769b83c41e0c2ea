import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import * as valtio from 'valtio/vanilla';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as chat from '../index.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createVirtualClock } from '../testing/virtual-clock.ts';
import { withDiagram } from './readme-diagram.ts';

const packageFolder = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');

/** The code between two marks of the README, as a reader copies it. */
function exampleOf(mark: string): string {
  const code = readme.split(`<!-- ${mark} -->`)[1]?.match(/```ts\n([\s\S]*?)```/)?.[1];
  if (code === undefined) throw new Error(`the README has no code at ${mark}`);
  return code;
}

/** What an example exports, run with these modules in place of those that it imports. */
function run(code: string, modules: Readonly<Record<string, object>>): Record<string, (...args: never[]) => unknown> {
  const plain = stripTypeScriptTypes(code)
    .replace(/import (\{[^}]*\}) from '([^']+)';/g, "const $1 = modules['$2'];")
    .replace(/^export (async function|function) (\w+)/gm, 'exports.$2 = $2; $1 $2');
  const exports = {};
  new Function('modules', 'exports', plain)(modules, exports);
  return exports;
}

it('the diagram in the README is that of the machine (DO1)', () => {
  expect(withDiagram(readme)).toBe(readme);
});

it('its examples compile as they stand, under strict rules (DO2)', () => {
  // Inside the package, so that its own name and its libraries are found.
  const folder = join(packageFolder, 'node_modules/.readme');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const mark of ['example', 'example: use'])
    writeFileSync(join(folder, `${mark.replace(/\W+/g, '-')}.ts`), exampleOf(mark));
  const compilerOptions = {
    ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es2024', 'dom', 'dom.iterable'] },
    ...{ customConditions: ['@jianzhu/source'], allowImportingTsExtensions: true, skipLibCheck: true, types: [] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
}, 60_000);

it('its examples log a user in, send, say why not, and end with a kick (DO2, R-PKG-006)', async () => {
  const clock = createVirtualClock();
  const server = createFakeServer({ clock, version: 2, userOf: () => 'u1' });
  server.store.addChat('c9', ['u1', 'u2']);
  const answer = { imUser: { id: 'u1', name: '张三', avatar: '' }, token: 't', socketPath: '/api/sys/chat/socket' };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, data: answer }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const environment = { clock, openSocket: server.openSocket };
  const inWorld = (options: chat.ChatOptions) => chat.createChat({ ...options, api: server.api('u1'), environment });
  const modules = { '@jianzhu/chat': { ...chat, createChat: inWorld }, 'valtio/vanilla': valtio };
  const { startChat } = run(exampleOf('example'), modules);
  const { greet } = run(exampleOf('example: use'), modules);
  // The example's own types are those that it declares.
  const start = startChat as unknown as (host: string, token: () => string, device: () => string) => Promise<chat.Chat>;
  const say = greet as unknown as (of: chat.Chat, id: string, text: string, show: object) => Promise<string | null>;
  const started = await start(
    'im.example.cn',
    () => 'platform',
    () => 'device-1',
  );
  await clock.advance(100);
  expect(started.state.connection.phase).toBe('ready');
  const show = vi.fn();
  const sent = say(started, 'c9', '您好', show);
  await clock.advance(100);
  expect(await sent).toBeNull();
  expect(show).toHaveBeenLastCalledWith(['您好']);
  expect(await say(started, 'c9', ' ', show)).toBe('请输入消息内容');
  for (const connection of server.connections) connection.send({ kind: 'elsewhere', uuid: 'device-2' });
  await clock.advance(100);
  expect(started.state.connection).toMatchObject({ phase: 'closed' });
  expect(started.user).toBeNull();
  started.dispose();
});
