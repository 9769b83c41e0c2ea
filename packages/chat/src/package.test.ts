import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chatConfig, createChat, type SocketLike } from './index.ts';
import { createFakeSurroundings } from './testing/fake-surroundings.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const source = (path: string): string => resolve(import.meta.dirname, path);

/** Every library that a module leads to, types left out. */
function librariesOf(entry: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(entry)) return found;
  seen.add(entry);
  const imports = readFileSync(entry, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gms);
  for (const [, name = ''] of imports) {
    if (!name.startsWith('.')) found.add(name);
    else for (const library of librariesOf(resolve(dirname(entry), name), seen)) found.add(library);
  }
  return found;
}

describe('the package', () => {
  it.each([
    ['store/index.ts', ['valtio/vanilla']],
    ['protocol/index.ts', []],
    ['react/index.ts', ['react', 'valtio/vanilla']],
    ['testing/index.ts', []],
    ['index.ts', ['rxjs', 'valtio/vanilla', 'xstate']],
  ])('%s leads to no other libraries than it must (DO3, R-CHAT-050)', (entry, libraries) => {
    expect([...librariesOf(source(entry))].sort()).toEqual(libraries);
  });

  it('packs what its README links to, and stands beside any React from 18 on (DO5)', () => {
    const { files, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(source('../package.json'), 'utf8'),
    );
    const links = readFileSync(source('../README.md'), 'utf8').matchAll(/\]\((?!https?:|#)([^)]+)\)/g);
    expect([...links].map(([, path]) => path).filter((path) => !files.includes(path))).toEqual([]);
    expect(files).toContain('SPEC.md');
    expect(peerDependencies.react).toBe('>=18');
    expect(peerDependenciesMeta.react.optional).toBe(true);
  });

  it('starts from the settings of the specification (CF1, R-CHAT-006, R-CHAT-007, R-CONST-044)', () => {
    expect(chatConfig).toEqual({ httpScheme: 'https', socketScheme: 'wss', client: 'pc', uploadType: 'vim' });
  });

  it('takes the WebSocket of the platform (CF1, R-CHAT-051)', async () => {
    const opened: string[] = [];
    const usual = globalThis.WebSocket;
    class Recorder implements Partial<SocketLike> {
      readonly readyState = 0;
      constructor(url: string) {
        opened.push(url);
      }
      close(): void {}
    }
    Object.assign(globalThis, { WebSocket: Recorder });
    const clock = createVirtualClock();
    const surroundings = createFakeSurroundings();
    const chat = createChat({
      url: 'wss://im.example.cn/socket',
      getToken: async () => 'token',
      api: {
        lookupUser: async () => null,
        listChats: async () => [],
        createChat: async () => undefined,
        markRead: async () => undefined,
        removeChat: async () => undefined,
      },
      environment: { clock, surroundings },
    });
    chat.login({ id: 'me', name: '', avatar: '' });
    await clock.settle();
    chat.dispose();
    Object.assign(globalThis, { WebSocket: usual });
    expect(opened[0]).toMatch(/^wss:\/\/im\.example\.cn\/socket\?token=token&client=pc&uuid=/);
  });
});
