import { addressSchemas } from '@jianzhu/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { filtersOf, listHref } from './list-query.ts';
import { readListQuery } from './read-list-query.ts';

const read = (search: string) => readListQuery(addressSchemas.list.query, new URLSearchParams(search));
const path = '/list';

describe('the address of a list', () => {
  it.each([
    ['', ''],
    ['current=3&size=20&tag=2&sort=-receiver&keyword=%20a%20', '?keyword=a&tag=2&sort=-receiver&size=20&current=3'],
    ['current=0&size=15&tag=7&sort=version&keyword=%20', ''],
    ['current=1e3&size=10&tag=9', '?tag=9&current=1000'],
    ['current=-1&current=2&nothing=1', ''],
    [`keyword=${'a'.repeat(60)}`, `?keyword=${'a'.repeat(50)}`],
  ])('%j is read and repaired as %j', (search, written) => {
    expect(listHref(path, read(search))).toBe(path + written);
  });

  it('begins at the first page with another filter, order or size, and keeps the rest', () => {
    const query = read('tag=1&sort=receiver&current=4');
    expect(listHref(path, query, { tag: 2 })).toBe('/list?tag=2&sort=receiver');
    expect(listHref(path, query, { sort: undefined })).toBe('/list?tag=1');
    expect(listHref(path, query, { current: 5 })).toBe('/list?tag=1&sort=receiver&current=5');
  });

  it('stays behind what the path already says', () => {
    expect(listHref('/list?tab=sent', read('keyword=a'), { current: 2 })).toBe('/list?tab=sent&keyword=a&current=2');
    expect(listHref('/list?tab=sent', read('keyword=a'), { keyword: undefined })).toBe('/list?tab=sent');
  });

  it('tells filters from page, size and order', () => {
    expect(filtersOf(read('current=2&size=20&sort=receiver'))).toEqual([]);
    expect(filtersOf(read('tag=1'))).toEqual([['tag', 1]]);
  });
});
