import { defaultPage, isKnownBlock, MOST_BLOCKS, readPage, UNDO_STEPS } from '@jianzhu/domain/shops';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginEditor, type EditorEvent, type EditorState, editorAfter } from './editor-state.ts';

const options = { terminal: 'pc', vipLevel: 2 } as const;
const page = defaultPage('长春衡砺钢材贸易有限公司', 'pc');
const after = (state: EditorState, ...events: readonly EditorEvent[]) =>
  events.reduce((before, event) => editorAfter(before, event, options), state);
const begin = () => beginEditor(page);
const idsOf = ({ history }: EditorState) => history.present.blocks.map(({ id }) => id);
const add = (id: string, at: number): EditorEvent => ({ kind: 'edit', edit: { kind: 'add', type: 'title', id, at } });

describe('what a screen reader hears of each step', () => {
  const cases: readonly (readonly [name: string, events: readonly EditorEvent[], said: string])[] = [
    ['a block added', [add('a', 1)], '已添加标题，第2个，共6个组件'],
    [
      'one copied',
      [{ kind: 'edit', edit: { kind: 'copy', id: 'goods-title', newId: 'b' } }],
      '已复制“标题”，副本为第4个，共6个组件',
    ],
    ['one moved', [{ kind: 'edit', edit: { kind: 'move', id: 'contact', to: 1 } }], '“联系我们”已移到第2个，共5个组件'],
    ['one that cannot move', [{ kind: 'edit', edit: { kind: 'move', id: 'intro', to: 0 } }], '“企业简介”不能再移动'],
    [
      'one removed',
      [{ kind: 'edit', edit: { kind: 'remove', id: 'intro' } }],
      '已删除“企业简介”，剩余4个组件，可按Ctrl+Z撤销',
    ],
    [
      'one hidden',
      [{ kind: 'edit', edit: { kind: 'hide', id: 'intro', hidden: true } }],
      '已隐藏“企业简介”，访客看不到',
    ],
    ['one named', [{ kind: 'edit', edit: { kind: 'rename', id: 'intro', name: '关于我们' } }], '已改名为“关于我们”'],
    ['a value', [{ kind: 'edit', edit: { kind: 'style', id: 'intro', style: { radius: 8 } } }], '已修改“企业简介”'],
    ['the page', [{ kind: 'edit', edit: { kind: 'page', page: { title: '衡砺' } } }], '已修改页面设置'],
    ['all cleared', [{ kind: 'edit', edit: { kind: 'clear' } }], '已清空，剩余1个组件，可按Ctrl+Z撤销'],
    ['another block selected', [{ kind: 'select', id: 'goods' }], '已选中“商品分组”，第4个，共5个组件'],
    ['a step taken back', [add('a', 1), { kind: 'undo' }], '已撤销，共5个组件'],
    ['and done again', [add('a', 1), { kind: 'undo' }, { kind: 'redo' }], '已重做，共6个组件'],
    ['nothing to take back', [{ kind: 'undo' }], '没有可撤销的操作'],
    ['nothing to do again', [{ kind: 'redo' }], '没有可重做的操作'],
    ['what others have saved', [{ kind: 'load', schema: page }], '已载入最新内容'],
    [
      'a header that stays',
      [{ kind: 'edit', edit: { kind: 'remove', id: 'header' } }],
      '店铺招牌须在页面最前，且不能删除',
    ],
  ];
  test.each(cases)('%s', (_name, events, said) => {
    expect(after(begin(), ...events).said.text).toBe(said);
  });

  test('the same words twice are two announcements', () => {
    const once = after(begin(), { kind: 'undo' });
    expect(after(once, { kind: 'undo' }).said.n).toBe(once.said.n + 1);
  });
});

