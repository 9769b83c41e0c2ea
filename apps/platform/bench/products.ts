import { addCompany } from '../src/testing/inquiries.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { writeProducts } from './product-rows.ts';
import { reportTrade, round1, shareOf, timeTurns } from './trade-figures.ts';

// 100,000 products of 2,000 companies: the list for everybody with its facets, by the call, one after the other, in this
// process and its PostgreSQL; every filter and order, by category of either level.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const size = isShort ? { companies: 20, products: 2000 } : { companies: 2000, products: 100_000 };
const turns = isShort ? 1 : 30;
/** Statements are planned for good after five times, on each of ten connections. */
const warmUp = isShort ? 0 : 60;
const GOAL_MS = 20;

const list = '/api/rs-cms-service/ecomm/front/product/list';
const withAttributes = `attributes=${encodeURIComponent('牌号:HRB400E')}`;
const withTwo = `attributes=${encodeURIComponent('牌号:HRB400E;牌号:Q235B;定尺长度:9m')}`;
const brand = `brandName=${encodeURIComponent('衡砺')}`;

/** What is asked for, by what it is narrowed to. */
const asked: Readonly<Record<string, readonly string[]>> = {
  leaf: [
    ...['', withAttributes, withTwo, brand, `${brand}&${withAttributes}`, 'cityCode=220100', 'priceFrom=100000'],
    ...['sort=price', 'sort=-price', 'sort=-viewCount', 'current=20', 'size=50', `${withTwo}&sort=price`],
  ].map((query) => `categoryCode=0101&${query}`),
  group: [
    ...['', withAttributes, withTwo, brand, 'cityCode=220100', 'priceTo=500000', 'current=50'],
    ...['sort=price', 'sort=-viewCount', `${withAttributes}&sort=-price`],
  ].map((query) => `categoryCode=01&${query}`),
  everything: ['', 'current=20', brand, 'cityCode=220200', 'sort=price'],
};

const platform = await openBenchPlatform();
try {
  await addCompany(platform, '商品压测建材有限公司');
  const [seeded] = await timeTurns(1, () => writeProducts(platform, size));
  process.stdout.write(`put in within ${round1((seeded ?? 0) / 1000)} s\n`);
  const ask = async (query: string) => {
    const body = await platform.answer({ method: 'GET', url: `${list}?${query}` });
    if (!body.includes('"code":200,')) throw new Error(`${query}: ${body.slice(0, 400)}`);
  };
  const worst: Record<string, number> = {};
  for (const [kind, queries] of Object.entries(asked)) {
    for (const query of queries) {
      await Promise.all(Array.from({ length: Math.min(warmUp, 10) }, () => timeTurns(warmUp / 10, () => ask(query))));
      const taken = await timeTurns(turns, () => ask(query));
      const [p50, p95] = [shareOf(taken, 0.5), shareOf(taken, 0.95)];
      worst[kind] = Math.max(worst[kind] ?? 0, p95);
      const mark = p95 > GOAL_MS ? ' MISSED' : '';
      process.stdout.write(`${decodeURIComponent(query)}: p50 ${round1(p50)} ms, p95 ${round1(p95)} ms${mark}\n`);
    }
  }
  reportTrade('products', worst, { leaf: GOAL_MS, group: GOAL_MS, everything: GOAL_MS });
} finally {
  await platform.close();
}
