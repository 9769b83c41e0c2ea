import { expect, it } from 'vitest';
import { orderHref } from './use-buy-href.ts';

it('names what is ordered, and which of the packages it is sold by', () => {
  expect(orderHref({ type: 2, id: '18' })).toBe('/user/service-buy-list/order?type=2&id=18');
  expect(orderHref({ type: 1, id: '18', packageIndex: 0 })).toBe('/user/service-buy-list/order?type=1&id=18&package=0');
});
