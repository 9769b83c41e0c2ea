import { describe, expect, it } from 'vitest';
import { knownCategories, shopCategoryNodes } from './shop-category-tree.ts';

const leaf = (id: string, name: string) => ({ id, name, productCount: 0 });
const categories = [
  { ...leaf('1', '钢材'), children: [leaf('2', '螺纹钢'), leaf('3', '盘螺')] },
  { ...leaf('4', '水泥'), children: [] },
];

describe('shopCategoryNodes', () => {
  it('offers what has nothing below it', () => {
    const [steel, cement] = shopCategoryNodes(categories, []);
    expect(steel?.children?.map(({ value }) => value)).toEqual(['2', '3']);
    expect(steel?.value).not.toBe('1');
    expect(cement).toEqual({ value: '4', label: '水泥' });
  });

  it('shows a branch that the product is in itself, so that it can be taken out of it', () => {
    const [steel] = shopCategoryNodes(categories, ['1']);
    expect(steel?.children?.[0]).toEqual({ value: '1', label: '钢材（本级）' });
  });
});

describe('knownCategories', () => {
  it('leaves out what the shop has no more', () => {
    expect(knownCategories(categories, ['9', '3', '1'])).toEqual(['3', '1']);
  });
});
