import { expect, it } from 'vitest';
import { type FindMutants, findActs, findConditions, findPermissions, findTransitions } from './find-mutants.ts';

/** The source with each rule taken away in its turn. */
const withoutEach = (find: FindMutants, source: string): readonly string[] =>
  find(source).map(({ start, end, by }) => source.slice(0, start) + by + source.slice(end));

it('takes away the permission of a call, and each of a save', () => {
  const source = "const author = { auth: 'business', permission: { add: 'a', edit: 'b' } } as const;";
  expect(withoutEach(findPermissions, source)).toEqual([
    "const author = { auth: 'business', ...{} } as const;",
    "const author = { auth: 'business', permission: { ...{}, edit: 'b' } } as const;",
    "const author = { auth: 'business', permission: { add: 'a', ...{} } } as const;",
  ]);
  expect(findPermissions("get('notice.list', path, specBusiness)")).toEqual([]);
});

it('takes away the conditions of a query one by one', () => {
  const source = "db.selectFrom('notice').where('id', '=', id).where('is_read', '=', false).execute()";
  expect(withoutEach(findConditions, source).toSorted()).toEqual([
    "db.selectFrom('notice').where('id', '=', id).execute()",
    "db.selectFrom('notice').where('is_read', '=', false).execute()",
  ]);
});

it('takes away the filters of a list', () => {
  expect(withoutEach(findConditions, "const LIST = { filters: { tag: equals('tag') }, sorts: {} };")).toEqual([
    'const LIST = { filters: { ...{} }, sorts: {} };',
  ]);
});

it('lets the condition of an SQL text always hold', () => {
  expect(withoutEach(findConditions, 'sql`delete from notice where id = $1 and x`')).toEqual([
    'sql`delete from notice where true or id = $1 and x`',
  ]);
  expect(findConditions('say(`somewhere`)')).toEqual([]);
});

it('takes away rows of a status table, their conditions and the entries of these', () => {
  const row = "{ from: [1, 2], action: 'pay', who: 'owner', to: 3, permission }";
  const table = (rows: string) => `defineStatusMachine({ statuses, transitions: [${rows}] });`;
  expect(withoutEach(findTransitions, table(row))).toEqual(
    [
      '...[]',
      "{ from: [...Array(100).keys()], action: 'pay', who: 'owner', to: 3, permission }",
      "{ from: [...[], 2], action: 'pay', who: 'owner', to: 3, permission }",
      "{ from: [1, ...[]], action: 'pay', who: 'owner', to: 3, permission }",
      "{ from: [1, 2], action: 'pay', who: ['owner'], to: 3, permission }",
      "{ from: [1, 2], action: 'pay', who: 'owner', to: 3, ...{} }",
    ].map(table),
  );
});

it('takes away the acts of a record, those that it rules out, and what decides', () => {
  const source = [
    "const DEAL_ACTS = { pay: 'deal_pay' } as const;",
    "allowedActions(DEAL_ACTS, caller, isPaid ? ['pay'] : []);",
    'function allowedActions(acts) { return acts.filter((act) => isGranted(act) && !ruledOut.includes(act)); }',
  ];
  expect(withoutEach(findActs, source.join('\n'))).toEqual([
    ['const DEAL_ACTS = { ...{} } as const;', source[1], source[2]].join('\n'),
    [source[0], 'allowedActions(DEAL_ACTS, caller, isPaid ? [...[]] : []);', source[2]].join('\n'),
    [source[0], source[1], source[2]?.replace('isGranted(act)', 'true')].join('\n'),
    [source[0], source[1], source[2]?.replace('!ruledOut.includes(act)', 'true')].join('\n'),
  ]);
});

it('says where it was and what it took', () => {
  expect(findPermissions("const a = 1;\nconst b = { permission: 'deal_pay' };")).toMatchObject([
    { line: 2, within: 'b', removed: "permission: 'deal_pay'" },
  ]);
});
