import { describe, expect, test } from 'vitest';
import { PERMISSION_KEYS } from '../permission/permission-keys.ts';
import { pageAccess, pageName } from './page.ts';
import { FOLDER_PATHS, findPage, folderTarget, PAGES } from './pages.ts';

const found = (path: string) => {
  const page = findPage(path);
  if (page === null) throw new Error(`No page at ${path}`);
  return page;
};
const access = (path: string, keys: readonly string[], side: 'require' | 'supply') =>
  pageAccess(found(`/user/${path}`), keys, side);

describe('pages', () => {
  test('MC1: each is in the table once, with a name and keys that exist', () => {
    const paths = PAGES.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(PAGES.filter(({ name }) => !/^[一-龥/]+$/.test(name))).toEqual([]);
    expect(
      PAGES.flatMap(({ keys, supplyKeys = [] }) => [...keys, ...supplyKeys]).filter(
        (key) => !PERMISSION_KEYS.includes(key),
      ),
    ).toEqual([]);
  });

  test('MC1: each under /user, and no other, stands in the layout behind the guard', () => {
    const guarded = PAGES.filter(({ layout }) => layout === 'simple').map(({ path }) => path);
    expect(guarded).toEqual(PAGES.map(({ path }) => path).filter((path) => path.startsWith('/user/')));
  });

  test('MC1: each is found whatever the letter case and the trailing slash', () => {
    expect(findPage('/User/my-bid/BITTABLE/')?.path).toBe('/user/my-bid/bitTable');
    expect(findPage('/user/nothing')).toBeNull();
    expect(findPage('/user')).toBeNull();
  });

  test('MC2: a page may have another name on the supply side', () => {
    const names = (path: string) => [pageName(found(path), 'require'), pageName(found(path), 'supply')];
    expect(names('/user/my-quotation/default')).toEqual(['我的询价', '我的报价']);
    expect(names('/user/invite-tenders/default')).toEqual(['我的招标', '招标大厅']);
    expect(names('/user/labor-services')).toEqual(['劳务服务', '劳务服务']);
  });

  test('MC3: a page opens to whoever holds one of its keys, on its side', () => {
    expect(access('my-quotation/default', ['quotation_view'], 'require')).toBe('open');
    expect(access('my-quotation/default', ['inquiry_view'], 'supply')).toBe('open');
    expect(access('my-quotation/default', ['tender_view'], 'require')).toBe('no-permission');
    expect(access('building-materials/addInquirySheet', ['inquiry_add'], 'require')).toBe('open');
    expect(access('building-materials/addInquirySheet', ['inquiry_add'], 'supply')).toBe('wrong-side');
    expect(access('building-materials/addInquirySheet', [], 'supply')).toBe('no-permission');
    expect(access('shop-decoration', ['shop_view'], 'require')).toBe('wrong-side');
    // Who evaluates is not who bids.
    const opening = (key: string) => [
      access('my-bid/bitTable', [key], 'require'),
      access('my-bid/bitTable', [key], 'supply'),
    ];
    expect(['tender_evaluate', 'tender_open', 'bid_view', 'tender_view'].map(opening)).toEqual([
      ...[
        ['open', 'no-permission'],
        ['open', 'no-permission'],
        ['no-permission', 'open'],
      ],
      ['no-permission', 'no-permission'],
    ]);
  });

  test('MC1: one that belongs to a list belongs to a page that there is', () => {
    const lists = PAGES.flatMap(({ within }) => within ?? []);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((path) => findPage(path)?.path !== path)).toEqual([]);
  });

  test("MC4: the member's own pages need no key", () => {
    const own = PAGES.filter(({ layout, keys }) => layout === 'simple' && keys.length === 0).map(({ path }) => path);
    expect(own.map((path) => path.slice('/user/'.length))).toEqual([
      'standard-certification/standard-index',
      'standard-certification/personalCertificationSub',
      // A person's own certification; what they show of the company's goes by its key.
      ...['standard-certification/my-index', 'standard-certification/my-detail'],
      'standard-certification/uploadImageOrVideo',
      ...['deadlines', 'notice', 'notice/detail', 'notice/invitationInfo'],
      ...['password', 'password/same', 'password/edit', 'password/refind', 'password/set', 'password/second-factor'],
      ...['default', 'default/edit', 'default/companies'],
    ]);
  });
});

describe('folders', () => {
  test('each leads to a page on both sides, and is none itself', () => {
    for (const path of FOLDER_PATHS) {
      expect([path, findPage(path)]).toEqual([path, null]);
      for (const side of ['require', 'supply'] as const) {
        const target = folderTarget(path, side);
        expect([path, target !== null && findPage(target)?.path]).toEqual([path, target]);
      }
    }
  });

  test('MC10: the materials lead buyers to a new inquiry and suppliers to their quotations', () => {
    expect(folderTarget('/User/building-materials/', 'require')).toBe('/user/building-materials/addInquirySheet');
    expect(folderTarget('/user/building-materials', 'supply')).toBe('/user/my-quotation/default');
    expect(folderTarget('/', 'supply')).toBe('/default/home');
    expect(folderTarget('/default/home', 'require')).toBeNull();
  });
});
