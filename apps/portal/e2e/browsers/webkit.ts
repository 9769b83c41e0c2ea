import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { DrivenBrowser, DrivenTab } from './driven-browser.ts';
import { freePort } from './free-port.ts';
import { startProgram } from './program.ts';

const capabilities = {
  alwaysMatch: {
    // The test looks at a page while it loads, to hear its first complaints.
    pageLoadStrategy: 'none',
    timeouts: { script: 60_000 },
    'webkitgtk:browserOptions': {
      binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      args: ['--automation'],
    },
  },
};

/** Without the wide buttons of its toolbar, so that the window of WebKit's own browser can be as narrow as a phone. */
const narrowToolbar = 'button, entry, toolbutton, toolitem, tab { min-width: 0; padding: 0; margin: 0; }';

/** The key of a reference to an element, as the standard has it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts Debian's WebKitGTK on a screen that nobody sees, and drives it over WebDriver. */
export async function startWebkit(): Promise<DrivenBrowser> {
  const settings = await mkdtemp(path.join(tmpdir(), 'jianzhu-webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), narrowToolbar);
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await screen.printed(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: settings,
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return {
    newTab: () => openTab(origin),
    stop: async () => {
      await driver.stop();
      await screen.stop();
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @throws Error - with the driver's words, if it refuses */
async function send(method: string, address: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value }: { readonly value: unknown } = await response.json();
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Keeps what the page complains about from now on, once a document; says whether this one is new. */
const listen = `
  if (window.jianzhuLeft) return '';
  if (!window.jianzhuComplaints) {
    const complaints = (window.jianzhuComplaints = []);
    const tell = console.error;
    console.error = (...said) => { complaints.push(said.map(String).join(' ')); tell.apply(console, said); };
    addEventListener('error', ({ message, target }) => complaints.push('uncaught: ' + (message || target.src || target.href)), true);
    addEventListener('unhandledrejection', ({ reason }) => complaints.push('rejected: ' + reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI));
  }
  return document.readyState;
`;

async function openTab(origin: string): Promise<DrivenTab> {
  const opened = (await send('POST', `${origin}/session`, { capabilities })) as { readonly sessionId: string };
  const session = `${origin}/session/${opened.sessionId}`;
  const complaints: string[] = [];
  const run = async (body: string): Promise<string> => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', `${session}/execute/async`, { script, args: [] });
    const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return String(value);
  };
  const collect = async (): Promise<void> => {
    const found: unknown = JSON.parse(await run('return JSON.stringify((window.jianzhuComplaints ?? []).splice(0))'));
    complaints.push(...(found as readonly string[]));
  };
  const load = async (method: 'url' | 'refresh', body: object): Promise<void> => {
    await collect();
    await run('window.jianzhuLeft = true');
    await send('POST', `${session}/${method}`, body);
    // As fast as the driver answers: the page's own scripts are on their way.
    const options = { timeout: 30_000, intervals: [0] };
    await expect.poll(() => run(listen).catch(String), options).toBe('complete');
  };
  return {
    open: (url) => load('url', { url }),
    reload: () => load('refresh', {}),
    resize: async ({ width, height }) => void (await send('POST', `${session}/window/rect`, { width, height })),
    run,
    input: async ({ type, id, actions }) =>
      void (await send('POST', `${session}/actions`, { actions: [{ type, id, actions }] })),
    chooseFile: async (value, text) => {
      const found = await send('POST', `${session}/element`, { using: 'css selector', value });
      const element = (found as Readonly<Record<string, string>>)[elementKey];
      await send('POST', `${session}/element/${element}/value`, { text });
    },
    complaints: async () => {
      await collect();
      return complaints;
    },
    close: async () => void (await send('DELETE', session)),
  };
}
