import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BidiConnection, connectBidi } from './bidi.ts';
import type { DrivenBrowser, DrivenTab } from './driven-browser.ts';
import { startProgram } from './program.ts';

/** Starts Debian's Firefox without a window, and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<DrivenBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'jianzhu-firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'];
  const program = startProgram('firefox-esr', options);
  const address = await program.printed(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const connection = await connectBidi(`${address}/session`);
  await connection.call('session.new', { capabilities: {} });
  await connection.call('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newTab: () => openTab(connection),
    stop: async () => {
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab({ call, onEvent }: BidiConnection): Promise<DrivenTab> {
  const { userContext } = await call('browser.createUserContext', {});
  const { context } = await call('browsingContext.create', { type: 'tab', userContext });
  const complaints: string[] = [];
  // Documents that were left: that their requests broke off is no complaint of theirs.
  const left = new Set<unknown>();
  onEvent(({ params: { level, text, source } }) => {
    const from = source as { readonly context?: unknown; readonly realm?: unknown };
    if (level === 'error' && from.context === context && !left.has(from.realm)) complaints.push(String(text));
  });
  const leave = async (): Promise<void> => {
    const { realm } = await call('script.evaluate', { expression: '0', target: { context }, awaitPromise: false });
    left.add(realm);
  };
  return {
    open: async (url) => {
      await leave();
      await call('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await leave();
      await call('browsingContext.reload', { context, wait: 'complete' });
    },
    resize: async (viewport) => void (await call('browsingContext.setViewport', { context, viewport })),
    run: async (body) => {
      const { result, exceptionDetails } = await call('script.callFunction', {
        functionDeclaration: `async () => { ${body} }`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return String((result as { readonly value?: unknown }).value);
    },
    input: async ({ type, id, actions }) =>
      void (await call('input.performActions', { context, actions: [{ type, id, actions }] })),
    chooseFile: async (value, file) => {
      const { nodes } = await call('browsingContext.locateNodes', { context, locator: { type: 'css', value } });
      const [element] = nodes as readonly { readonly sharedId: string }[];
      await call('input.setFiles', { context, element: { sharedId: element?.sharedId }, files: [file] });
    },
    complaints: async () => complaints,
    close: async () => void (await call('browser.removeUserContext', { userContext })),
  };
}
