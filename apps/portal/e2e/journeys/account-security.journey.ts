import type { Page } from '@playwright/test';
import { demoPassword, unusedPhone } from '../support/accounts.ts';
import { loginSite, portal } from '../support/addresses.ts';
import { sentCode, solveCaptcha } from '../support/captcha.ts';
import { expect, test } from '../support/journey.ts';
import { enterAs } from '../support/login.ts';
import { enterAsNewcomer, newcomerPassword } from '../support/newcomer.ts';
import { expectInteractive, expectMember, expectVisitor } from '../support/shell.ts';

const security = '/user/password';
/** Members of suppliers and of a lessor, whom no other journey takes: their passwords and logins end. */
const pinless = { phone: '13800000016' };
/** 曹建军 of a supplier. */
const changing = { phone: '13800000308' };
const leaving = { phone: '13800000014' };
const leavingOne = { phone: '13800000013' };

async function open(page: Page, path = security): Promise<void> {
  await page.goto(path);
  await expectInteractive(page);
}

/** Every text that was sent to a phone, the newest first. */
async function textsTo(page: Page, phone: string): Promise<string> {
  const sent = await (await page.request.get(`${loginSite}/sent`)).text();
  return [...sent.matchAll(new RegExp(`<td>${phone}</td><td>([^<]*)`, 'g'))].map(([, text]) => text).join('\n');
}

test('a first PIN needs the login password again, and says beside the field what is wrong (domain 18.1)', async ({
  page,
  context,
}) => {
  await enterAs(context, pinless);
  await open(page, `${security}/edit?type=pay`);
  await expect(page.getByRole('heading', { level: 1, name: '设置支付密码' })).toBeVisible();
  await open(page);
  await page.getByRole('link', { name: '设置支付密码' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '身份验证' })).toBeFocused();
  await page.getByRole('button', { name: '下一步' }).click();
  const password = page.getByRole('textbox', { name: '登录密码' });
  await expect(password).toHaveAccessibleDescription(/请输入登录密码/);
  await expect(password).toBeFocused();
  await password.fill('Wrong#2026');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(password).toHaveAccessibleDescription(/还可尝试4次/);
  await password.fill(demoPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '设置支付密码' })).toBeFocused();
  const [newPin, confirm] = [page.getByLabel('新支付密码'), page.getByLabel('确认支付密码')];
  await page.getByRole('button', { name: '保存' }).click();
  for (const field of [newPin, confirm]) await expect(field).toHaveAccessibleDescription(/请输入6位数字/);
  await expect(newPin).toBeFocused();
  await newPin.fill(pinless.phone.slice(-6));
  await confirm.fill(pinless.phone.slice(-6));
  await page.getByRole('button', { name: '保存' }).click();
  await expect(newPin).toHaveAccessibleDescription(/不能是手机号/);
  await expect(newPin).toBeFocused();
  await newPin.fill('123456');
  await confirm.fill('123456');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(newPin).toHaveAccessibleDescription(/密码过于简单/);
  await newPin.fill('258036');
  await confirm.fill('258036');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('支付密码已保存')).toBeVisible();
  await expect(page).toHaveURL(security);
  await expect(page.getByRole('heading', { level: 1, name: '账户安全' })).toBeFocused();
  await expect(page.getByRole('link', { name: '修改支付密码' })).toBeVisible();
});

test('an identity is proven by a code too, and the focus stays at the puzzle whatever comes of it (domain 18.1, 18.4)', async ({
  page,
  context,
}) => {
  await enterAs(context, pinless);
  await open(page, `${security}/edit?type=phone`);
  await page.getByRole('radio', { name: '短信验证' }).click();
  await page.getByRole('textbox', { name: '当前手机号' }).fill(pinless.phone);
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('验证失败，请重试')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(slider).toBeFocused();
  const another = page.getByRole('button', { name: '换一张' });
  const picture = page.getByRole('img', { name: '拼图验证图片' });
  const before = (await picture.getAttribute('src')) ?? '';
  await another.press('Enter');
  await expect(picture).not.toHaveAttribute('src', before);
  await expect(another).toBeFocused();
  await solveCaptcha(page);
  await expect(slider).toBeFocused();
  await expect(page.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
  await page.getByRole('textbox', { name: '短信验证码' }).fill(await sentCode(page, pinless.phone));
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '更换手机号' })).toBeFocused();
});

