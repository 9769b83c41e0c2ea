import { expect, it } from 'vitest';
import { type KeptPage, PageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';

function kept(size: number): KeptPage {
  const body = Buffer.alloc(0);
  const page: StoredPage = {
    bodies: { identity: body, br: body, gzip: body },
    etag: 'W/"a"',
    headers: [],
    size,
  };
  return { page, shows: [], freshUntil: 0, staleUntil: 0, retryAfter: 0 };
}

it('drops the page used longest ago when the bytes are over the limit', () => {
  const store = new PageStore(100);
  store.set('a', kept(40));
  store.set('b', kept(40));
  store.get('a');
  store.set('c', kept(40));
  expect(['a', 'b', 'c'].filter((key) => store.get(key))).toEqual(['a', 'c']);
});

it('counts a replaced page once', () => {
  const store = new PageStore(100);
  for (let round = 0; round < 10; round += 1) store.set('a', kept(40));
  store.set('b', kept(40));
  expect(store.get('a')).toBeDefined();
  expect(store.get('b')).toBeDefined();
});

it('keeps no page that is larger than the limit', () => {
  const store = new PageStore(100);
  store.set('a', kept(101));
  expect(store.get('a')).toBeUndefined();
});
