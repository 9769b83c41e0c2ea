import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GridColumn } from './column.ts';
import { type GridAction, reduceGrid } from './grid-reducer.ts';
import { chosenRange, type GridRules, type GridState, historyLength, initialState, withItems } from './grid-state.ts';
import type { LineItem } from './line-item.ts';
import type { Movement } from './movement.ts';

const columns: readonly GridColumn[] = [
  { key: 'name', title: '材料名称', kind: 'text', width: 100, required: true },
  { key: 'unit', title: '单位', kind: 'select', width: 60, options: [{ value: 't', label: '吨' }] },
  { key: 'quantity', title: '数量', kind: 'quantity', width: 100 },
  { key: 'double', title: '两倍', kind: 'computed', width: 100, compute: ({ quantity }) => `${Number(quantity) * 2}` },
];
const rules: GridRules = { columns, maxRows: 8, readOnly: false, pageRows: 3 };

function line(index: number): LineItem {
  return { id: `L${index}`, values: { name: `材料${index}`, quantity: `${index}` } };
}
const lines = (count: number) => Array.from({ length: count }, (_line, index) => line(index));

function run(state: GridState, ...actions: readonly GridAction[]): GridState {
  return actions.reduce((current, action) => reduceGrid(current, action, rules), state);
}
const values = (state: GridState, key: string) => state.items.map((item) => item.values[key] ?? '');

const movements: readonly Movement[] = [
  ...(['up', 'down', 'left', 'right', 'pageUp', 'pageDown'] as const),
  ...(['rowStart', 'rowEnd', 'start', 'end', 'next', 'previous'] as const),
];
const texts = fc.oneof(fc.constantFrom('', '吨', '１，２００', 'x'), fc.string({ maxLength: 4 }));
const cells = fc.record({ row: fc.integer({ min: -2, max: 12 }), column: fc.integer({ min: -2, max: 6 }) });
const actions: fc.Arbitrary<GridAction> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), movement: fc.constantFrom(...movements), extend: fc.boolean() }),
  fc.record({ type: fc.constant('goTo' as const), cell: cells, extend: fc.boolean() }),
  fc.record({ type: fc.constant('type' as const), draft: texts }),
  fc.record({ type: fc.constant('choose' as const), value: texts }),
  fc.record({ type: fc.constant('commit' as const), movement: fc.constantFrom<Movement>('up', 'down', 'next') }),
  fc.record({
    type: fc.constant('paste' as const),
    block: fc.array(fc.array(texts, { minLength: 1, maxLength: 6 }), { maxLength: 10 }),
  }),
  fc.constant<GridAction>({ type: 'paste', block: [['a'], ['b']], at: { row: 8, column: 0 } }),
  fc.record({ type: fc.constant('shiftRows' as const), by: fc.constantFrom(1 as const, -1 as const) }),
  fc.constantFrom<GridAction>(
    ...(['openEdit', 'cancel', 'clear', 'fillDown', 'appendRow', 'insertRow', 'duplicateRows'] as const).map(
      (type): GridAction => ({ type }),
    ),
    { type: 'deleteRows' },
    { type: 'selectAll' },
    { type: 'selectRows' },
    { type: 'undo' },
    { type: 'redo' },
  ),
);

test('whatever is done, the cursor is on a line, ids differ, the maximum holds and computed cells keep nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(actions, { maxLength: 60 }), (count, done) => {
      for (let state = initialState(lines(count)), index = 0; index < done.length; index += 1) {
        const action = done[index];
        if (!action) break;
        state = reduceGrid(state, action, rules);
        const { top, bottom, left, right } = chosenRange(state);
        expect([top, left].every((edge) => edge >= 0)).toBe(true);
        expect(bottom).toBeLessThan(state.items.length);
        expect(right).toBeLessThan(columns.length);
        expect(state.items.length).toBeLessThanOrEqual(rules.maxRows);
        expect(new Set(state.items.map(({ id }) => id)).size).toBe(state.items.length);
        expect(state.items.some((item) => 'double' in item.values)).toBe(false);
        expect(state.past.length).toBeLessThanOrEqual(historyLength);
      }
    }),
  );
});

test('undoing everything brings the first lines back, redoing everything the last ones', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (done) => {
      const first = lines(4);
      const last = run(initialState(first), ...done, { type: 'commit' });
      const undoes = last.past.map((): GridAction => ({ type: 'undo' }));
      const start = run(last, ...undoes);
      expect(start.items).toEqual(last.past[0]?.items ?? last.items);
      const redoes = start.future.map((): GridAction => ({ type: 'redo' }));
      expect(run(start, ...redoes).items).toEqual(
        run(last, ...last.future.map((): GridAction => ({ type: 'redo' }))).items,
      );
    }),
  );
});

test('what is read only is never changed', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (done) => {
      const first = lines(4);
      const state = done.reduce(
        (current, action) => reduceGrid(current, action, { ...rules, readOnly: true }),
        initialState(first),
      );
      expect(state.items).toBe(first);
      expect(state.edit).toBeNull();
    }),
  );
});

test('typing replaces the value, Enter goes down, Escape brings the old value back', () => {
  const typed = run(initialState(lines(2)), { type: 'type', draft: '盘螺' });
  expect(values(typed, 'name')).toEqual(['材料0', '材料1']);
  expect(values(run(typed, { type: 'cancel' }), 'name')).toEqual(['材料0', '材料1']);
  const entered = run(typed, { type: 'commit', movement: 'down' });
  expect(values(entered, 'name')).toEqual(['盘螺', '材料1']);
  expect(entered.cursor).toEqual({ row: 1, column: 0 });
});

