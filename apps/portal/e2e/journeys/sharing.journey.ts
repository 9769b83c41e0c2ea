import { knownPolicy } from '../conformance/public-acts.ts';
import { expect, test } from '../support/journey.ts';
import { expectInteractive } from '../support/shell.ts';

test('an article is passed on as a link, and as a picture with its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await knownPolicy(page));
  await expectInteractive(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();

  await page.getByRole('button', { name: '分享', exact: true }).click();
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.get('id')).toBe(new URL(page.url()).searchParams.get('id'));

  await page.getByRole('button', { name: '分享图片' }).click();
  const dialog = page.getByRole('dialog', { name: '分享图片' });
  const picture = dialog.getByRole('img', { name: `《${title}》的分享图片` });
  await expect(picture).toBeVisible();
  const drawn = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.drawImage(image, 0, 0);
    const reds = context.getImageData(370, 780, 320, 1).data.filter((_, index) => index % 4 === 0);
    return { size: [canvas.width, canvas.height], edges: reds.filter((red, at) => red !== reds[at - 1]).length };
  });
  expect(drawn.size).toEqual([750, 1000]);
  // A line through the code changes between dark and light many times.
  expect(drawn.edges).toBeGreaterThan(10);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存图片' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
