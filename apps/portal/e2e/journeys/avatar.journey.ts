import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enterAsNewcomer } from '../support/newcomer.ts';
import { drawHalves, middleColour, type PictureFile } from '../support/pictures.ts';
import { expectInteractive } from '../support/shell.ts';

const edit = '/user/default/edit';

function profileOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '裁剪头像' });
  const field = page.getByRole('group', { name: '头像' });
  return {
    dialog,
    field,
    stage: dialog.getByRole('button', { name: /^移动图片/ }),
    use: dialog.getByRole('button', { name: '使用此头像' }),
    save: page.getByRole('button', { name: '保存' }),
    conflict: page.getByRole('dialog', { name: /修改/ }),
    /** In the header of the member's pages. */
    shown: page.getByRole('banner').locator('img[src*="/avatar/"]'),
    async open() {
      await page.goto(edit);
      await expectInteractive(page);
      // A newcomer has none yet, and no profile is saved without.
      await page.getByLabel('昵称').fill('陈新宇');
    },
    async choose(file: PictureFile) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: '选择图片' }).click();
      await (await chooser).setFiles(file);
    },
  };
}

test('a picture is chosen, cut by keys, saved and seen in the header, and taken away again (domain rules 28)', async ({
  page,
  problems,
}) => {
  // The recorder of traces asks for the opened picture.
  problems.expect(/Connecting to 'blob:/);
  await enterAsNewcomer(page);
  const { open, choose, dialog, field, stage, use, save, shown } = profileOf(page);
  await open();
  await choose({ name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(field).toContainText('图片无法打开，请换一张');

  await choose(await drawHalves(page, '#f00', '#00f'));
  await stage.focus();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('Shift+ArrowLeft');
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '选择图片' })).toBeFocused();
  await save.click();
  await expect(page).toHaveURL('/user/default');
  const address = (await shown.getAttribute('src')) ?? '';
  const [red = 255, , blue = 0] = await middleColour(page, address);
  expect([red < 60, blue > 200]).toEqual([true, true]);
  await page.reload();
  await expect(shown).toHaveAttribute('src', address);

  await open();
  await page.getByRole('button', { name: '移除头像' }).click();
  await expect(page.getByRole('button', { name: '选择图片' })).toBeFocused();
  await save.click();
  await expect(page).toHaveURL('/user/default');
  await expect(shown).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});

test('two windows with two pictures: both are shown to choose from', async ({ page, context, problems }) => {
  problems.expect(/Connecting to 'blob:/);
  await enterAsNewcomer(page);
  const mine = profileOf(page);
  await mine.open();
  const otherPage = await context.newPage();
  const theirs = profileOf(otherPage);
  await theirs.open();
  await theirs.choose(await drawHalves(otherPage, '#0f0', '#0f0'));
  await theirs.use.click();
  await expect(theirs.dialog).toBeHidden();
  await theirs.save.click();
  await expect(otherPage).toHaveURL('/user/default');

  await mine.choose(await drawHalves(page, '#f00', '#f00'));
  await mine.use.click();
  await expect(mine.dialog).toBeHidden();
  await mine.save.click();
  await expect(mine.conflict.locator('img')).toHaveCount(2);
  const widths = () =>
    mine.conflict.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth));
  // The saved one comes as wide as it is shown, the other is in this window.
  await expect.poll(widths).toEqual([128, 200]);
  await mine.conflict.getByRole('radio', { name: '我的值：图片' }).check();
  await mine.conflict.getByRole('button', { name: /^合并并保存/ }).click();
  await expect(page).toHaveURL('/user/default');
  const [red = 0, green = 255] = await middleColour(page, (await mine.shown.getAttribute('src')) ?? '');
  expect(red).toBeGreaterThan(green);
});

test('on a phone the picture is moved by a finger', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await enterAsNewcomer(page);
  const { open, choose, dialog, stage, use, save, shown } = profileOf(page);
  await open();
  await choose(await drawHalves(page, '#f00', '#00f'));
  const box = await stage.boundingBox();
  if (!box) throw new Error('The cropper is not shown');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touches = await context.newCDPSession(page);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 100, y }] });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await use.tap();
  await expect(dialog).toBeHidden();
  await save.tap();
  await expect(page).toHaveURL('/user/default');
  await page.setViewportSize({ width: 1440, height: 900 });
  const [red = 255, , blue = 0] = await middleColour(page, (await shown.getAttribute('src')) ?? '');
  expect(blue).toBeGreaterThan(red);
  await context.close();
});
