import { expect, test } from 'vitest';
import { findCalls } from './find-calls.ts';

const scopes = [
  { name: '资讯与政策', calls: [{ name: '资讯列表', path: '/front/article/list', about: '一个栏目的文章' }] },
  {
    name: '行政区划',
    calls: [
      { name: '下级区划', path: '/region/children', about: '一个区划的下一级' },
      { name: '区划全表', path: '/region/tree', about: '全国三级区划' },
    ],
  },
];
const found = (keyword: string) => findCalls(scopes, keyword).flatMap(({ calls }) => calls.map(({ name }) => name));

test.each([
  ['', ['资讯列表', '下级区划', '区划全表']],
  ['区划', ['下级区划', '区划全表']],
  ['REGION/tree', ['区划全表']],
  ['文章', ['资讯列表']],
  ['政策', ['资讯列表']],
  ['区划 全国', ['区划全表']],
  ['不存在', []],
])('“%s” finds %j', (keyword, names) => expect(found(keyword)).toEqual(names));
