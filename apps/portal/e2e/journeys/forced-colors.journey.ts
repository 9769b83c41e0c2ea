import type { Locator, Page } from '@playwright/test';
import { buyer } from '../support/accounts.ts';
import { home, loginSite, memberCentre, messageList, newsList, uploadPage } from '../support/addresses.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { openDrawer } from '../support/notices.ts';
import { shell } from '../support/shell.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Fields and buttons without an edge, of their own or of the box that they fill. */
async function withoutEdge(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(async () => {
    // What is measured by scripts is drawn anew in the frame after that of the new width.
    for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'] as const;
      const bordered = sides.every(
        (side) =>
          style.getPropertyValue(`border-${side}-style`) !== 'none' &&
          style.getPropertyValue(`border-${side}-width`) !== '0px',
      );
      return bordered || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
    };
    const boxOf = (target: Element) => {
      const inner = target.getBoundingClientRect();
      let box: Element | null = target;
      while (box) {
        const outer = box.getBoundingClientRect();
        if (outer.height - inner.height > 24 || outer.width - inner.width > 260) return null;
        if (hasEdge(box)) return box;
        box = box.parentElement;
      }
      return null;
    };
    const native = 'input[type=checkbox], input[type=radio], input[type=hidden], input[type=file]';
    return [...document.querySelectorAll('button, input, select, textarea, summary')]
      .filter((target) => !target.matches(native) && target.checkVisibility())
      .filter((target) => target.getBoundingClientRect().width > 1 && getComputedStyle(target).clipPath === 'none')
      .filter((target) => boxOf(target) === null)
      .map(
        (target) => `${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent} ${target.className}`,
      );
  });
}

test('every field and button has an edge in forced colours at any width (6.9)', async ({ page, context }) => {
  const expectEdges = async (address: string) => {
    await page.goto(address);
    for (const width of [390, 1366]) expect(await withoutEdge(page, width), `${address} at ${width}`).toEqual([]);
  };
  const open = [home, newsList, '/default/home/help', '/sign-up2', `${loginSite}/login`, `${loginSite}/register`];
  for (const address of open) await expectEdges(address);
  await enterAs(context, buyer);
  for (const address of [messageList, memberCentre, '/user/customer-message-list', uploadPage]) {
    await expectEdges(address);
  }
});

test('the search of the banner is a box with a button in it in forced colours (6.9)', async ({ page }) => {
  await page.goto(home);
  const bar = shell(page).search.locator('..');
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
  const submit = bar.getByRole('button');
  expect(await submit.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
});

test('buildings of the supervision plan keep their outline in forced colours (6.9)', async ({ page }) => {
  await page.goto(home);
  const plan = page.getByRole('region', { name: '智慧监管', exact: true }).getByRole('img').first();
  expect(await plan.evaluate((drawing) => getComputedStyle(drawing).backgroundColor)).not.toMatch(
    /^rgba?\(0, 0, 0, 0\)|255, 255, 255/,
  );
});

test('what lies over the page has an edge against it in forced colours (6.9)', async ({ page, context }) => {
  await enterAs(context, buyer);
  await page.goto(newsList);
  const { drawer, logout, logoutDialog } = shell(page);
  const edgeOf = (over: Locator) => over.evaluate((element) => getComputedStyle(element).outlineStyle);
  await openDrawer(page);
  expect(await edgeOf(drawer)).toBe('solid');
  await page.keyboard.press('Escape');
  await logout.click();
  expect(await edgeOf(logoutDialog)).toBe('solid');
});
