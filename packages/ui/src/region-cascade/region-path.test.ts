import { expect, test } from 'vitest';
import { type Region, regionColumns, regionPath } from './region-path.ts';

const nanguan: Region = { code: '220102', name: '南关区' };
const changchun: Region = { code: '220100', name: '长春市', children: [nanguan] };
const jilin: Region = { code: '220000', name: '吉林省', children: [changchun] };
const beijing: Region = { code: '110000', name: '北京市' };
const regions = [jilin, beijing];

test.each([
  [[], []],
  [
    ['220000', '220100', '220102'],
    [jilin, changchun, nanguan],
  ],
  [['220000', '999999'], [jilin]],
])('codes %j are read as far as they are known', (codes, path) => {
  expect(regionPath(regions, codes)).toEqual(path);
});

test('there is a column for each level that has regions', () => {
  expect(regionColumns(regions, [])).toEqual([regions]);
  expect(regionColumns(regions, ['220000'])).toEqual([regions, [changchun]]);
  expect(regionColumns(regions, ['110000'])).toEqual([regions]);
});