describe('what is selected', () => {
  test('a block that was added or copied', () => {
    expect(after(begin(), add('a', 2)).selected).toBe('a');
    expect(after(begin(), { kind: 'edit', edit: { kind: 'copy', id: 'goods', newId: 'b' } }).selected).toBe('b');
  });

  test('the one in the place of one that was removed, and the last in place of the last', () => {
    const remove = (id: string): EditorEvent => ({ kind: 'edit', edit: { kind: 'remove', id } });
    expect(after(begin(), { kind: 'select', id: 'intro' }, remove('intro')).selected).toBe('goods-title');
    expect(after(begin(), { kind: 'select', id: 'contact' }, remove('contact')).selected).toBe('goods');
  });

  test('the one that a step brings back', () => {
    const removed = after(
      begin(),
      { kind: 'edit', edit: { kind: 'remove', id: 'goods' } },
      { kind: 'select', id: 'header' },
    );
    expect(after(removed, { kind: 'undo' }).selected).toBe('goods');
  });
});

test('typing in one field is one step until it is left', () => {
  const type = (name: string): EditorEvent => ({
    ...{ kind: 'edit', edit: { kind: 'rename', id: 'intro', name }, run: 'name:intro' },
  });
  const typed = after(begin(), type('关'), type('关于'), { kind: 'end-run' }, type('关于我们'));
  const nameAfter = (state: EditorState) => state.history.present.blocks[1]?.name;
  expect(nameAfter(after(typed, { kind: 'undo' }))).toBe('关于');
  expect(nameAfter(after(typed, { kind: 'undo' }, { kind: 'undo' }))).toBe('企业简介');
});

test('a refused step changes nothing and says why', () => {
  const locked = editorAfter(
    begin(),
    { kind: 'edit', edit: { kind: 'add', type: 'video', id: 'v', at: 1 } },
    { terminal: 'pc', vipLevel: 0 },
  );
  expect(locked.refused).toBe('“视频”升级会员后可用');
  expect(locked.history.present).toBe(page);
});

test('whatever is done, what stands there can be saved, and what is selected is there', () => {
  const place = fc.nat({ max: MOST_BLOCKS });
  const step = fc.oneof(
    fc.record({
      what: fc.constant('add' as const),
      at: place,
      type: fc.constantFrom('title', 'spacer', 'richText', 'contact'),
    }),
    fc.record({ what: fc.constantFrom('copy', 'remove', 'hide', 'select'), at: place }),
    fc.record({ what: fc.constant('move' as const), at: place, to: place }),
    fc.record({ what: fc.constantFrom('undo', 'redo', 'clear') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state = begin();
      for (const [n, one] of steps.entries()) {
        const at = 'at' in one ? one.at : 0;
        const id = idsOf(state)[at % idsOf(state).length] ?? '';
        const edits: Readonly<Record<string, EditorEvent>> = {
          add: {
            kind: 'edit',
            edit: { kind: 'add', type: 'type' in one ? one.type : 'title', id: `n${n}`, at } as never,
          },
          copy: { kind: 'edit', edit: { kind: 'copy', id, newId: `n${n}` } },
          remove: { kind: 'edit', edit: { kind: 'remove', id } },
          hide: { kind: 'edit', edit: { kind: 'hide', id, hidden: true } },
          move: { kind: 'edit', edit: { kind: 'move', id, to: 'to' in one ? one.to : 0 } },
          select: { kind: 'select', id },
          undo: { kind: 'undo' },
          redo: { kind: 'redo' },
          clear: { kind: 'edit', edit: { kind: 'clear' } },
        };
        const event = edits[one.what];
        if (event) state = after(state, event);
      }
      const { present, past } = state.history;
      expect(readPage(present, 'pc')?.problems).toEqual([]);
      expect(present.blocks.every(isKnownBlock)).toBe(true);
      expect(idsOf(state)).toContain(state.selected);
      expect(past.length).toBeLessThanOrEqual(UNDO_STEPS);
    }),
  );
});

test('undone to its beginning a page is the one that was opened', () => {
  const many = Array.from({ length: 9 }, (_, n) => add(`n${n}`, n));
  const back = many.map((): EditorEvent => ({ kind: 'undo' }));
  expect(after(begin(), ...many, ...back).history.present).toBe(page);
});
