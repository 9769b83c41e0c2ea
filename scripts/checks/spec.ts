// `pnpm check:spec` fails when a rule of a package's SPEC.md has no test whose title cites it.
// With the table of requirements as its argument it also lists the rows for these packages that no rule answers.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { answeredRows, citedIds, ruleIds } from './rules.ts';

const read = (path: string): string => readFileSync(join(workspaceRoot, path), 'utf8');
/** Where a specification's other half is tested: the server of the chat lives in the platform, its page in the portal. */
const testedElsewhere: Readonly<Record<string, readonly string[]>> = {
  'packages/chat/SPEC.md': ['apps/platform/src/chat', 'apps/portal/e2e/journeys'],
};
const specifications = globSync('packages/*/SPEC.md', { cwd: workspaceRoot }).toSorted();

const untested = specifications.flatMap((path) => {
  const places = [`${dirname(path)}/{src,bench}`, ...(testedElsewhere[path] ?? [])];
  const tests = places.flatMap((place) =>
    globSync(`${place}/**/*.{test,browser,journey}.{ts,tsx}`, { cwd: workspaceRoot }),
  );
  const cited = citedIds(tests.map(read).join('\n'));
  const missing = ruleIds(read(path)).filter((id) => !cited.has(id));
  return missing.map((id) => `${path}: no test cites ${id}`);
});
for (const line of untested) console.error(line);
process.exitCode = untested.length === 0 ? 0 : 1;

const [requirements] = process.argv.slice(2);
if (requirements) {
  const answered = answeredRows(specifications.map(read).join('\n'));
  const rows = readFileSync(requirements, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  const owners = specifications.map(dirname);
  const open = rows.filter(
    ([id = '', , owner = '']) => owners.some((name) => owner.startsWith(name)) && !answered.has(id),
  );
  for (const [id, , owner, text] of open) process.stdout.write(`${[id, owner, text].join('\t')}\n`);
  process.stdout.write(`${open.length} rows are answered by no rule.\n`);
}
