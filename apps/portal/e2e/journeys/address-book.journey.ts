import { buyer, demoPerson, reader } from '../support/accounts.ts';
import { addressBook, addressCards, addressForm, addressList, open, paste } from '../support/address-book.ts';
import { expect, test } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';
import { enterAs } from '../support/login.ts';
import { expectInteractive } from '../support/shell.ts';

test('two browsers change one address: both sides are shown, one is chosen, nothing is lost', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(context, demoPerson(33));
  await open(page, addressList);
  await page.getByRole('link', { name: '修改' }).first().click();
  const mine = addressBook(page);
  await mine.field('收货人').fill('我方收货人');
  await mine.field('工地/仓库名称').fill('我方工地');

  const other = await browser.newContext();
  await enterAs(other, demoPerson(33));
  const otherPage = await other.newPage();
  await open(otherPage, page.url());
  const theirs = addressBook(otherPage);
  // What the first browser keeps is offered here as well: it is the same person.
  await expect(theirs.field('收货人')).not.toHaveValue('');
  const drop = theirs.button('放弃草稿');
  if (await drop.isVisible()) await drop.click();
  await theirs.field('收货人').fill('对方收货人');
  await theirs.field('邮政编码').fill('130999');
  await theirs.save.click();
  await expect(theirs.saved).toBeVisible();
  await other.close();

  await mine.save.click();
  await expect(mine.conflict).toContainText('两边改动不同的有1处');
  await expect(mine.conflict).toContainText('邮政编码');
  const save = mine.conflict.getByRole('button', { name: /^合并并保存/ });
  await expect(save).toBeDisabled();

  await page.keyboard.press('Escape');
  await expect(mine.field('收货人')).toHaveValue('我方收货人');
  await mine.save.click();
  await mine.conflict.getByRole('radio', { name: /对方收货人/ }).check();
  await save.click();
  await expect(mine.saved).toBeVisible();
  await expect(page).toHaveURL(addressList);
  await mine.row('对方收货人').getByRole('link', { name: '修改' }).click();
  await expect(mine.field('收货人')).toHaveValue('对方收货人');
  await expect(mine.field('工地/仓库名称')).toHaveValue('我方工地');
  await expect(mine.field('邮政编码')).toHaveValue('130999');
});

test('a save whose answer is lost is kept as a draft, and sent again it has one effect', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await enterAs(context, demoPerson(34));
  await open(page, addressForm);
  const { save, saved, row, button, field } = addressBook(page);
  await paste(page, '断网人 13800138034 吉林省长春市朝阳区人民大街34号断网工地');
  const keys: string[] = [];
  await page.route('**/address/save', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await save.click();
  await expect(page.getByText(/网络连接失败.*重试不会重复提交/)).toBeVisible();
  await expect(field('收货人')).toHaveValue('断网人');
  await button('重试').click();
  await expect(saved).toBeVisible();
  await expect(row('断网人')).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('what is left in a form is offered when it is opened again, and taken up or dropped', async ({
  page,
  context,
}) => {
  await enterAs(context, demoPerson(39));
  await open(page, addressForm);
  const { field, button, keptDraft } = addressBook(page);
  await field('收货人').fill('草稿人');
  await expect(keptDraft).toBeVisible();
  await page.getByRole('link', { name: '取消' }).click();
  await expect(page).toHaveURL(addressList);

  await addressBook(page).add.click();
  await expect(page.getByRole('heading', { level: 1, name: '新增收货地址' })).toBeFocused();
  await expect(page.getByText(/填写的内容尚未保存/)).toBeVisible();
  await expect(field('收货人')).toHaveValue('');
  await button('继续编辑').click();
  await expect(field('收货人')).toHaveValue('草稿人');

  await page.reload();
  await button('放弃草稿').click();
  await expect(page.getByText(/填写的内容尚未保存/)).toBeHidden();
  await expect(field('收货人')).toHaveValue('');
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(/填写的内容尚未保存/).isVisible();
    })
    .toBe(false);
});

test('leaving asks while something would be lost, and not once it is kept', async ({ page, context, problems }) => {
  problems.expect(/Failed to load resource/);
  await enterAs(context, demoPerson(40));
  await open(page, addressForm);
  const { field, question } = addressBook(page);
  let isHeld = true;
  await page.route('**/draft/save', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.continue();
  });
  await field('收货人').fill('未存人');
  await page.getByRole('link', { name: '取消' }).click();
  await expect(question).toContainText('当前内容尚未保存，确定离开？');
  await question.getByRole('button', { name: '留在本页' }).click();
  await expect(field('收货人')).toHaveValue('未存人');
  isHeld = false;
  await expect(addressBook(page).keptDraft).toBeVisible();
  await page.getByRole('link', { name: '取消' }).click();
  await expect(page).toHaveURL(addressList);
});

