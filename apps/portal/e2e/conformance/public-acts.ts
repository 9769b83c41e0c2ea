import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import type { MainAct } from './acts.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name, exact: true });

/** Follows a link of the page to another page, which its heading names as the link does unless another is given. */
export function goTo(name: string, path: string, heading = name): MainAct {
  return async (page) => {
    await link(page, name).click();
    return {
      expect: async () => {
        await expect(page).toHaveURL(({ pathname }) => pathname === path);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
      },
    };
  };
}

export const compareVersions: MainAct = async (page) => {
  await link(page, '对比第2版').click();
  return {
    expect: async () => {
      await expect(main(page).getByRole('insertion').filter({ hasText: '密封报价' })).toBeVisible();
      await expect(main(page).getByRole('deletion').filter({ hasText: '30' })).toBeVisible();
    },
  };
};

export const readEarlierVersion: MainAct = async (page) => {
  await link(page, '第1版').click();
  return {
    expect: async () => {
      await expect(main(page).getByText('已失效', { exact: true })).toBeVisible();
      await expect(link(page, '查看当前版本')).toBeVisible();
      await expect(main(page).getByText('四、违规处理')).toBeHidden();
    },
  };
};

/** A policy of the demo data. */
export const policyTitle = '关于加强冬期施工质量安全管理的通知';

/** Its address, which its list knows. */
export async function knownPolicy(page: Page): Promise<string> {
  await page.goto(`/default/news/news-list?columnCode=policy&keyword=${encodeURIComponent(policyTitle)}`);
  return (await link(page, policyTitle).getAttribute('href')) ?? '';
}

export const readNext: MainAct = async (page) => {
  const next = main(page).getByRole('navigation', { name: '前后文章' }).getByRole('link').last();
  const title = (await next.textContent()) ?? '';
  await next.click();
  return {
    expect: () => expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(),
  };
};

export const narrowNews: MainAct = async (page) => {
  await link(page, '政策').click();
  await page.getByRole('navigation', { name: '级别' }).getByRole('link', { name: '市', exact: true }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(/columnCode=policy&policyLevel=/);
      await expect(main(page).getByRole('paragraph').filter({ hasText: '共15条' })).toBeVisible();
    },
  };
};

/** The same as a search has found it. */
export async function foundPolicy(page: Page): Promise<string> {
  const { search } = new URL(await knownPolicy(page), page.url());
  return `/default/global-search/global-search-news-detail${search}&keyword=${encodeURIComponent('冬期')}`;
}

export const returnToHits: MainAct = async (page) => {
  await link(page, '全站搜索').click();
  return {
    expect: () =>
      expect(page).toHaveURL(
        ({ pathname, searchParams }) => pathname === '/default/global-search' && searchParams.get('keyword') === '冬期',
      ),
  };
};

const PAGE_OF_NEWS = 10;

export const loadMoreNews: MainAct = async (page) => {
  const rows = main(page).getByRole('heading', { level: 2 });
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBeGreaterThan(PAGE_OF_NEWS);
  return { expect: () => expect(rows.first()).toBeVisible() };
};

export const sayItHelped: MainAct = async (page) => {
  await main(page).getByRole('button', { name: '有用' }).click();
  return { expect: () => expect(main(page).getByText('感谢您的反馈')).toBeVisible() };
};

const PARTY_MODULE = '先锋模范';

/** Its articles are those of the module alone. */
async function expectModule(page: Page): Promise<void> {
  await expect(link(page, PARTY_MODULE)).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('heading', { level: 2 })).toContainText(PARTY_MODULE);
}

/** Chooses a module of party building beside the list. */
export const openModule: MainAct = async (page) => {
  await link(page, PARTY_MODULE).click();
  return { expect: () => expectModule(page) };
};

/** Chooses a module of party building on the way into it. */
export const enterModule: MainAct = async (page) => {
  await link(page, PARTY_MODULE).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ pathname }) => pathname === '/default/djyl/news-list');
      await expectModule(page);
    },
  };
};

export const findPartyNews: MainAct = async (page) => {
  await main(page).getByRole('searchbox').fill('红色驿站');
  await page.keyboard.press('Enter');
  await link(page, '工地红色驿站服务冬期留守建设者').click();
  return {
    expect: async () => {
      await expect(page.getByRole('heading', { level: 1, name: '工地红色驿站服务冬期留守建设者' })).toBeVisible();
      await expect(main(page).getByRole('link', { name: '党建要闻' })).toBeVisible();
    },
  };
};

/** No app is out in the demonstration: the portal is opened in the browser. */
export const openPortal: MainAct = async (page) => {
  await link(page, '用手机浏览器打开').click();
  return { expect: () => expect(page).toHaveURL(({ pathname }) => pathname === '/default/home') };
};

export const narrowSalons: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '形式' }).getByRole('link', { name: '线上', exact: true }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('kind') === '线上');
      await expect(main(page).getByText('线上直播间').first()).toBeVisible();
      await expect(main(page).getByText('报告厅')).toHaveCount(0);
    },
  };
};

