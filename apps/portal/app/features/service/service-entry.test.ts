import { expect, it } from 'vitest';
import type { ServiceSummary } from './load-services.server.ts';
import { priceOf, serviceEntry } from './service-entry.ts';

const service: ServiceSummary = {
  ...{ id: '1', title: '结算审核', cover: '', serviceType: 3, chargeMode: 1, price: 480_000, unit: '项' },
  ...{ sales: 1204, score: 4.8, company: { id: '2', name: '序墨咨询' } },
};

it.each<[Partial<ServiceSummary>, string]>([
  [{}, '4,800元/项'],
  [{ chargeMode: 2 }, '4,800元/项起'],
  [{ chargeMode: 3, price: null, unit: '' }, '面议'],
  [{ price: 1250, unit: '㎡' }, '12.5元/㎡'],
])('says what %o costs', (facts, text) => {
  expect(priceOf({ ...service, ...facts })).toBe(text);
});

it('says what was sold and how it was rated', () => {
  expect(serviceEntry(service).note).toBe('评分4.8，已售1,204');
  expect(serviceEntry({ ...service, score: 0, sales: 0 }).note).toBe('暂无评分');
  expect(serviceEntry({ ...service, score: 0, sales: 3 }).note).toBe('暂无评分，已售3');
});
