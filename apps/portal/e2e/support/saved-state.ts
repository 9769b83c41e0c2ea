import type { Page } from '@playwright/test';

/** The state that a page has saved in local storage under a key, decoded; null when there is none. */
export async function savedState(page: Page, key: 'user' | 'equipment' | 'userStore'): Promise<unknown> {
  const raw = await page.evaluate((name) => localStorage.getItem(name), key);
  if (raw === null) return null;
  const [prefix, encoded = ''] = raw.split('.');
  if (prefix !== 'j1') throw new Error(`${key} is not encoded: ${raw.slice(0, 20)}`);
  return JSON.parse(Buffer.from(encoded, 'base64url').toString());
}

/** Names of everything in local storage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}