test('another phone number: a mistyped one costs no wait, the old phone is told (domain 18.1)', async ({ page }) => {
  const { phone } = await enterAsNewcomer(page);
  const [mistyped, next] = [unusedPhone(), unusedPhone()];
  await open(page, `${security}/edit?type=phone`);
  await page.getByRole('textbox', { name: '登录密码' }).fill(newcomerPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  const field = page.getByRole('textbox', { name: '新手机号' });
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await field.fill(mistyped);
  await expect(page.getByRole('button', { name: '无法完成滑块验证，联系客服' })).toBeVisible();
  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(next);
  await solveCaptcha(page);
  await expect(page.getByRole('button', { name: /秒后重新获取$/ })).toBeVisible();
  await code.fill(await sentCode(page, next));

  // A proof that is over leads back to the one before the form.
  await page.getByRole('button', { name: '重新验证身份' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '身份验证' })).toBeFocused();
  await page.getByRole('radio', { name: '短信验证' }).click();
  await page.getByRole('textbox', { name: '当前手机号' }).fill(phone);
  await page.getByRole('button', { name: '换用登录密码验证' }).click();
  await page.getByRole('textbox', { name: '登录密码' }).fill(newcomerPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await field.fill(next);
  await code.fill(await sentCode(page, next));
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('手机号已更换，其他设备已退出登录')).toBeVisible();
  await expect(page).toHaveURL(security);
  expect(await textsTo(page, phone)).toContain('您账号的手机号已更换为');
});

test('another login password logs out here and elsewhere, and its phone hears of it (domain 18.2)', async ({
  page,
  context,
  browser,
}) => {
  const person = changing;
  await enterAs(context, person);
  const elsewhere = await browser.newContext();
  await enterAs(elsewhere, person);
  await open(page, `${security}/edit?type=login`);
  const [old, next, again] = ['原密码', '新密码', '确认密码'].map((name) =>
    page.getByRole('textbox', { name, exact: true }),
  );
  if (!old || !next || !again) throw new Error('three fields');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(old).toHaveAccessibleDescription(/请输入原密码/);
  await expect(next).toHaveAccessibleDescription(/请输入新密码/);
  await expect(again).toHaveAccessibleDescription(/请再次输入新密码/);
  await expect(old).toBeFocused();
  await old.fill(demoPassword);
  // Of the number the browser knows all but four digits.
  for (const [weak, reason] of [
    ['Password-2024-', '常用密码'],
    [`Heron#${person.phone}-qx`, '不能含有手机号'],
  ] as const) {
    await next.fill(weak);
    await again.fill(weak);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(next).toHaveAccessibleDescription(new RegExp(`密码过于简单，请重新设置：.*${reason}`));
    await expect(next).toBeFocused();
    await expect(page.getByText('密码强度：弱')).toBeVisible();
  }
  const chosen = `Kq7#heron-${'violet.'.repeat(6)}`;
  await next.fill(chosen);
  await expect(page.getByText('密码强度：强')).toBeVisible();
  await again.fill(chosen);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('密码修改成功，请重新登录')).toBeVisible();
  await expectVisitor(page);
  expect(await textsTo(page, person.phone)).toContain('您的登录密码已修改');
  const other = await elsewhere.newPage();
  await other.goto(`${portal}/default/home`);
  await expectVisitor(other);
  await elsewhere.close();
});

test('one device is ended after a question, and the focus stays at the list', async ({ page, context, browser }) => {
  await enterAs(context, leavingOne);
  const elsewhere = await browser.newContext();
  await enterAs(elsewhere, leavingOne);
  await open(page);
  const buttons = page.getByRole('button', { name: /^退出该设备：/ });
  await expect(buttons.first()).toBeVisible();
  const before = await buttons.count();
  await expect(page.getByRole('listitem').filter({ hasText: '最近使用' }).first()).toContainText('本机');
  await buttons.first().click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(buttons.first()).toBeFocused();
  await buttons.first().click();
  await question.getByRole('button', { name: '退出该设备' }).click();
  await expect(buttons).toHaveCount(before - 1);
  await expect(page.getByText('以下设备正在使用您的账号')).toBeFocused();
  const other = await elsewhere.newPage();
  await other.goto(`${portal}/default/home`);
  await expectVisitor(other);
  await elsewhere.close();
});

test('the devices of an account are listed; all others end at once (ASVS V7)', async ({ page, context, browser }) => {
  const person = leaving;
  await enterAs(context, person);
  const elsewhere = await browser.newContext();
  await enterAs(elsewhere, person);
  await open(page);
  const devices = page.getByRole('listitem').filter({ hasText: '最近使用' });
  await expect(devices.filter({ hasText: '本机' })).toHaveCount(1);
  await expect.poll(() => devices.count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出其他设备' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('以下设备正在使用您的账号')).toBeFocused();
  await expectMember(page);
  const other = await elsewhere.newPage();
  await other.goto(`${portal}/default/home`);
  await expectVisitor(other);
  await elsewhere.close();
});
