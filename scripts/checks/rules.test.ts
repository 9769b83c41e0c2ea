import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answeredRows, citedIds, openRows, ruleIds, rulesWithRows } from './rules.ts';

it('reads the rules of a specification', () => {
  expect(ruleIds('# Rules\n- **LS1** One. (R-SYNC-001)\n- **LS12** Two, as **LS1**.\n')).toEqual(['LS1', 'LS12']);
});

it('finds ids in titles, not in comments and not inside of longer ids', () => {
  const source = "// LS9 comes later\ntest('LS1 LS2: both', () => {});\nit(`XLS3 leaves LS44`, () => {});";
  expect(citedIds(source)).toEqual(new Set(['LS1', 'LS2', 'XLS3', 'LS44']));
});

it('reads ranges and lists of requirement rows', () => {
  const rows = answeredRows('(R-HDR-007 to 009, 012) and (R-ERR-001, R-ERR-003)');
  expect([...rows]).toEqual(['R-HDR-007', 'R-HDR-008', 'R-HDR-009', 'R-HDR-012', 'R-ERR-001', 'R-ERR-003']);
});

it('finds every rule that a title cites, whatever the quotes', () => {
  const id = fc.stringMatching(/^[A-Z]{1,3}[1-9]\d{0,2}$/);
  const quote = fc.constantFrom("'", '"', '`');
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), quote, (ids, mark) => {
      const specification = ids.map((rule) => `- **${rule}** Something holds.`).join('\n');
      const source = ids.map((rule) => `test(${mark}${rule}: something holds${mark}, () => {});`).join('\n');
      expect(ruleIds(specification)).toEqual(ids);
      expect(citedIds(source)).toEqual(new Set(ids));
    }),
  );
});

it('knows which rows each rule answers', () => {
  const rules = rulesWithRows('# Rules\n- **LS1** One. (R-SYNC-001, 002)\n- **LS2** Two.\nR-SYNC-009\n');
  expect(rules.map(({ id, rows }) => [id, ...rows])).toEqual([['LS1', 'R-SYNC-001', 'R-SYNC-002'], ['LS2']]);
});

it('tells which rows are open, and why: a test beside a rule without a caller proves that rule only', () => {
  const answers = {
    byRules: new Set(['R-A-001']),
    byWaitingRules: new Set(['R-A-002', 'R-A-003']),
    byTests: new Set(['R-A-002', 'R-A-004']),
    openingSoon: new Set(['/later']),
  };
  const rows = ['1', '2', '3', '4', '5'].map((digit) => ({ id: `R-A-00${digit}`, requirement: 'Route / exists' }));
  expect(openRows([...rows, { id: 'R-A-006', requirement: 'Route /later exists' }], answers)).toEqual(
    new Map([
      ['R-A-002', 'its rule has no caller yet'],
      ['R-A-003', 'its rule has no caller yet'],
      ['R-A-005', 'no test names it'],
      ['R-A-006', 'its page opens soon'],
    ]),
  );
});
