// `pnpm mutations`: takes away one rule at a time (a permission of the contract, a condition of a query, a row or condition
// of a status table, an act that is offered) and runs the tests that must notice it; tells which did not. `pnpm mutations
// address` does so for one context, `--made` with the suites alone that are made from the contract and the status tables.
// The sources on disk stay as they are.
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ALIKE, CONTEXTS, type MutatedContext } from './mutations/contexts.ts';
import { type PlacedMutant, type Suite, startTestRun, type TestRun } from './mutations/test-run.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Share of the mutants that must be noticed. */
const GOAL = 0.95;
/** Each mutant has a database of its own. */
const MOST_AT_ONCE = 2;

interface Trial {
  readonly mutant: PlacedMutant;
  readonly suites: readonly Suite[];
}

/** Those that change nothing; an entry for one that is no more is an error. */
function alikeOf(trials: readonly Trial[], contexts: readonly MutatedContext[]): readonly Trial[] {
  return ALIKE.flatMap(({ file, within, removed }) => {
    const named = trials.filter(
      ({ mutant }) => mutant.file === file && mutant.within === within && mutant.removed === removed,
    );
    if (named.length === 0 && contexts.length === CONTEXTS.length) {
      throw new Error(`${within} of ${file} has no ${removed}: its entry goes`);
    }
    return named;
  });
}

function trialsOf({ rules, suites }: MutatedContext): readonly Trial[] {
  return rules.flatMap(([find, pattern]) =>
    globSync(pattern, { cwd: workspaceRoot })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .flatMap((file) => find(readFileSync(`${workspaceRoot}/${file}`, 'utf8')).map((found) => ({ ...found, file })))
      .map((mutant) => ({ mutant, suites })),
  );
}

const onlyMade = (context: MutatedContext): MutatedContext => ({
  ...context,
  suites: context.suites.filter(({ isMade }) => isMade),
});

/** Tries what is left, one after the other; several do so at once. @returns those that nothing noticed */
async function tryAll(run: TestRun, left: Trial[]): Promise<readonly PlacedMutant[]> {
  const survived: PlacedMutant[] = [];
  for (let trial = left.shift(); trial !== undefined; trial = left.shift()) {
    const { mutant, suites } = trial;
    const failure = await run.firstFailure(suites, mutant);
    const verdict = failure ? `caught by ${failure.suite}: ${failure.test}` : 'SURVIVED';
    console.log(`${mutant.file}:${mutant.line} without \`${mutant.removed}\`: ${verdict}`);
    if (failure === undefined) survived.push(mutant);
  }
  return survived;
}

async function main(): Promise<number> {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const chosen = CONTEXTS.filter(({ name }) => names.length === 0 || names.includes(name));
  const contexts = process.argv.includes('--made') ? chosen.map(onlyMade) : chosen;
  const trials = contexts.flatMap(trialsOf);
  const alike = alikeOf(trials, contexts);
  const tried = trials.filter((trial) => !alike.includes(trial));
  const suites = [
    ...new Map(contexts.flatMap((context) => context.suites).map((suite) => [suite.file, suite])).values(),
  ];
  const files = suites.map(({ file }) => file);
  const runs = await Promise.all(
    Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, () => startTestRun(files)),
  );
  try {
    const already = await runs[0]?.firstFailure(suites);
    if (already) throw new Error(`${already.suite} fails with nothing taken away: ${already.test}`);
    const begin = performance.now();
    const survived = (await Promise.all(runs.map((run) => tryAll(run, tried)))).flat();
    const total = trials.length - alike.length;
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    for (const { file, line, removed } of survived) console.log(`SURVIVED ${file}:${line} ${removed}`);
    console.log(`${total - survived.length} of ${total} caught, ${alike.length} that change nothing, ${seconds} s`);
    return total - survived.length >= GOAL * total ? 0 : 1;
  } finally {
    await Promise.all(runs.map((run) => run.close()));
  }
}

process.exitCode = await main();
