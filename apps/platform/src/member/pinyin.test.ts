import { expect, it } from 'vitest';
import { pinyinSpellings } from './pinyin.ts';

it.each([
  ['王建国', 'wangjianguo'],
  ['李娜', 'lina'],
  ['欧阳修', 'ouyangxiu'],
  ['曾国藩', 'zengguofan'],
  ['吕布', 'lvbu'],
  ['吕布', 'lubu'],
  ['单雄信', 'shanxiongxin'],
  ['长春建工', 'changchunjiangong'],
  ['左宗棠', 'zuozongtang'],
  ['阿里', 'ali'],
  ['Tom·李', 'tomli'],
])('%s may be spelled %s', (name, spelling) => {
  expect(pinyinSpellings(name)).toContain(spelling);
});

it('stays small for a long name', () => {
  expect(pinyinSpellings('吉林省建工集团第一建筑工程有限责任公司').length).toBeLessThanOrEqual(256);
});
