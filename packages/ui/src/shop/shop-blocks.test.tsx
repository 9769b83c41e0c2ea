// @vitest-environment node
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts';
import { attacks } from '../rich-text/testing/attacks.ts';
import { ShopBlock, ShopBlocks, ShopPageGround } from './shop-blocks.tsx';
import { handheld } from './shop-ground.css.ts';
import { sampleBlock, sampleBlocks, sampleOf } from './testing/sample-shop.ts';

const markup = (...blocks: Parameters<typeof ShopBlocks>[0]['blocks']) =>
  renderToStaticMarkup(<ShopBlocks blocks={blocks} />);

describe('the blocks of a shop', () => {
  it.each(sampleBlocks)('$type is drawn where there is no document, twice alike', (block) => {
    const drawn = renderToString(<ShopBlock block={block} />);
    expect(drawn).not.toBe('');
    expect(renderToString(<ShopBlock block={block} />)).toBe(drawn);
  });

  it('has a drawing for each of the 23 kinds', () => {
    expect(new Set(sampleBlocks.map(({ type }) => type)).size).toBe(23);
  });

  it('shows visitors nothing of a block without content, and its frame to who makes the page', () => {
    const empty = sampleBlock('productGroup', { goods: [], columns: 4 });
    expect(markup(empty)).toBe('');
    expect(renderToStaticMarkup(<ShopBlock block={empty} outlined />)).toContain('“商品分组”还没有内容');
  });

  it('tells other sites nothing where a link leaves the platform', () => {
    expect(markup(sampleOf('carousel'))).toMatch(
      /<a href="https:\/\/www\.example\.cn\/prices" target="_blank" rel="noopener noreferrer nofollow ugc"/,
    );
  });

  it('has the colours of the shop for its buttons', () => {
    const ground = { background: '#ffffff', backgroundImage: '', themeColor: '#ffe14d', labelColor: '#1c2430' };
    const drawn = renderToStaticMarkup(
      <ShopPageGround terminal="pc" {...ground}>
        {null}
      </ShopPageGround>,
    );
    expect(drawn).toContain('--shop-theme:#ffe14d;--shop-on-theme:#1c2430');
  });

  it('is no wider on a page for phones than a phone, whatever the window', () => {
    const on = (terminal: 'pc' | 'app') =>
      renderToStaticMarkup(
        <ShopPageGround
          terminal={terminal}
          background="#ffffff"
          backgroundImage=""
          themeColor="#003271"
          labelColor="#ffffff"
        >
          {null}
        </ShopPageGround>,
      );
    expect(on('app')).toContain(handheld);
    expect(on('pc')).not.toContain(handheld);
  });

  it.each(attacks)('of %s nothing is left that runs, in no text of any block', (attack) => {
    const html = markup(
      sampleBlock('richText', { html: sanitizeRichText(attack) }),
      sampleBlock('title', { text: attack, subText: attack, align: 'left', more: { href: '#', label: attack } }),
      sampleBlock('notice', { texts: [attack], interval: 4000, icon: true }),
      sampleBlock('companyIntro', {
        paragraphs: [attack],
        image: attack,
        facts: [{ term: attack, value: attack }],
        more: null,
      }),
      sampleBlock('shopHeader', {
        ...{ name: attack, logo: attack, background: attack, slogan: attack, showsActions: true },
        search: { action: '#', kept: [['businessId', attack]], keyword: attack },
      }),
    );
    const outsideOfTexts = html.replaceAll(/"[^"]*"/g, '""');
    expect(outsideOfTexts).not.toMatch(/<script|<iframe|<object|<embed|<svg [^>]*onload/i);
    expect(outsideOfTexts).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    expect(html).not.toMatch(/(?:href|src|action)="\s*(?:javascript|vbscript|data:text)/i);
  });
});
