import { relative } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { patience } from '../../test-machine.config.ts';
import { workspaceRoot } from '../workspace-root.ts';
import type { Mutant } from './find-mutants.ts';

/** A file of tests, and which of its tests are asked; all of them without a pattern. */
export interface Suite {
  /** From the repository's folder. */
  readonly file: string;
  readonly tests?: RegExp;
  /** It is made from the contract or from a table of statuses, not written for its context. */
  readonly isMade?: true;
}

/** A mutant and the file that it is in. */
export interface PlacedMutant extends Mutant {
  readonly file: string;
}

/** Runs tests on the sources as they are, or with one of them changed on its way to the tests; no file is written. */
export interface TestRun {
  /** @returns the first suite that fails, in the order given; undefined where all pass */
  firstFailure(suites: readonly Suite[], mutant?: PlacedMutant): Promise<Failure | undefined>;
  close(): Promise<void>;
}

interface Failure {
  readonly suite: string;
  /** Its first test that failed; the file itself where none could run. */
  readonly test: string;
}

const sourceConditions = ['@jianzhu/source', 'module', 'node', 'development|production'];
const absolute = (file: string): string => `${workspaceRoot}/${file}`;

/** @param files every file of tests that will be run */
export async function startTestRun(files: readonly string[]): Promise<TestRun> {
  let changed: PlacedMutant | undefined;
  const vitest = await createVitest(
    'test',
    {
      root: workspaceRoot,
      config: false,
      watch: false,
      fsModuleCache: false,
      reporters: [{}],
      include: [...files],
      globalSetup: [absolute('apps/platform/src/testing/test-server.ts')],
      ...patience,
      hookTimeout: 120_000,
      retry: 0,
      // One failure is enough: no more cases than in every run.
      env: { TEST_DEEP: '' },
    },
    {
      plugins: [
        {
          name: 'mutation',
          enforce: 'pre',
          transform(code, id) {
            if (changed === undefined || id !== absolute(changed.file)) return null;
            return { code: code.slice(0, changed.start) + changed.by + code.slice(changed.end), map: null };
          },
        },
      ],
      ssr: { resolve: { conditions: sourceConditions, externalConditions: ['@jianzhu/source'] } },
    },
  );

  async function failureIn({ file, tests }: Suite): Promise<Failure | undefined> {
    const project = vitest.getRootProject();
    const suite = project.createSpecification(absolute(file), tests && { testNamePattern: tests });
    await vitest.runTestSpecifications([suite]);
    return failureOf(vitest, file);
  }

  return {
    async firstFailure(suites, mutant) {
      const touched = [changed, mutant].flatMap((one) => (one === undefined ? [] : [absolute(one.file)]));
      changed = mutant;
      for (const file of touched) vitest.invalidateFile(file);
      for (const suite of suites) {
        const failure = await failureIn(suite);
        if (failure !== undefined) return failure;
      }
      return undefined;
    },
    close: () => vitest.close(),
  };
}

function failureOf(vitest: Vitest, suite: string): Failure | undefined {
  const module = vitest.state.getTestModules().find(({ moduleId }) => relative(workspaceRoot, moduleId) === suite);
  if (module === undefined) throw new Error(`${suite} was not run`);
  const [failed] = module.children.allTests('failed');
  if (failed === undefined && module.ok()) return undefined;
  return { suite, test: failed?.fullName ?? module.errors()[0]?.message ?? 'the file itself' };
}
