import { defaultPage, newBlock, type PageSchema } from '@jianzhu/domain/shops';
import { expect, test } from 'vitest';
import { problemsNow, wrongOf } from './problems-now.ts';

const base = defaultPage('长春衡砺钢材贸易有限公司', 'pc');
const empty: PageSchema = { ...base, blocks: [...base.blocks, newBlock('carousel', 'slides', 'pc')] };
const gone = { blockId: 'goods', path: 'props.ids', message: '第4个组件“商品分组”：商品已下架，请重新选择' };

test('nothing is wrong before the page was checked', () => {
  expect(problemsNow(null, empty, 'pc')).toEqual([]);
});

test('what the page itself lacks is said as long as it does', () => {
  const checked = { problems: [], warnings: [], schema: empty };
  const message = '第6个组件“轮播图”：请上传图片';
  expect(problemsNow(checked, empty, 'pc')).toEqual([{ blockId: 'slides', path: 'props.items', message }]);
  expect(problemsNow(checked, base, 'pc')).toEqual([]);
});

test('what only the platform knew holds until its block is another one', () => {
  const checked = { problems: [gone], warnings: [], schema: base };
  expect(problemsNow(checked, base, 'pc')).toEqual([gone]);
  const changed = { ...base, blocks: base.blocks.map((block) => (block.id === 'goods' ? { ...block } : block)) };
  expect(problemsNow(checked, changed, 'pc')).toEqual([]);
});

test('each panel hears of its own', () => {
  expect([...wrongOf([gone], 'goods')]).toEqual([['props.ids', gone.message]]);
  expect(wrongOf([gone], null).size).toBe(0);
});
