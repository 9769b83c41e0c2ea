import { BusinessError } from '@jianzhu/api-client';
import { newBlock, newPage } from '@jianzhu/domain/shops';
import { describe, expect, it, vi } from 'vitest';
import type { RequestServices } from '../../request-services.server.ts';
import { answerShop } from './answer-shop.server.ts';
import { loadPreview, loadShop } from './load-shop.server.ts';

const facts = {
  businessId: '7',
  name: '长春衡砺钢材贸易有限公司',
  logo: '',
  regionName: '长春市',
  mainCategories: ['钢材'],
};
const text = newBlock('richText', 'r', 'pc', { content: '<p onclick="x()">现货<script>x()</script></p>' });
const schema = newPage(facts.name, 'pc', [newBlock('shopHeader', 'h', 'pc'), text]);
const page = { facts: { ...facts, intro: '<p>成立于<b>2012年</b></p>' }, terminal: 'pc', schema, resolved: {} };
const missing = () => Promise.reject(new BusinessError('shop.page', 404, '店铺不存在', null));

const product =
  (businessId: string) =>
  async ({ query }: { query: { id: string } }) => ({
    ...{ id: query.id, businessId, name: '螺纹钢', detail: '<p>现货</p><script>x()</script>', unit: 't', sameShop: [] },
    ...{ attributes: [], brandName: '衡砺', manufacturer: '', originText: '', standardNo: '', invoiceType: 1 },
    ...{
      freightNote: '',
      cover: '',
      code: 'SP1',
      priceMode: 1,
      skus: [],
      stock: 1,
      company: { name: '衡砺' },
      priceText: '1',
    },
  });

function services(calls: object): RequestServices {
  return {
    api: calls,
    session: async () => ({ view: { kind: 'anonymous' } }),
    report: vi.fn(),
    origin: 'https://portal.example',
  } as unknown as RequestServices; // nothing else of a request's services is asked for
}

const shopOf = (state: string) => ({ page: vi.fn(async () => ({ ...page, state, publishTime: '' })) });
const load = (query: string, calls: object) => loadShop('pc', new URLSearchParams(query), services(calls));

describe('the shop that an address names', () => {
  it('is found by its company or by its short name, and by nothing else', async () => {
    const shop = shopOf('published');
    expect((await load('businessId=7', { shop })).kind).toBe('ready');
    expect((await load('path=hengli-steel', { shop })).kind).toBe('ready');
    expect(shop.page.mock.calls).toEqual([
      [{ query: { businessId: '7', terminal: 'pc' } }],
      [{ query: { path: 'hengli-steel', terminal: 'pc' } }],
    ]);
    for (const query of ['', 'businessId=abc', 'path=A', 'productId=x']) {
      expect(await load(query, { shop, product: { detail: missing } })).toEqual({ kind: 'missing' });
    }
    expect(await load('businessId=8', { shop: { page: missing } })).toEqual({ kind: 'missing' });
  });

  it('shows nothing of itself while it is blocked', async () => {
    expect(await load('businessId=7', { shop: shopOf('blocked') })).toEqual({ kind: 'blocked' });
  });

  it('brings no markup that was not cleaned', async () => {
    const loaded = await load('businessId=7', { shop: shopOf('published') });
    if (loaded.kind !== 'ready') throw new Error(loaded.kind);
    expect(loaded.shop.blocks[1]).toMatchObject({ type: 'richText', view: { html: '<p>现货</p>' } });
    expect(JSON.stringify(loaded)).not.toMatch(/onclick|script/);
  });

  it('brings the header alone where a product or a list is shown', async () => {
    const calls = { shop: shopOf('published'), product: { detail: product('7') } };
    const loaded = await load('businessId=7&productId=3&sku=2&quantity=80', calls);
    if (loaded.kind !== 'ready' || loaded.view.kind !== 'product') throw new Error(loaded.kind);
    expect(loaded.shop.blocks.map(({ type }) => type)).toEqual(['shopHeader']);
    expect(loaded.view).toMatchObject({ sku: '2', quantity: '80', loaded: { record: { detail: '<p>现货</p>' } } });
  });

  it('has no product of another shop, and is found by a product alone', async () => {
    const shop = shopOf('published');
    const other = await load('businessId=7&productId=3', { shop, product: { detail: product('9') } });
    expect(other).toMatchObject({ view: { kind: 'product', loaded: { kind: 'missing' } } });
    expect(await load('productId=3', { shop, product: { detail: product('7') } })).toMatchObject({ kind: 'ready' });
  });

  it('answers with what has come of it, and is called by one address', async () => {
    const answer = (query: string, calls: object) =>
      answerShop('app', new URL(`https://portal.example/shop/app?${query}`), services(calls));
    const found = await answer('businessId=7', { shop: shopOf('published') });
    expect([found.init?.status, found.data.page.address]).toEqual([
      undefined,
      'https://portal.example/shop/pc?businessId=7',
    ]);
    expect((await answer('businessId=7', { shop: shopOf('blocked') })).init?.status).toBe(403);
    expect((await answer('', { product: { detail: missing } })).init?.status).toBe(404);
    const gone = { shop: shopOf('published'), product: { detail: missing } };
    expect((await answer('businessId=7&productId=3', gone)).init?.status).toBe(404);
  });
});

describe('the link of a preview', () => {
  it('shows the draft while it lasts', async () => {
    const preview = async () => ({ ...page, expireTime: '2026-11-27 20:30:00' });
    const token = 'x'.repeat(32);
    expect(await loadPreview(token, services({ shop: { preview } }))).toMatchObject({ kind: 'ready' });
    expect(await loadPreview(token, services({ shop: { preview: missing } }))).toEqual({ kind: 'missing' });
    expect(await loadPreview(null, services({}))).toEqual({ kind: 'missing' });
    expect(await loadPreview('../..', services({}))).toEqual({ kind: 'missing' });
  });
});