test('Enter in the last line opens a new one, but none below a blank one, and none beyond the maximum', () => {
  const atEnd: readonly GridAction[] = [
    { type: 'move', movement: 'end' },
    { type: 'move', movement: 'rowStart' },
    { type: 'openEdit' },
    { type: 'commit', movement: 'down' },
  ];
  const grown = run(initialState(lines(2)), ...atEnd);
  expect(grown.items).toHaveLength(3);
  expect(run(grown, ...atEnd).items).toHaveLength(3);
  expect(run(initialState(lines(8)), ...atEnd).items).toHaveLength(8);
});

test('a block is pasted from the corner of the range; lines are added, and what is too much is counted', () => {
  const start = run(initialState(lines(7)), { type: 'goTo', cell: { row: 6, column: 1 } });
  const pasted = run(start, { type: 'paste', block: [['吨', '1,200'], ['t', '２．５', '9', '9'], ['公斤']] });
  expect(pasted.items).toHaveLength(8);
  expect(pasted.items.slice(6).map((item) => item.values)).toEqual([
    { name: '材料6', quantity: '1200', unit: 't' },
    { quantity: '2.5', unit: 't' },
  ]);
  expect(pasted.message).toEqual({
    code: 'pasted',
    rows: 2,
    added: 1,
    rowsLeftOut: 1,
    columnsLeftOut: 1,
    maxRows: 8,
  });
});

test('one copied cell fills the whole range', () => {
  const filled = run(
    initialState(lines(3)),
    { type: 'goTo', cell: { row: 0, column: 2 } },
    { type: 'move', movement: 'down', extend: true },
    { type: 'paste', block: [['5']] },
  );
  expect(values(filled, 'quantity')).toEqual(['5', '5', '2']);
});

test('filling down repeats the uppermost row of the range, or the row above a single cell', () => {
  const start = run(initialState(lines(4)), { type: 'goTo', cell: { row: 1, column: 2 } });
  expect(values(run(start, { type: 'fillDown' }), 'quantity')).toEqual(['0', '0', '2', '3']);
  const range = run(start, { type: 'goTo', cell: { row: 3, column: 2 }, extend: true }, { type: 'fillDown' });
  expect(values(range, 'quantity')).toEqual(['0', '1', '1', '1']);
});

test('lines are inserted, repeated, moved and deleted by the range; the last one becomes blank', () => {
  const chosen = run(
    initialState(lines(4)),
    { type: 'goTo', cell: { row: 1, column: 0 } },
    { type: 'goTo', cell: { row: 2, column: 0 }, extend: true },
  );
  expect(values(run(chosen, { type: 'insertRow' }), 'name')).toEqual(['材料0', '材料1', '材料2', '', '材料3']);
  expect(values(run(chosen, { type: 'duplicateRows' }), 'quantity')).toEqual(['0', '1', '2', '1', '2', '3']);
  expect(values(run(chosen, { type: 'shiftRows', by: -1 }), 'quantity')).toEqual(['1', '2', '0', '3']);
  expect(values(run(chosen, { type: 'shiftRows', by: 1 }), 'quantity')).toEqual(['0', '3', '1', '2']);
  expect(values(run(chosen, { type: 'deleteRows' }), 'quantity')).toEqual(['0', '3']);
  const empty = run(chosen, { type: 'selectAll' }, { type: 'deleteRows' });
  expect(empty.items.map((item) => item.values)).toEqual([{}]);
  expect(empty.message).toEqual({ code: 'deleted', rows: 4 });
});

test('at the maximum a new line is refused with a message', () => {
  const full = run(initialState(lines(8)), { type: 'appendRow' });
  expect(full.items).toHaveLength(8);
  expect(full.message).toEqual({ code: 'full', maxRows: 8 });
});

test('lines that come from outside are one step that can be undone', () => {
  const first = lines(2);
  const imported = withItems(initialState(first), lines(5), rules);
  expect(imported.items).toHaveLength(5);
  expect(run(imported, { type: 'undo' }).items).toBe(first);
});

test('a blank line is being filled from its first value until the cursor leaves it', () => {
  const blank = run(initialState([{ id: 'A', values: {} }, line(1)]), { type: 'type', draft: '盘螺' });
  const filling = run(blank, { type: 'move', movement: 'next' });
  expect(filling.filling).toBe('A');
  expect(run(filling, { type: 'move', movement: 'down' }).filling).toBeNull();
  expect(run(initialState(lines(2)), { type: 'type', draft: 'x' }, { type: 'commit' }).filling).toBeNull();
});

test('Escape lets the next Tab leave the grid, anything else takes that back', () => {
  const left = run(initialState(lines(2)), { type: 'cancel' });
  expect(left.tabLeaves).toBe(true);
  expect(run(left, { type: 'move', movement: 'down' }).tabLeaves).toBe(false);
});

test('lines that are given are filled in, but none is added, removed or moved', () => {
  const fixed: GridRules = { ...rules, maxRows: 3, fixedRows: true };
  const start = initialState(lines(3));
  const changes: readonly GridAction[] = [
    { type: 'appendRow' },
    { type: 'insertRow' },
    { type: 'duplicateRows' },
    { type: 'deleteRows' },
    { type: 'shiftRows', by: 1 },
  ];
  for (const action of changes) expect(reduceGrid(start, action, fixed)).toBe(start);
  const block = [['甲'], ['乙'], ['丙'], ['丁']];
  const pasted = reduceGrid(start, { type: 'paste', block }, fixed);
  expect(values(pasted, 'name')).toEqual(['甲', '乙', '丙']);
});
