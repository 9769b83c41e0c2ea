import { spawn } from 'node:child_process';
import path from 'node:path';
import { PAGES } from '@jianzhu/domain/pages';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { attacks } from '../../../../packages/ui/src/rich-text/testing/attacks.ts';
import { portal, portalPort } from '../support/addresses.ts';
import { startPoisonedPlatform } from '../support/poisoned-platform.ts';
import { expectInteractive } from '../support/shell.ts';

const mark = '语料已到页面';
/** Ends whatever an attack left open, so that the next one stands on its own. */
const closer = `"'>--></textarea></title></style></script></noscript></xmp></template></select>`;
const endless = attacks.filter((attack) => attack.startsWith('<plaintext>'));
const corpus = [`<p>${mark}</p>`, ...attacks.filter((attack) => !endless.includes(attack)), ...endless].join(closer);
const suffix = '</script><script>window.attacked=1</script><img src=x onerror=window.attacked=1>';

/** Public pages, and one page of each kind of record that they lead to. */
async function publicAddresses(request: APIRequestContext): Promise<readonly string[]> {
  const pages = PAGES.filter(({ path: page, opening }) => page.startsWith('/default/') && !opening);
  const byKind = new Map<string, string>();
  const read = async (address: string) => {
    const text = await (await request.get(portal + address)).text();
    for (const [, found = ''] of text.matchAll(/href="(\/default\/[^"#]+)"/g)) {
      const { pathname, searchParams, search } = new URL(found.replaceAll('&amp;', '&'), portal);
      const [name = '', ...others] = searchParams.keys();
      if (/id$/i.test(name) && others.length === 0) byKind.set(`${pathname}?${name}`, pathname + search);
    }
  };
  for (const { path: page } of pages) await read(page);
  for (const address of [...byKind.values()]) await read(address);
  return [...pages.map(({ path: page }) => page), ...byKind.values()];
}

/** What of the attacks is alive in the page. */
function alive(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dangerous =
      'body iframe, object, embed, base, [href^="javascript:" i], [src^="javascript:" i], form[action^="javascript:" i]';
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    return [
      ...('attacked' in window ? ['a script ran'] : []),
      ...[...handlers, ...document.querySelectorAll(dangerous)].map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
}

test('no rich text of any public page runs a script, though the policy of the page would let it (13)', async ({
  browser,
  request,
}) => {
  const poisoned = await startPoisonedPlatform(corpus, suffix);
  const origin = `http://localhost:${portalPort + 7}`;
  const server = path.resolve(import.meta.dirname, '../../server/main.ts');
  const second = spawn(process.execPath, ['--conditions=@jianzhu/source', server], {
    env: {
      ...process.env,
      PORT: String(portalPort + 7),
      PLATFORM_ORIGIN: poisoned.origin,
      DEMO: '1',
      NODE_ENV: 'production',
    },
    stdio: 'ignore',
  });
  const page = await browser.newPage({ bypassCSP: true });
  try {
    const isUp = () =>
      request.get(`${origin}/default/home`).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isUp).toBe(true);
    await page.setContent(corpus);
    expect(await alive(page), 'what nobody has cleaned').toContain('a script ran');
    const shown = new Set<string>();
    const unshown = new Map<string, string>();
    for (const address of await publicAddresses(request)) {
      poisoned.takePoisoned();
      await page.goto(origin + address);
      await expectInteractive(page);
      expect(await alive(page), address).toEqual([]);
      const reached = (await page.getByText(mark).count()) > 0;
      for (const call of poisoned.takePoisoned()) {
        if (reached) shown.add(call);
        else unshown.set(call, address);
      }
    }
    // What a page loads after it has come alive was not there yet.
    for (const [call, address] of unshown) {
      if (shown.has(call)) continue;
      await page.goto(origin + address);
      await expect(page.getByText(mark).first(), `${call} on ${address}`).toBeVisible();
      expect(await alive(page), address).toEqual([]);
    }
    expect(shown.size).toBeGreaterThan(8);
  } finally {
    await page.close();
    second.kill();
    poisoned.close();
  }
});
