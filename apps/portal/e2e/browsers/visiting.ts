import { type APIRequestContext, expect } from '@playwright/test';
import { axe, findings } from '../support/accessibility.ts';
import type { Account } from '../support/accounts.ts';
import { portal } from '../support/addresses.ts';
import { type Login, logIn, sharedCookies } from '../support/login.ts';
import type { DrivenTab, InputStep, Passed } from './driven-browser.ts';

/** Runs a function in the page; it may use nothing but its arguments and the page. */
export async function inPage<Args extends readonly Passed[], Result extends Passed>(
  tab: DrivenTab,
  act: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const text = await tab.run(`return JSON.stringify(await (${act})(...${JSON.stringify(args)}));`);
  // What the function returned, as it went through JSON.
  return JSON.parse(text) as Result;
}

/** Waits until an element that has this text, or any, is shown. */
export function expectShown(tab: DrivenTab, selector: string, text = ''): Promise<void> {
  return expect.poll(() => inPage(tab, isShown, selector, text).catch(String), `${selector} ${text}`).toBe(true);
}

function isShown(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
  );
}

/** Waits until the address of the page is one that is wanted. */
export function expectAt(tab: DrivenTab, address: RegExp): Promise<void> {
  return expect.poll(() => inPage(tab, () => location.href).catch(String)).toMatch(address);
}

/** Waits until the page's scripts have taken it over. */
export function expectTakenOver(tab: DrivenTab): Promise<void> {
  return expect
    .poll(() => inPage(tab, isTakenOver).catch(String), { message: 'taken over by scripts', timeout: 30_000 })
    .toBe(true);
}

function isTakenOver(): boolean {
  return Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
}

/** No finding of axe on the page as it stands. */
export async function expectNoFindings(tab: DrivenTab): Promise<void> {
  const judge = `return JSON.stringify(await ${findings});`;
  expect(JSON.parse(await tab.run(`if (!window.axe) { ${axe} }; ${judge}`)), 'findings of axe').toEqual([]);
}

/** Presses in the middle of the first shown element with this text. */
export async function press(tab: DrivenTab, selector: string, text = ''): Promise<void> {
  await expectShown(tab, selector, text);
  const { x, y } = await inPage(tab, middleOf, selector, text);
  const at = { type: 'pointerMove', x, y, duration: 0 } as const;
  const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] as const;
  await tab.input({ type: 'pointer', id: 'mouse', actions });
}

function middleOf(selector: string, text: string): { x: number; y: number } {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
  );
  if (shown === undefined) throw new Error(`no ${selector} ${text}`);
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** The key Enter, as WebDriver writes it. */
export const ENTER = '\uE007';

/** Types into what has the focus, key by key. */
export async function type(tab: DrivenTab, text: string): Promise<void> {
  const actions = [...text].flatMap((value): InputStep[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await tab.input({ type: 'key', id: 'keyboard', actions });
}

/** Lets a member come in, as a site under the same host name would. */
export async function enter(
  tab: DrivenTab,
  request: APIRequestContext,
  account: Pick<Account, 'phone'>,
  device: string,
): Promise<Login> {
  const login = await logIn(request, account);
  await tab.open(`${portal}/download-h5`);
  await expectTakenOver(tab);
  await inPage(tab, setCookies, { ...sharedCookies(login), ChatDevice: device });
  return login;
}

function setCookies(values: Readonly<Record<string, string>>): null {
  for (const [name, value] of Object.entries(values)) {
    // biome-ignore lint/suspicious/noDocumentCookie: both browsers know it; their ways for drivers differ.
    document.cookie = `${name}=${value}; path=/`;
  }
  return null;
}
