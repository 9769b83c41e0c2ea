import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, SHOP_BLOCKS } from './block-catalogue.ts';
import { contrastOf, themeColours } from './contrast.ts';
import { defaultPage } from './default-page.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { newBlock } from './new-block.ts';
import { pageReferences } from './page-references.ts';
import type { AnyBlock, PageSchema } from './page-schema.ts';
import { pageWarnings } from './page-warnings.ts';
import { publishProblems, type ShopHoldings } from './publish-check.ts';
import { readPage } from './read-page.ts';

const PICTURE = '/api/rs-cms-service/shelf-picture/7.png';
const NONE = { kind: 'none', target: '' } as const;
const holding = (held: Partial<Record<keyof ShopHoldings, readonly string[]>> = {}): ShopHoldings => ({
  products: new Set(held.products),
  services: new Set(held.services),
  certificates: new Set(held.certificates),
  offers: new Set(held.offers),
  categories: new Set(held.categories),
});

/** The default page with these blocks before its contact. */
function pageWith(...blocks: readonly AnyBlock[]): PageSchema {
  const page = defaultPage('衡砺钢材', 'pc');
  return { ...page, blocks: [...page.blocks.slice(0, 1), ...blocks, ...page.blocks.slice(1)] };
}
const messages = (page: PageSchema, held = holding()) =>
  publishProblems(page, 'pc', held).map(({ message }) => message);

describe('the catalogue of blocks (domain rules 14.2)', () => {
  it('has 23 types, of which the lowest memberships may use nine', () => {
    expect(BLOCK_TYPES).toHaveLength(23);
    expect(BLOCK_TYPES.filter((type) => SHOP_BLOCKS[type].vipLevel === 0).sort()).toEqual(
      [
        ...['shopHeader', 'carousel', 'title', 'productGroup', 'singleImage', 'companyIntro', 'contact'],
        ...['qualificationWall', 'richText'],
      ].sort(),
    );
  });

  it.each(BLOCK_TYPES)('makes a %s that can be saved as it is', (type) => {
    const [terminal = 'pc'] = SHOP_BLOCKS[type].terminals;
    const page = defaultPage('衡砺钢材', terminal);
    const [header] = page.blocks;
    const blocks =
      type === 'shopHeader' || header === undefined ? page.blocks : [header, newBlock(type, 'x', terminal)];
    expect(readPage({ ...page, blocks }, terminal)).toEqual({ schema: { ...page, blocks }, problems: [] });
  });
});

it.each(['__proto__', '_', '-x', '', 'a'.repeat(41), 'a b'])('a block is not called %o', (id) => {
  const [header, ...others] = pageWith(newBlock('title', 't', 'pc')).blocks;
  const blocks = [header, { ...others[0], id }, ...others.slice(1)];
  expect(readPage({ ...pageWith(), blocks }, 'pc')).toBeNull();
});

describe('a page before it is published (domain rules 14.3)', () => {
  it('is right as it begins', () => {
    expect(messages(defaultPage('衡砺钢材', 'pc'))).toEqual([]);
  });

  it('names the block by its place and its name', () => {
    expect(messages(pageWith({ ...newBlock('carousel', 'c', 'pc'), name: '首屏' }))).toEqual([
      '第2个组件“首屏”：请上传图片',
    ]);
    const empty = newBlock('carousel', 'c', 'pc', { items: [{ image: '', alt: '', link: NONE }] });
    expect(messages(pageWith(empty))).toEqual(['第2个组件“轮播图”：请上传图片']);
    expect(messages(pageWith(newBlock('productGroup', 'p', 'pc', { source: 'manual' })))).toEqual([
      '第2个组件“商品分组”：请选择商品',
    ]);
  });

  it('asks for products that are on the shelf, and for categories that are there', () => {
    const group = newBlock('productGroup', 'p', 'pc', { source: 'manual', ids: ['1', '2'] });
    expect(messages(pageWith(group), holding({ products: ['1'] }))).toEqual([
      '第2个组件“商品分组”：商品已下架，请重新选择',
    ]);
    expect(messages(pageWith(group), holding({ products: ['1', '2'] }))).toEqual([]);
    const narrowed = newBlock('productGroup', 'p', 'pc', { source: 'category', ids: ['9'], category: '5' });
    expect(messages(pageWith(narrowed))).toEqual(['第2个组件“商品分组”：店铺分类已删除，请重新选择']);
  });

  it('asks nothing of hidden blocks', () => {
    expect(messages(pageWith({ ...newBlock('carousel', 'c', 'pc'), hidden: true }))).toEqual([]);
  });

  it('lets no zones overlap, and a cube have no empty cell', () => {
    const zone = { x: 0, y: 0, w: 50, h: 50, text: '', link: NONE };
    const hot = (zones: readonly (typeof zone)[]) => newBlock('hotImage', 'h', 'pc', { image: PICTURE, zones });
    expect(messages(pageWith(hot([zone, { ...zone, x: 40, y: 40 }])))).toEqual(['第2个组件“热区图”：热区不能重叠']);
    expect(messages(pageWith(hot([zone, { ...zone, x: 50 }])))).toEqual([]);
    const cube = newBlock('cube', 'q', 'pc', { layout: '1l2r', items: [{ image: PICTURE, alt: '', link: NONE }] });
    expect(messages(pageWith(cube))).toEqual(['第2个组件“图片魔方”：请为魔方的3个格子都上传图片']);
  });

  it('asks where a link leads', () => {
    const image = newBlock('singleImage', 'i', 'pc', { image: PICTURE, link: { kind: 'product', target: '' } });
    expect(messages(pageWith(image))).toEqual(['第2个组件“图片广告”：请选择链接目标']);
  });
});

