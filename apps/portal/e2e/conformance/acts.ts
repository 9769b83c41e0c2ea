import { type Page, request as requests } from '@playwright/test';
import { type Account, demoPassword } from '../support/accounts.ts';
import { home, loginSite, portal } from '../support/addresses.ts';
import { chatPage, chatParts, say } from '../support/chat.ts';
import { expect } from '../support/journey.ts';
import { callPlatform, logIn } from '../support/login.ts';
import { newcomerPassword } from '../support/newcomer.ts';
import { expectMember, expectVisitor, shell } from '../support/shell.ts';
import { choose, newFile, save, unusedName, uploads } from '../support/uploads.ts';

/** What came of an act. */
export interface Outcome {
  /** Asked before the page is loaded again and after. */
  readonly expect: () => Promise<void>;
  /** Leaves the data as it was found, where the act may not simply be done again. */
  readonly takeBack?: () => Promise<void>;
}

/** What a page is there for, as its visitor does it. */
export type MainAct = (page: Page, account: Pick<Account, 'phone'>) => Promise<Outcome>;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Follows the page's link to a page of the login site. */
export function leadTo(link: string, path: string): MainAct {
  return async (page) => {
    await main(page).getByRole('link', { name: link, exact: true }).click();
    return {
      expect: async () => {
        await expect(page).toHaveURL((url) => url.origin === loginSite && url.pathname === path);
        await expect(page.getByRole('textbox', { name: '手机号' })).toBeEditable();
      },
    };
  };
}

export const search: MainAct = async (page) => {
  await shell(page).search.fill('钢筋');
  await shell(page).search.press('Enter');
  return {
    expect: () =>
      expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === '/default/global-search' && searchParams.get('keyword') === '钢筋',
      ),
  };
};

export const openSection: MainAct = async (page) => {
  await page.getByRole('region', { name: '供需对接' }).getByRole('link', { name: '发布询价' }).click();
  return { expect: () => expect(page).toHaveURL('/user/building-materials/addInquirySheet') };
};

export const takeLogin: MainAct = async (page) => {
  await button(page, '切换').click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(home);
      await expectMember(page);
    },
  };
};

/** The page has done it by itself. */
export const leave: MainAct = async (page) => ({
  expect: async () => {
    await expect(page).toHaveURL(home);
    await expectVisitor(page);
  },
});

export const listUnread: MainAct = async (page) => {
  const unread = page.getByRole('navigation', { name: '阅读状态' }).getByRole('link', { name: '未读' });
  await unread.click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(/[?&]read=0$/);
      await expect(unread).toHaveAttribute('aria-current', 'true');
    },
  };
};

export const contactService: MainAct = async (page) => {
  await button(page, '联系客服').click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(new RegExp(`${chatPage}\\?chat=\\d+-\\d+$`));
      await expect(chatParts(page).title).toHaveText('平台客服官方账号');
    },
  };
};

export const sendMessage: MainAct = async (page) => {
  const text = unusedName('请问', '');
  await page.goto(`${chatPage}?contact=platform`);
  await say(page, text);
  return { expect: () => expect(chatParts(page).message(text)).toBeVisible() };
};

export const findEvents: MainAct = async (page) => {
  await button(page, '展开').click();
  await page.getByRole('textbox', { name: '关键词' }).fill('登录');
  await button(page, '查询').click();
  const events = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('keyword') === '登录');
      await expect(events.first()).toBeVisible();
      await expect(events.filter({ hasNotText: '登录' })).toHaveCount(0);
    },
  };
};

export const saveFile: MainAct = async (page) => {
  const { documents, row } = uploads(page);
  const name = unusedName('资料', 'txt');
  await choose(documents, newFile(name));
  await expect(row(name)).toContainText('本次新增');
  await save(page);
  return {
    expect: async () => {
      await expect(row(name)).toBeVisible();
      await expect(row(name)).not.toContainText('本次新增');
    },
    takeBack: async () => {
      await button(page, `删除 ${name}`).click();
      await button(page, '确认删除').click();
      await save(page);
    },
  };
};

/** Ends a login that it has made itself, in a browser which nobody else has. */
export const endDevice: MainAct = async (page, account) => {
  const elsewhere = await requests.newContext({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
  await logIn(elsewhere, account);
  await page.reload();
  const ends = page.getByRole('button', { name: /^退出该设备：Firefox（Windows）/ });
  const before = await ends.count();
  await ends.first().click();
  await page.getByRole('dialog').getByRole('button', { name: '退出该设备' }).click();
  return {
    expect: () => expect(ends).toHaveCount(before - 1),
    takeBack: () => elsewhere.dispose(),
  };
};

async function prove(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: '登录密码' }).fill(password);
  await button(page, '下一步').click();
}

export const proveIdentity: MainAct = async (page) => {
  await prove(page, demoPassword);
  return { expect: () => expect(heading(page, '找回支付密码')).toBeVisible() };
};

export const beginSecondFactor: MainAct = async (page) => {
  await prove(page, demoPassword);
  return { expect: () => expect(heading(page, '开启二次验证')).toBeVisible() };
};

export const changePassword: MainAct = async (page, { phone }) => {
  const changed = 'Cobalt-9021-Wv';
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('原密码').fill(newcomerPassword);
  await field('新密码').fill(changed);
  await field('确认密码').fill(changed);
  await button(page, '保存').click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(home);
      await expectVisitor(page);
      await callPlatform(page.request, `${loginSite}/api/jianzhu-login/oauth/login`, { phone, password: changed });
    },
  };
};

export const setPin: MainAct = async (page) => {
  await prove(page, newcomerPassword);
  for (const name of ['新支付密码', '确认支付密码']) await page.getByLabel(name).fill('258036');
  await button(page, '保存').click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(`${portal}/user/password`);
      await expect(page.getByRole('link', { name: '修改支付密码' })).toBeVisible();
    },
  };
};
