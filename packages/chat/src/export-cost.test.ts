import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';

/** Most bytes after gzip that one export costs a page that takes nothing else, with the libraries that it needs. */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  index: {
    createChat: 41_000,
    chatCalls: 2_000,
    createAttachmentSender: 650,
    readAttachment: 620,
    showUnreadInTitle: 560,
    notifyOfMessages: 520,
    createMessageId: 460,
    browserNotifications: 390,
    Turns: 330,
    defaultTiming: 320,
    ChatCallMissing: 310,
    ChatCallError: 280,
    writeAttachment: 270,
    chatConfig: 260,
    pageTitle: 240,
    ChatSessionError: 240,
    TokenRefused: 240,
    badgeText: 230,
    mostCharacters: 210,
  },
  'store/index': {
    Core: 7_700,
    keepState: 1_300,
    createChatState: 1_300,
    commitChanges: 350,
    clearChatState: 290,
    idleConnection: 130,
  },
  'protocol/index': {
    decodeFrame: 2_000,
    readChat: 550,
    readMessage: 550,
    readReceipt: 500,
    encodeFrame: 360,
    readChatUser: 260,
    contentFault: 190,
    socketUrl: 180,
    frameCode: 150,
    closeCode: 150,
    serverCapabilities: 110,
    maxFrameBytes: 80,
    mostCharacters: 80,
  },
  'react/index': {
    useConnection: 880,
    useChatState: 860,
  },
};

/** An entry as it is published: one file, its libraries left to the site. */
async function published(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, `${entry}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
  });
  return outputFiles[0]?.text ?? '';
}

/** What a page of a site weighs that imports one name, in bytes after gzip. */
async function costOf(name: string, contents: string): Promise<number> {
  const site: Plugin = {
    name: 'site',
    setup(bundler) {
      bundler.onResolve({ filter: /^entry$/ }, () => ({ path: 'entry', namespace: 'published', sideEffects: false }));
      bundler.onLoad({ filter: /.*/, namespace: 'published' }, () => ({ contents, resolveDir: import.meta.dirname }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: `import { ${name} } from 'entry'; console.log(${name});`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    plugins: [site],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

it.each(Object.entries(limits))(
  'each export of %s costs what it uses (DO4)',
  async (entry, most) => {
    const contents = await published(entry);
    const names = Object.keys(await import(resolve(import.meta.dirname, `${entry}.ts`)));
    const costs = await Promise.all(names.map(async (name) => [name, await costOf(name, contents)] as const));
    console.log(
      costs
        .sort((a, b) => b[1] - a[1])
        .map(([n, c]) => `${n}: ${c}`)
        .join('\n'),
    );
    expect(Object.keys(most).sort()).toEqual(names.sort());
    expect(costs.filter(([name, cost]) => cost > (most[name] ?? 0))).toEqual([]);
  },
  120_000,
);
