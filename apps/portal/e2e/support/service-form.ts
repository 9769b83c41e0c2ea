import { expect, type Page } from '@playwright/test';
import { newPicture, unusedName } from './uploads.ts';

/** Chooses an option of a field. */
export async function pick(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Puts a new picture where a cover is asked for. */
export async function putCover(page: Page) {
  const cover = page.getByRole('group', { name: '封面图' });
  await cover.locator('input[type=file]').setInputFiles(newPicture(unusedName('封面', 'png')));
  await expect(cover.getByRole('img', { name: '封面图' })).toBeVisible();
}

/** Types into an editor of rich text. */
export async function write(page: Page, name: string, text: string) {
  const editor = page.getByRole('textbox', { name });
  await editor.click();
  await page.keyboard.type(text);
}

/** Fills the form of a service that is sold by one package, of 1800 yuan. */
export async function fillService(page: Page, title: string) {
  await page.getByRole('textbox', { name: '服务名称' }).fill(title);
  await pick(page, '服务类型', '造价咨询');
  await putCover(page);
  await page.getByRole('combobox', { name: '服务区域' }).fill('全省');
  await page.getByRole('option', { name: '全省', exact: true }).click();
  await pick(page, '收费方式', '套餐');
  await page.getByRole('button', { name: '添加套餐', exact: true }).click();
  const pack = page.getByRole('group', { name: '套餐1' });
  await pack.getByRole('textbox', { name: '套餐名称' }).fill('基础');
  await pack.getByRole('textbox', { name: '套餐价格' }).fill('1800');
  await pack.getByRole('textbox', { name: '周期(天)' }).fill('7');
  await pack.getByRole('textbox', { name: '套餐内容（每行一条）' }).fill('取样\n送检');
  await pick(page, '计价单位', '次');
  await page.getByRole('textbox', { name: '服务周期(天)' }).fill('10');
  await pick(page, '退款规则', '未开始可全额退款');
  await page.getByRole('button', { name: '添加步骤', exact: true }).click();
  const step = page.getByRole('group', { name: '步骤1' });
  await step.getByRole('textbox', { name: '步骤名称' }).fill('受理');
  await step.getByRole('textbox', { name: '步骤说明' }).fill('核对委托资料');
  await write(page, '服务详情', '按规范取样并送有资质的检测机构，七个工作日内出具复试报告。');
}