export const listFree: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '排序与价格' }).getByRole('link', { name: '免费' }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('isFree') === '1');
      await expect(main(page).getByText('免费', { exact: true })).toHaveCount(11);
    },
  };
};

/** A text of the knowledge base that is to be paid. */
export const textTitle = '新版施工招标资格预审文件要点逐条解读';

/** Address of that text. */
export async function knownText(page: Page): Promise<string> {
  await page.goto(`/default/knowledge-base?${new URLSearchParams({ keyword: textTitle })}`);
  return (await link(page, textTitle).getAttribute('href')) ?? '';
}

/** Keeps it, or no longer when a visit before has kept it. */
export const keepText: MainAct = async (page) => {
  const keep = main(page).getByRole('button', { name: /^收藏/ });
  const isKept = (await keep.getAttribute('aria-pressed')) === 'true';
  await keep.click();
  return { expect: () => expect(keep).toHaveAttribute('aria-pressed', String(!isKept)) };
};

export const openAuthor: MainAct = async (page) => {
  await main(page).getByRole('definition').getByRole('link').click();
  return { expect: () => expect(page).toHaveURL(({ pathname }) => pathname === '/default/company/detail') };
};

/** A package of legal services of the demonstration. */
export const packageName = '合同审查10份包';

/** Address of that package. */
export async function knownPackage(page: Page): Promise<string> {
  await page.goto('/default/comprehensives-ervices/law-services/legal/package-list');
  return (await link(page, packageName).getAttribute('href')) ?? '';
}

export const askItsLawyers = goTo(
  '咨询律师',
  '/default/comprehensives-ervices/law-services/lawyer/lawyer-list',
  '专业律师',
);

export const narrowPackages: MainAct = async (page) => {
  await page
    .getByRole('navigation', { name: '服务范围' })
    .getByRole('link', { name: /^知识产权 \d+$/ })
    .click();
  return { expect: () => expect(link(page, '工法与专利保护包')).toBeVisible() };
};

/** A lesson of the law classroom that is to be paid. */
export const lessonTitle = '建设工程价款优先受偿权实务';

const lessons = '/default/comprehensives-ervices/law-services/law-lesson';

/** Address of that lesson. */
export async function knownLesson(page: Page): Promise<string> {
  await page.goto(`${lessons}/lawlesson-list?${new URLSearchParams({ keyword: lessonTitle })}`);
  return (await link(page, lessonTitle).getAttribute('href')) ?? '';
}

/** Address of the page that it is paid on. */
export async function payForKnownLesson(page: Page): Promise<string> {
  await page.goto(await knownLesson(page));
  return (await link(page, '立即购买').getAttribute('href')) ?? '';
}

/** Address of what has become of an order, whoever it is of. */
export const anyPaidLesson = async (): Promise<string> => `${lessons}/pay/success?id=1`;

/** Leads a visitor to the login, which knows the way back. */
export const logInFrom =
  (name: string): MainAct =>
  async (page) => {
    const { pathname } = new URL(page.url());
    await link(page, name).click();
    return {
      expect: () =>
        expect(page).toHaveURL((url) => {
          // The way back is a query of the portal's address, which is one of the login's.
          const back = url.searchParams.get('returnUrl');
          const target = back === null ? null : new URL(back).searchParams.get('target');
          return url.pathname === '/login' && target !== null && target.startsWith(pathname);
        }),
    };
  };

/** Orders the lesson, and stands at the cashier on the same page. */
export const orderLesson: MainAct = async (page) => {
  await main(page).getByRole('button', { name: '提交支付', exact: true }).click();
  return { expect: () => expect(main(page).getByRole('heading', { name: '支付方式' })).toBeVisible() };
};

/** Address of its trial chapter. */
export async function knownTrial(page: Page): Promise<string> {
  await page.goto(await knownLesson(page));
  return (await link(page, '免费试看').getAttribute('href')) ?? '';
}

export const listFreeLessons: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '费用' }).getByRole('link', { name: /^免费/ }).click();
  return { expect: () => expect(main(page).getByText('共8门课程')).toBeVisible() };
};

export const openTrial: MainAct = async (page) => {
  await link(page, '免费试看').click();
  return { expect: () => expect(page).toHaveURL(({ pathname }) => pathname === `${lessons}/lawlesson-video`) };
};

export const goToLockedChapter: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '课程目录' }).getByRole('link').last().click();
  return { expect: () => expect(main(page).getByText('购买后观看完整课程')).toBeVisible() };
};

/** Opens a lawyer over the list, and closes it again. */
export const openLawyer: MainAct = async (page) => {
  await link(page, '顾明澜').click();
  const drawer = page.getByRole('dialog', { name: '顾明澜律师' });
  await expect(drawer.getByText('衡岳律师事务所，长春')).toBeVisible();
  await page.keyboard.press('Escape');
  return { expect: () => expect(page).toHaveURL(({ searchParams }) => !searchParams.has('lawyerId')) };
};

/** The company of the demonstration's story. */
export const companyName = '吉林省砚北建设集团有限公司';