test('a form that is wrong says so beside its fields and leads to the first', async ({ page, context }) => {
  await enterAs(context, demoPerson(32));
  await open(page, addressForm);
  const { field, save } = addressBook(page);
  await field('详细地址').fill('太短');
  await save.click();
  const main = page.getByRole('region', { name: '收货信息' });
  for (const text of ['请输入收货人', '请输入11位手机号！', '请选择省/市/区', '详细地址长度为5到100个字'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(field('收货人')).toBeFocused();
  await field('收货人').fill('张');
  await expect(main.getByText('请输入收货人')).toBeHidden();
  await expect(field('收货人')).toBeFocused();
});

test('the map gives point, region and detail to the form, and what was typed stays', async ({ page, context }) => {
  await enterAs(context, demoPerson(36));
  await open(page, addressForm);
  const { field, button } = addressBook(page);
  await paste(page, '选址人 13800138036 吉林省长春市南关区人民大街36号');
  await field('工地/仓库名称').fill('地图工地');
  await page.getByRole('link', { name: '地图选址' }).click();
  await expect(page.getByText('地图服务未配置，已使用离线地点库')).toBeVisible();
  await page.getByPlaceholder('请输入地址关键字').fill('吉林站');
  await page.getByRole('option', { name: /^吉林站/ }).click();
  await expect(page.getByText(/^已选位置：吉林省吉林市/)).toBeVisible();
  await expect(page.getByText('所选位置与所在地区不一致，是否以地图位置为准？')).toBeVisible();
  const point = page.getByText(/^已定位：/);
  const before = await point.textContent();
  await page.getByRole('button', { name: /^图钉/ }).press('ArrowRight');
  await expect(point).not.toHaveText(before ?? '');
  await button('确定').click();
  await expect(field('收货人')).toHaveValue('选址人');
  await expect(field('工地/仓库名称')).toHaveValue('地图工地');
  await expect(field('所在地区')).toContainText('吉林市');
  await expect(field('详细地址')).toHaveValue(/吉林站/);

  await page.getByRole('link', { name: '地图选址' }).click();
  await expect(page.getByRole('button', { name: /^图钉/ })).toBeVisible();
  await page.goBack();
  await expect(field('工地/仓库名称')).toHaveValue('地图工地');
  await addressBook(page).save.click();
  await expect(addressBook(page).row('选址人')).toContainText('吉林市');
});

test('an address is chosen from cards for the page that asked, and for no foreign one', async ({ page, context }) => {
  await enterAs(context, demoPerson(35));
  await open(page, `${addressCards}?back=${encodeURIComponent('/user/password?from=card')}`);
  const use = page.getByRole('link', { name: '使用该地址' });
  await page.getByRole('radio').last().check();
  await use.click();
  await expect(page).toHaveURL(/\/user\/password\?from=card&addressId=\d+$/);
  await open(page, `${addressCards}?back=${encodeURIComponent('//evil.example/')}`);
  await expect(use).toHaveAttribute('href', /^\/user\/building-materials\/addInquirySheet\?addressId=\d+$/);
});

test('on a phone addresses are cards; the default moves, and a deletion asks', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(context, demoPerson(38));
  await open(page, addressForm);
  const { rows, row, question, save, saved } = addressBook(page);
  await paste(page, '移动人 13800138038 吉林省长春市朝阳区人民大街38号南院');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(addressList);
  const card = row('移动人');
  const before = await rows.count();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await card.getByRole('button', { name: '设为默认' }).click();
  await expect(page.getByText('已设为默认地址')).toBeVisible();
  await expect(rows.first()).toContainText('移动人');
  await card.getByRole('button', { name: '删除' }).click();
  await expect(question).toContainText('确定删除该收货地址？删除后不可恢复');
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('several addresses are deleted together; what another has changed stays, and says why', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(context, demoPerson(41));
  const { rows, row, question, save, saved, button } = addressBook(page);
  await open(page, addressForm);
  await paste(page, '多选人 13800138041 吉林省长春市朝阳区人民大街41号');
  await save.click();
  await expect(saved).toBeVisible();
  await open(page, addressList);
  const before = await rows.count();

  const other = await browser.newContext();
  await enterAs(other, demoPerson(41));
  const otherPage = await other.newPage();
  await open(otherPage, addressList);
  await addressBook(otherPage).row('多选人').getByRole('link', { name: '修改' }).click();
  await addressBook(otherPage).field('邮政编码').fill('130041');
  await addressBook(otherPage).save.click();
  await expect(addressBook(otherPage).saved).toBeVisible();
  await other.close();

  const all = page.getByRole('checkbox', { name: '选择本页全部' });
  await tabTo(page, all);
  await page.keyboard.press('Space');
  await expect(page.getByText(`已选${before}项`)).toBeVisible();
  await button('删除').first().click();
  await expect(question).toContainText(`确定删除选中的${before}条收货地址？删除后不可恢复`);
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(`${before - 1}条已删除，1条失败：数据已被他人修改，请刷新后重试`)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(row('多选人')).toBeVisible();
  // It is still selected, as it is now: a second try knows what it deletes.
  await button('删除').first().click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('还没有收货地址')).toBeVisible();
});

test('a file holds what the list is filtered by, in its order', async ({ page, context }) => {
  await enterAs(context, demoPerson(42));
  await open(page, `${addressList}?tag=3&sort=-receiver`);
  const { rows, button } = addressBook(page);
  await expect(rows).toHaveCount(1);
  const asked = page.waitForRequest(/\/address\/export$/);
  const saved = page.waitForEvent('download');
  await button('导出').click();
  expect((await asked).postDataJSON()).toEqual({ tag: 3, sort: '-receiver' });
  expect((await saved).suggestedFilename()).toMatch(/^收货地址_\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText('已导出1条')).toBeVisible();
  await expect(button('导出')).toBeFocused();
});

test('an order that is asked for by the keyboard comes, and the focus stays at its column', async ({
  page,
  context,
}) => {
  await enterAs(context, buyer);
  await open(page, addressList);
  const head = page.getByRole('columnheader', { name: '收货人' });
  const order = head.getByRole('link');
  for (const [sort, said] of [
    ['receiver', 'ascending'],
    ['-receiver', 'descending'],
  ] as const) {
    await order.press('Enter');
    await expect(page).toHaveURL(`${addressList}?sort=${sort}`);
    // Pressed once more before the new order is drawn, it would ask for the same one.
    await expect(head).toHaveAttribute('aria-sort', said);
    await expect(order).toBeFocused();
  }
});

test('columns are put away by the keyboard, stay so, and come back; cards show them all', async ({ page, context }) => {
  await enterAs(context, demoPerson(42));
  await open(page, addressList);
  const { button, rows } = addressBook(page);
  const { keyboard } = page;
  const phone = page.getByRole('columnheader', { name: '手机号码' });
  const settings = page.getByRole('dialog', { name: '列设置' });
  await expect(phone).toBeVisible();
  await tabTo(page, button('列设置'));
  await keyboard.press('Enter');
  await expect(settings.getByRole('checkbox').first()).toBeFocused();
  await expect(settings.getByRole('checkbox', { name: '收货人' })).toHaveCount(0);
  await keyboard.press('Space');
  await expect(phone).toBeHidden();
  await keyboard.press('Escape');
  await expect(button('列设置')).toBeFocused();
  await page.reload();
  await expectInteractive(page);
  await expect(phone).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button('列设置')).toBeHidden();
  await expect(rows.first()).toContainText('138****');

  await page.setViewportSize({ width: 1280, height: 800 });
  await button('列设置').click();
  await settings.getByRole('button', { name: '恢复默认' }).click();
  await expect(phone).toBeVisible();
});

