import { expect, type Page } from '@playwright/test';
import { loginSite } from './addresses.ts';

const largeStep = 10;
/** Faster ones than a key that is held down repeats are taken for those of a program. */
const personsPressMs = 40;

/**
 * Solves the slider puzzle of a page with the arrow keys. Where the piece belongs is read from the page of sent
 * texts, which names the newest puzzle of all: when another journey has just been given one, the page offers a new
 * puzzle, and this starts again.
 */
export async function solveCaptcha(page: Page): Promise<void> {
  const state = page.getByRole('region', { name: '滑块验证' }).getByRole('status');
  await expect(async () => {
    await movePiece(page);
    await expect(state).toHaveText('验证成功', { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}

async function movePiece(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: '拼图验证图片' })).toHaveAttribute('src', /^data:/);
  const sent = await (await page.request.get(`${loginSite}/sent`)).text();
  const x = Number(/data-captcha-x>(\d+)</.exec(sent)?.[1]);
  const handle = page.getByRole('slider');
  await expect(handle).toHaveAttribute('aria-valuenow', '0');
  await handle.focus();
  const press = (key: string) => page.keyboard.press(key, { delay: personsPressMs });
  for (let step = 0; step < Math.floor(x / largeStep); step += 1) await press('Shift+ArrowRight');
  for (let step = 0; step < x % largeStep; step += 1) await press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', String(x));
  await page.keyboard.press('Enter');
}

/** The newest code that was sent to a phone. */
export async function sentCode(page: Page, phone: string): Promise<string> {
  const sent = await (await page.request.get(`${loginSite}/sent`)).text();
  const code = new RegExp(`<td>${phone}</td><td>[^<]*?(\\d{6})`).exec(sent)?.[1];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

let senders = 0;

/**
 * Asks for a code from an address of its own, as members do, who do not all sit behind one: the platform sends few
 * codes to one address in an hour.
 */
export async function askFromOwnAddress(page: Page, ask: () => Promise<void>): Promise<void> {
  senders += 1;
  const address = `198.18.${process.pid % 256}.${senders % 256}`;
  const calls = (url: URL) => url.origin === loginSite && url.pathname.includes('/api/');
  await page.route(calls, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  );
  await ask();
  await expect(page.getByText('发送成功', { exact: true })).toBeVisible();
  await page.unroute(calls);
}
