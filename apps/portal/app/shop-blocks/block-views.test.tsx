import {
  BLOCK_TYPES,
  type Block,
  defaultPage,
  newBlock,
  newPage,
  type PropSpec,
  pageWarnings,
  SHOP_BLOCKS,
  TERMINALS,
} from '@jianzhu/domain/shops';
import type { SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { ShopBlocks } from '@jianzhu/ui/shop';
import { color } from '@jianzhu/ui/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockView, blockViews, type ShopSite } from './block-views.ts';
import { groundOf } from './shop-ground.ts';

const facts: ShopSite['facts'] = {
  ...{ businessId: '7', name: '长春衡砺钢材贸易有限公司', shortName: '衡砺', logo: '', path: '', regionName: '长春市' },
  ...{ mainCategories: ['钢材'], tags: [], isCertified: true, vipLevel: 2, intro: '', address: '凯旋路', viewCount: 3 },
  ...{ contactName: '陈*', phoneMasked: '138****0011', followerCount: 0, isFollowed: null, categories: [] },
};

const site: ShopSite = {
  ...{
    businessId: '7',
    terminal: 'pc',
    facts,
    resolved: {},
    intro: ['公司成立于2012年。'],
    keyword: '',
  },
  safeHtml: (_, html) => sanitizeRichText(html),
};

const markup = (schema: Parameters<typeof blockViews>[0], of: ShopSite = site) =>
  renderToStaticMarkup(<ShopBlocks blocks={blockViews(schema, of)} />);

describe('what the blocks of a shop show', () => {
  it.each(TERMINALS)('of a new block of every kind is drawn on %s', (terminal) => {
    for (const type of BLOCK_TYPES.filter((one) => SHOP_BLOCKS[one].terminals.includes(terminal))) {
      const view = blockView(newBlock(type, type, terminal), { ...site, terminal });
      expect(view.type).toBe(type);
      expect(() => renderToStaticMarkup(<ShopBlocks blocks={[view]} terminal={terminal} />)).not.toThrow();
    }
  });

  it('begins with header, introduction, products and contact where nothing is published', () => {
    const drawn = markup(defaultPage(facts.name, 'pc'));
    for (const text of [facts.name, '公司成立于2012年。', '最新商品', '凯旋路']) expect(drawn).toContain(text);
    expect(drawn).toContain('href="/shop/pc?businessId=7&amp;view=products"');
  });

  it('says no grade of a certificate that knows none', () => {
    const certificate = {
      ...{ id: '5', businessId: '7', companyName: facts.name, regionName: '长春市', series: '管理体系认证' },
      ...{ categoryName: 'ISO9001', grade: '—', certNo: '1', expireDate: '2028-01-01', state: 'valid' as const },
    };
    const found = { ...{ products: [], services: [], offers: [], tabs: [] }, certificates: [certificate] };
    const drawn = markup(newPage('店', 'pc', [newBlock('qualificationWall', 'w', 'pc')]), {
      ...site,
      resolved: { w: found },
    });
    expect(drawn).toContain('ISO9001');
    expect(drawn).not.toContain('—');
  });

  it('leaves out what is hidden, and blocks of kinds that are not known', () => {
    const hidden = { ...newBlock('title', 'a', 'pc', { text: '藏起来' }), hidden: true };
    const unknown = { ...newBlock('title', 'b', 'pc'), type: 'hologram', props: { text: '以后' } };
    expect(markup(newPage('店', 'pc', [hidden, unknown]))).toBe('');
  });
});

const ATTACKS = [
  '<script>window.attacked=1</script>',
  '"><img src=x onerror=window.attacked=1>',
  'javascript:window.attacked=1',
  '<svg onload=window.attacked=1>',
  "');background:url(javascript:window.attacked=1)",
];

/** A value that a line of the catalogue may not hold, as one that was written past all checks. */
function poisonedValue(spec: PropSpec, attack: string): unknown {
  switch (spec.kind) {
    case 'link':
      return { kind: 'https', target: attack };
    case 'items':
      return [Object.fromEntries(Object.entries(spec.item).map(([name, line]) => [name, poisonedValue(line, attack)]))];
    case 'number':
      return 4;
    case 'switch':
      return true;
    case 'choice':
      return spec.initial;
    case 'choices':
      return spec.initial;
    case 'point':
    case 'money':
      return null;
    case 'products':
    case 'services':
    case 'certificates':
    case 'offers':
      return [];
    default:
      return attack;
  }
}

describe('content of one company', () => {
  it.each(ATTACKS)('runs no script on the page of its shop: %s', (attack) => {
    const blocks = BLOCK_TYPES.map((type): Block => {
      const props = Object.entries(SHOP_BLOCKS[type].props).map(([name, spec]) => [name, poisonedValue(spec, attack)]);
      return { ...newBlock(type, type, 'pc'), name: attack, props: Object.fromEntries(props) } as Block; // on purpose no such block
    });
    const poisoned = { ...facts, name: attack, regionName: attack, address: attack, contactName: attack, logo: attack };
    const drawn = markup(newPage(attack, 'pc', blocks), { ...site, facts: poisoned, intro: [attack], keyword: attack });
    const withoutValues = drawn.replaceAll(/"[^"]*"/g, '""');
    expect(withoutValues).not.toMatch(/<script|<iframe|<object|<embed/i);
    expect(withoutValues).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(drawn).not.toMatch(/<(?:a|form)\s[^>]*(?:href|action)="\s*(?:javascript|data|vbscript):/i);
    // A picture behind a block is one string of CSS, whatever is in it.
    const styles = [...drawn.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style);
    for (const style of styles) expect(style.replaceAll(/url\(&quot;.*?&quot;\)/g, '')).not.toContain('url(');
  });

  it('leads only where the domain lets it', () => {
    const title = newBlock('title', 't', 'pc', { text: '标题', moreLink: { kind: 'https', target: 'javascript:x()' } });
    expect(markup(newPage('店', 'pc', [title]))).not.toContain('<a ');
    const good = newBlock('title', 't', 'pc', {
      text: '标题',
      moreLink: { kind: 'https', target: 'https://a.example/' },
    });
    expect(markup(newPage('店', 'pc', [good]))).toContain('rel="noopener noreferrer nofollow ugc"');
  });

  it('has its texts from the allow-list alone', () => {
    const text = newBlock('richText', 'r', 'pc', { content: '<p onclick="x()">文<script>x()</script></p>' });
    const asked: string[] = [];
    const safeHtml = (id: string, html: string): SafeHtml => {
      asked.push(id);
      return sanitizeRichText(html);
    };
    expect(markup(newPage('店', 'pc', [text]), { ...site, safeHtml })).toContain('<p>文</p>');
    expect(asked).toEqual(['r']);
  });
});

it('is judged by the inks that blocks are drawn in', () => {
  const page = defaultPage('衡砺', 'pc');
  const told = (chosen: object) =>
    pageWarnings({ ...page, page: { ...page.page, ...chosen } }).map(({ message }) => message);
  expect(told({ background: color.body })).toContainEqual(expect.stringContaining('对比度只有1.0:1'));
  expect(groundOf({ ...page.page, themeColor: '#ffe14d' }, 'pc').labelColor).toBe(color.ink);
  expect(groundOf({ ...page.page, themeColor: color.deep.ground }, 'pc').labelColor).toBe(color.sheet);
});