export const narrowNeeds: MainAct = async (page) => {
  await page.getByRole('navigation', { name: '需求类型' }).getByRole('link', { name: '监理', exact: true }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('needType') === '7');
      await expect(main(page).getByRole('heading', { level: 2, name: /监理$/ }).first()).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 2, name: /BIM/ })).toHaveCount(0);
    },
  };
};

export const beginNeed: MainAct = async (page) => {
  const title = main(page).getByLabel('需求标题');
  await title.fill('厂房结算审核');
  return { expect: () => expect(title).toHaveValue('厂房结算审核') };
};

export const narrowServices: MainAct = async (page) => {
  await page
    .getByRole('navigation', { name: '服务类型' })
    .getByRole('link', { name: /^检测鉴定 \d+$/ })
    .click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('serviceType') === '5');
      await expect(main(page).getByText(/^共\d+项服务$/)).toBeVisible();
      await expect(link(page, '桩基检测')).toBeVisible();
    },
  };
};

export const narrowCompanies: MainAct = async (page) => {
  await page
    .getByRole('navigation', { name: '所在地区' })
    .getByRole('link', { name: /^延边 \d+$/ })
    .click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('cityCode') === '222400');
      await expect(
        main(page)
          .getByText(/^延边 /)
          .first(),
      ).toBeVisible();
      await expect(
        main(page)
          .getByText(/^长春 \S+$/)
          .filter({ visible: true }),
      ).toHaveCount(1);
    },
  };
};

/** Address of that company. */
export async function knownCompany(page: Page): Promise<string> {
  await page.goto(`/default/company/more?${new URLSearchParams({ keyword: '砚北' })}`);
  return (await link(page, companyName).getAttribute('href')) ?? '';
}

/** Follows it, or no longer when a visit before has begun to. */
export const followCompany: MainAct = async (page) => {
  const follow = main(page).getByRole('button', { name: /^(关注|已关注)$/ });
  const isFollowed = (await follow.textContent()) === '已关注';
  await follow.click();
  return {
    expect: () =>
      expect(main(page).getByRole('button', { name: isFollowed ? '关注' : '已关注', exact: true })).toBeVisible(),
  };
};

export const openCertificate: MainAct = async (page) => {
  await main(page).getByRole('navigation', { name: '企业信息' }).getByRole('link', { name: '资质' }).click();
  await main(page).getByRole('table', { name: '资质证书' }).getByRole('link').first().click();
  return {
    expect: () => expect(page).toHaveURL(({ pathname }) => pathname === '/default/qualification/qualification-detail'),
  };
};

/** Its certificates are all of one kind, in the demo data. */
export const certificateSeries = '工程监理';

/** What every certificate of that series is of. */
export const certificateTitle = '房屋建筑工程监理甲级';

export const narrowCertificates: MainAct = async (page) => {
  await page
    .getByRole('navigation', { name: '资质序列' })
    .getByRole('link', { name: new RegExp(`^${certificateSeries} \\d+$`) })
    .click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('series') === certificateSeries);
      await expect(page.getByRole('navigation', { name: '资质类别' })).toBeVisible();
      await expect(main(page).getByRole('cell', { name: '房屋建筑' }).first()).toBeVisible();
    },
  };
};

/** Address of a certificate of that series. */
export async function knownCertificate(page: Page): Promise<string> {
  await page.goto(`/default/qualification/teleport?${new URLSearchParams({ series: certificateSeries })}`);
  return (await main(page).getByRole('rowheader').getByRole('link').first().getAttribute('href')) ?? '';
}

export const verifyCertificate: MainAct = async (page) => {
  const number = 'D0';
  await main(page).getByRole('searchbox', { name: '完整的证书编号' }).fill(number);
  await main(page).getByRole('button', { name: '搜索', exact: true }).click();
  return {
    expect: () => expect(main(page).getByText(`没有找到编号为“${number}”的证书`)).toBeVisible(),
  };
};

export const goToSimilar: MainAct = async (page) => {
  await main(page)
    .getByRole('link', { name: /^全部\d+家$/ })
    .click();
  return {
    expect: () =>
      expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === '/default/qualification/teleport' && searchParams.get('categoryName') === '房屋建筑',
      ),
  };
};

/** Searches the site and keeps to the articles among what was found. */
export const findOnSite: MainAct = async (page) => {
  await main(page).getByRole('search').getByLabel('搜索', { exact: true }).fill('冬期');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: '类型' }).getByRole('link', { name: '资讯' }).click();
  return {
    expect: async () => {
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('type') === 'news');
      await expect(main(page).locator('mark').first()).toHaveText('冬期');
      await expect(link(page, policyTitle)).toBeVisible();
    },
  };
};

export const findOpenCall: MainAct = async (page) => {
  const search = main(page).getByRole('searchbox', { name: '接口名称或地址' });
  await search.fill('沙龙日历');
  await search.press('Enter');
  await link(page, /沙龙日历$/).click();
  return {
    expect: () => expect(page.getByRole('heading', { level: 2, name: '沙龙日历' })).toBeVisible(),
  };
};

export const lookAtKeys: MainAct = async (page) => {
  await link(page, '我的密钥').click();
  return {
    expect: () => expect(main(page).getByRole('button', { name: '新建密钥' })).toBeVisible(),
  };
};