test('an address is added by the keyboard alone', async ({ page, context }) => {
  await enterAs(context, demoPerson(37));
  await open(page, addressList);
  const { add, field, saved, row } = addressBook(page);
  const { keyboard } = page;
  await tabTo(page, add);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(addressForm);
  await tabTo(page, field('收货人'));
  await keyboard.type('键盘人');
  await tabTo(page, field('手机号码'));
  await keyboard.type('13800138037');
  await tabTo(page, field('所在地区'));
  await keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '城市' }).getByRole('option').first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '区县' }).getByRole('option').first()).toBeFocused();
  await keyboard.press('Enter');
  await expect(field('所在地区')).toBeFocused();
  await tabTo(page, field('详细地址'));
  await keyboard.type('键盘大街37号');
  await keyboard.press('Enter');
  await expect(saved).toBeVisible();
  await expect(row('键盘人')).toBeVisible();
});

test('whoever may only look has no button to change anything, and a form that says why', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/status of 403/);
  await enterAs(context, reader);
  await open(page, addressList);
  await expect(addressBook(page).rows).toHaveCount(10);
  await expect(addressBook(page).add).toBeHidden();
  await expect(page.getByRole('link', { name: '修改' })).toHaveCount(0);
  const answer = await page.goto(addressForm);
  expect(answer?.status()).toBe(403);
  await expect(page.getByText('暂无操作权限，请联系企业管理员')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are searched, filtered, sorted and paged by their addresses', async ({ page, context }) => {
    await enterAs(context, buyer);
    await page.goto(addressList);
    const { rows, button } = addressBook(page);
    await expect(rows).toHaveCount(10);
    await page.getByRole('link', { name: '收货人' }).click();
    await expect(page).toHaveURL(`${addressList}?sort=receiver`);
    await page.getByRole('link', { name: '第2页' }).click();
    await expect(page).toHaveURL(`${addressList}?sort=receiver&current=2`);
    await page.getByRole('link', { name: '仓库', exact: true }).click();
    await expect(page).toHaveURL(`${addressList}?tag=2&sort=receiver`);
    await page.getByLabel('关键词').fill('周转');
    await button('查询').click();
    await expect(page).toHaveURL(/tag=2&sort=receiver&keyword=|keyword=.*tag=2|tag=2.*keyword=/);
    await expect(rows).toHaveCount(1);
    await page.getByRole('link', { name: '重置' }).click();
    await expect(page).toHaveURL(addressList);
    await page.goto(`${addressList}?current=99&size=15&tag=7`);
    await expect(page.getByText('没有第99页，已显示最后一页（第3页）')).toBeVisible();
  });
});