describe('what a page is read from', () => {
  it('keeps a block of a later version as it is, and takes nothing for a page that is none', () => {
    const later = { ...newBlock('spacer', 'l', 'pc'), type: 'hologram', props: { depth: [1, { x: 2 }] } };
    const page = pageWith(later);
    expect(readPage(JSON.parse(JSON.stringify(page)), 'pc')).toEqual({ schema: page, problems: [] });
    expect(publishProblems(page, 'pc', holding())).toEqual([]);
    for (const input of [null, [], {}, { ...page, schemaVersion: 2 }, { ...page, blocks: [7] }]) {
      expect(readPage(input, 'pc')).toBeNull();
    }
  });

  it.each([
    [{ image: 'https://elsewhere.cn/a.png' }, '图片须由本企业上传到平台'],
    [{ image: 'javascript:alert(1)' }, '图片须由本企业上传到平台'],
    [{ link: { kind: 'https', target: 'http://a.cn/' } }, '请选择链接目标'],
    [{ link: { kind: 'https', target: 'javascript:alert(1)' } }, '请选择链接目标'],
    [{ link: { kind: 'script', target: 'x' } }, '请选择链接目标'],
    [{ width: 'huge' }, '宽度不正确'],
  ])('refuses %o', (props, text) => {
    const page = pageWith({
      ...newBlock('singleImage', 'i', 'pc'),
      props: { ...newBlock('singleImage', 'i', 'pc').props, ...props },
    } as AnyBlock);
    expect(readPage(page, 'pc')?.problems.map(({ message }) => message)).toEqual([`第2个组件“图片广告”：${text}`]);
  });

  it('takes no more of a type than its most, no block of the other terminal, and the header first', () => {
    const page = defaultPage('衡砺钢材', 'pc');
    const says = (blocks: readonly AnyBlock[], terminal: 'pc' | 'app' = 'pc') =>
      readPage({ ...page, blocks }, terminal)?.problems.map(({ message }) => message);
    expect(says([...page.blocks, { ...newBlock('contact', 'c2', 'pc') }])).toEqual([
      '第6个组件“联系我们”：“联系我们”最多添加1个',
    ]);
    expect(says(page.blocks.slice(1))).toEqual(['店铺招牌须在页面最前，且不能删除']);
    expect(says([...page.blocks, newBlock('bottomNav', 'n', 'app')])).toEqual([
      '第6个组件“底部导航”：“底部导航”不能用于该终端',
    ]);
    const many = Array.from({ length: 41 }, (_, at) => ({
      ...newBlock('spacer', `s${at}`, 'pc'),
      type: 'later',
      props: {},
    }));
    expect(says([...page.blocks, ...many])).toEqual(['组件数量不能超过40个']);
  });
});

describe('what a page should not be published with', () => {
  const warn = (page: PageSchema, held?: ShopHoldings) => pageWarnings(page, held).map(({ message }) => message);
  const SHARE = '未填写分享标题或描述，分享时使用默认文字';

  it('is text that is hard to read, a picture without words, a link to what is gone', () => {
    const page = defaultPage('衡砺钢材', 'pc');
    expect(warn(page)).toEqual([SHARE]);
    expect(warn({ ...page, page: { ...page.page, themeColor: '#7a7f86' } })).toEqual([
      '主题色与按钮文字的对比度只有4.0:1，按钮文字可能看不清',
      SHARE,
    ]);
    const image = newBlock('singleImage', 'i', 'pc', { image: PICTURE, link: { kind: 'product', target: '3' } });
    expect(warn(pageWith(image), holding())).toEqual([
      '第2个组件“图片广告”：图片没有填写说明，读屏用户无法了解内容',
      '第2个组件“图片广告”：链接的内容已下架或删除，访客将看到提示',
      SHARE,
    ]);
    const grey = {
      ...newBlock('title', 't', 'pc'),
      style: { ...newBlock('title', 't', 'pc').style, background: '#7f8488' },
    };
    expect(warn(pageWith(grey))[0]).toMatch(/^第2个组件“标题”：文字与背景的对比度只有2\.\d:1，可能看不清$/);
  });

  it('is text that has vanished on a dark ground, as blocks keep their ink on every ground', () => {
    const page = defaultPage('衡砺钢材', 'pc');
    const dark = warn({ ...page, page: { ...page.page, background: '#003271' } });
    expect(dark[0]).toBe('第1个组件“店铺招牌”：文字与背景的对比度只有1.2:1，可能看不清');
  });

  it('is no light colour of buttons, whose words are dark', () => {
    const page = defaultPage('衡砺钢材', 'pc');
    expect(warn({ ...page, page: { ...page.page, themeColor: '#ffd54f' } })).toEqual([SHARE]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('writes words on the colour of the shop in the colour that is read there', () => {
    expect(themeColours({ themeColor: '#003271' }).labelColor).toBe('#ffffff');
    expect(themeColours({ themeColor: '#ffe14d' }).labelColor).toBe('#1c2430');
    expect(themeColours({ themeColor: '' })).toEqual({ themeColor: '#006ce4', labelColor: '#ffffff' });
  });
});

it('names all that a page refers to, each once', () => {
  const group = newBlock('productGroup', 'p', 'pc', { source: 'manual', ids: ['1', '2'] });
  const image = newBlock('singleImage', 'i', 'pc', { image: PICTURE, link: { kind: 'product', target: '2' } });
  const named = pageReferences(pageWith(group, image));
  expect(named).toMatchObject({ products: ['1', '2'], images: [PICTURE], categories: [], services: [] });
});

it('finds forbidden words whatever stands between their letters', () => {
  const said = (text: string) => forbiddenWords(pageWith(newBlock('title', 't', 'pc', { text })));
  expect(said('代 开·发票')).toEqual(['代开发票']);
  expect(said('随货开具发票')).toEqual([]);
});
