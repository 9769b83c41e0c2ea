// `pnpm check:spec` fails when a rule of a package's SPEC.md has no test whose title cites it, and when the tests of a
// rule run code that no application uses and that is not on the list of what waits for its caller. It says what is not
// proved by that. With the table of requirements as its argument it also lists the rows that nothing proves, and why.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PAGES } from '../../packages/domain/src/page/pages.ts';
import { workspaceRoot } from '../workspace-root.ts';
import awaiting from './awaiting.json' with { type: 'json' };
import { judgeClaims, type TestedRule } from './claims.ts';
import { packageSources, readReachedCode } from './reached.ts';
import { answeredRows, citedIds, openRows, ruleIds, rulesWithRows } from './rules.ts';
import { createUnitReader, type Unit } from './tested-units.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: workspaceRoot });
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
/** Where a specification's other half is tested: the server of the chat lives in the platform, its page in the portal. */
const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'packages/chat/SPEC.md': ['apps/platform/src/chat', 'apps/portal/e2e/journeys'],
};
/** Published too, for the tests of other sites. */
const storageForTests = 'packages/upload/src/endpoint/memory-';
const specifications = globSync('packages/*/SPEC.md', { cwd: workspaceRoot }).toSorted();
const testsOf = (specification: string): string[] =>
  [`${dirname(specification)}/{src,bench}`, ...(testedElsewhere[specification] ?? [])].flatMap((place) =>
    filesOf(`${place}/**/*.{test,browser,journey}.{ts,tsx}`),
  );

const untested = specifications.flatMap((path) => {
  const cited = citedIds(testsOf(path).map(read).join('\n'));
  const missing = ruleIds(read(path)).filter((id) => !cited.has(id));
  return missing.map((id) => `${path}: no test cites ${id}`);
});

const { used, product } = await readReachedCode();
const unitsOf = createUnitReader({
  root: workspaceRoot,
  packages: packageSources(),
  isProduct: (file) => product.has(file) && !file.startsWith(storageForTests),
});

function testedRules(specification: string): TestedRule[] {
  const units = new Map<string, Set<Unit>>();
  for (const file of testsOf(specification).filter((path) => !path.includes('.journey.'))) {
    for (const [id, found] of unitsOf(join(workspaceRoot, file))) {
      units.set(id, new Set([...(units.get(id) ?? []), ...found]));
    }
  }
  return ruleIds(read(specification)).map((id) => ({ specification, id, units: units.get(id) ?? new Set() }));
}

function isUsed(unit: Unit): boolean {
  const [file = '', name = ''] = unit.split('#');
  return used.get(file)?.has(name) ?? false;
}

const {
  faults,
  kept,
  awaiting: waiting,
  codeless,
} = judgeClaims(specifications.flatMap(testedRules), isUsed, awaiting);
for (const line of [...untested, ...faults]) console.error(line);
process.exitCode = untested.length + faults.length === 0 ? 0 : 1;

const names = (rules: readonly TestedRule[]): string => rules.map(({ id }) => id).join(' ');
say(`${kept.length} rules are tested on code that an application uses.`);
say('That a test cites a rule does not show that it proves the whole of it: that is for whoever reads both.');
for (const [reason, rules] of waiting) say(`Not kept by any application yet, ${reason}: ${names(rules)}.`);
say(`Their tests call no code of the product (journeys, sizes, documents): ${names(codeless)}.`);

const [requirements] = process.argv.slice(2);
if (requirements) {
  const rows = readFileSync(requirements, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const tests = filesOf('{apps,packages,examples,scripts}/**/*.{test,browser,journey,stories}.{ts,tsx}').filter(
    (file) => !file.includes('node_modules'),
  );
  const waitingRules = new Set([...waiting.values()].flat().map(({ specification, id }) => `${specification} ${id}`));
  const rulesOfRows = specifications.flatMap((path) =>
    rulesWithRows(read(path)).map(({ id, rows: answered }) => ({
      isKept: !waitingRules.has(`${path} ${id}`),
      answered,
    })),
  );
  const open = openRows(
    rows.map(([id = '', , , requirement = '']) => ({ id, requirement })),
    {
      byRules: new Set(rulesOfRows.filter(({ isKept }) => isKept).flatMap(({ answered }) => [...answered])),
      byWaitingRules: new Set(rulesOfRows.flatMap(({ answered }) => [...answered])),
      byTests: answeredRows(tests.map(read).join('\n')),
      openingSoon: new Set(PAGES.filter(({ opening }) => opening).map(({ path }) => path)),
    },
  );
  for (const [id = '', , owner = '', text = ''] of rows) {
    const reason = open.get(id);
    if (reason) say([id, owner, reason, text].join('\t'));
  }
  say(`${open.size} of ${rows.length} rows are proved by nothing that an application runs.`);
}
