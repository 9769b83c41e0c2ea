import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { showsBanner } from './banner-paths.ts';
import { dictionaryEntrySchema } from './dictionary-entry.ts';
import { footerColumns, footerLinkAddress } from './footer.ts';
import { footerItemSchema } from './footer-item.ts';
import { frontCssFlag } from './front-css-flag.ts';
import { HEADER_MENU, headerMenu, homeSection, menuAction } from './header-menu.ts';
import { hotTopics, showsHotTopics, topBannerTexts } from './linked-texts.ts';
import { platformConfigSchema } from './platform-config.ts';

const dictionary = (...items: { children?: { dictKey: string | number; dictValue?: string }[] }[]) =>
  v.parse(v.array(dictionaryEntrySchema), items);

const config = (platformCode: string) => v.parse(platformConfigSchema, { platformCode });

describe('front-style flag', () => {
  test.each([
    ['CHANGCHUN', 1, false, 'R-STATE-022'],
    ['CHANGCHUN', '2', true, 'R-STATE-023'],
    ['CHANGCHUN', 3, true, 'R-STATE-024'],
    ['JIANZHU', '1', true, 'R-STATE-025'],
    ['JIANZHU', 2, false, 'R-STATE-026'],
    ['JIANZHU', '3', true, 'R-STATE-027'],
    ['changchun', 1, true, 'R-CONST-028'],
    [null, 1, true, 'R-STATE-028'],
    [null, 4, false, 'R-STATE-029'],
  ])('PC4: on %s a first key %j gives %s (%s)', (platformCode, dictKey, flag, _row) => {
    expect(frontCssFlag(platformCode, dictionary({ children: [{ dictKey }, { dictKey: 3 }] }))).toBe(flag);
  });

  test.each([null, undefined, [], dictionary({}), dictionary({}, { children: [{ dictKey: 1 }] })])(
    'PC4 R-STATE-029: without a first child it is false',
    (none) => expect(frontCssFlag('JIANZHU', none)).toBe(false),
  );
});

describe('top banner and hot topics', () => {
  const children = (...names: string[]) => names.map((name) => ({ dictKey: `/${name}`, dictValue: name }));
  const texts = (...names: string[]) => names.map((name) => ({ txt: name, url: `/${name}` }));

  test.each([
    [['a'], texts('a'), 'R-STATE-033'],
    [['a', 'b'], texts('a', 'b', 'a', 'b'), 'R-STATE-032'],
    [['a', 'b', 'c'], texts('a', 'b', 'c'), 'R-STATE-034'],
    [['a', 'b', 'c', 'd'], texts('a', 'b', 'c', 'd'), 'R-STATE-035'],
  ])('PC5 R-STATE-031 R-STATE-037: children %j of the first item (%3$s)', (names, expected) => {
    expect(topBannerTexts(dictionary({ children: children(...names) }, { children: children('z') }))).toEqual(expected);
  });

  test.each([null, undefined, [], dictionary({ children: [] })])(
    'PC5 R-STATE-036: without children the default stays',
    (none) => {
      expect(topBannerTexts(none)).toEqual([{ txt: '热烈祝贺吉林省建筑业数字平台正式上线', url: '' }]);
      const [announcement] = topBannerTexts(none, '长春市建筑业数字平台');
      expect(announcement).toEqual({ txt: '热烈祝贺长春市建筑业数字平台正式上线', url: '' });
    },
  );

  test('PC6 R-HEAD-050: a hot topic links to its key', () => {
    expect(hotTopics(v.parse(v.array(dictionaryEntrySchema), children('a')))).toEqual(texts('a'));
    expect(hotTopics(null)).toEqual([]);
  });

  test('PC7 R-HEAD-046 R-HEAD-047 R-HEAD-048: the carousel is for the generic code or no configuration', () => {
    expect([null, config('JIANZHU'), config('CHANGCHUN'), config('X')].map(showsHotTopics)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('footer', () => {
  const columns = v.parse(v.array(footerItemSchema), [
    { articleTitle: '关于我们' },
    { articleTitle: ' 友情链接 ' },
    {},
  ]);

  test('PC8 R-FOOT-002 R-FOOT-016: only CHANGCHUN hides the friendly links', () => {
    expect(footerColumns(columns, 'CHANGCHUN').map(({ articleTitle }) => articleTitle)).toEqual(['关于我们', '']);
    expect(footerColumns(columns, 'JIANZHU')).toHaveLength(3);
    expect(footerColumns(null, null)).toEqual([]);
  });

  test('PC9 R-FOOT-003 R-FOOT-004: a link opens its url, else the help page with its id', () => {
    const link = (fields: object) => footerLinkAddress(v.parse(footerItemSchema, fields));
    expect(link({ url: 'https://a.example', id: 1 })).toBe('https://a.example');
    expect(link({ id: '1 2' })).toBe('/default/home/help?id=1%202');
  });
});

describe('header menu', () => {
  test('PC10 R-HEAD-019: eight entries in the order of the specification', () => {
    expect(HEADER_MENU.map(({ label }) => label)).toEqual([
      '供需对接',
      '数字平台',
      '综合服务',
      '智慧监管',
      '新闻资讯',
      '企业风采',
      '科研创新',
      '党建引领',
    ]);
  });

  test('PC11 R-HEAD-027: party building is missing on CHANGCHUN alone', () => {
    expect(headerMenu('CHANGCHUN').map(({ section }) => section)).not.toContain('party');
    expect(headerMenu('CHANGCHUN')).toHaveLength(7);
    expect([headerMenu('JIANZHU'), headerMenu(null)]).toEqual([HEADER_MENU, HEADER_MENU]);
  });

  test('PC12 R-HEAD-028 R-HEAD-029 R-HEAD-031: a click scrolls on home, goes home elsewhere, party opens a window', () => {
    expect(menuAction('news', true)).toEqual({ kind: 'scroll', section: 'news' });
    expect(menuAction('news', false)).toEqual({ kind: 'navigate', address: '/default/home?params=news' });
    for (const isHome of [true, false]) {
      expect(menuAction('party', isHome)).toEqual({
        kind: 'new-window',
        address: '/default/djyl/news-list?pageid=1&modulecode=202408150001',
      });
    }
  });

  test('PC13: an unknown section scrolls nowhere', () => {
    expect([homeSection('enterprise-style'), homeSection('x'), homeSection(null)]).toEqual([
      'enterprise-style',
      null,
      null,
    ]);
  });
});

describe('banner', () => {
  test.each([
    '/default/home',
    '/default/home/',
    '/default/home?params=news',
    '/DEFAULT/HOME#top',
    '/default/company/detail',
    '/default/company/more',
    '/default/news/news-detail?id=1',
    '/default/news/news-list',
  ])('PC14 R-HEAD-032: shows on %s', (path) => expect(showsBanner(path)).toBe(true));

  test.each([
    '/default/news/news-list-h5',
    '/default/news/salon-more',
    '/default/home/help',
    '/default/global-search',
    '/user/default',
    '/',
    '',
  ])('PC14 R-HEAD-037: does not show on "%s"', (path) => expect(showsBanner(path)).toBe(false));
});
