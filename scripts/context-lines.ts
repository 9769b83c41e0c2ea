// `node scripts/context-lines.ts address [address.ts …]` counts what a context is made of, as Markdown.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from './workspace-root.ts';

const [context, ...named] = process.argv.slice(2);
if (context === undefined) {
  process.stderr.write('Name a context: node scripts/context-lines.ts address\n');
  process.exit(2);
}

/** Where the halves of a context lie on each floor. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  domain: [`packages/domain/src/${context}/**`],
  contract: [`packages/api-client/src/contract/${context}{,.schema}.ts`],
  platform: [`apps/platform/src/${context}/**`],
  demo: [`apps/platform/src/demo/${context}{,s,es}.ts`],
  portal: [`apps/portal/app/features/${context}/**`, `apps/portal/e2e/journeys/${context}*`],
  'named besides': named,
};

const isTest = (file: string) => /\.test\.tsx?$|\/e2e\/|\.stories\.tsx$/.test(file);
const linesOf = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8').trimEnd().split('\n').length;

const rows = Object.entries(FLOORS).flatMap(([floor, patterns]) =>
  globSync([...patterns], { cwd: workspaceRoot })
    .filter((file) => /\.(ts|tsx|sql)$/.test(file))
    .toSorted()
    .map((file) => ({ floor, file, lines: linesOf(file) })),
);
const sum = (of: typeof rows) => of.reduce((total, { lines }) => total + lines, 0);
const tests = rows.filter(({ file }) => isTest(file));
process.stdout.write(
  [
    '| floor | file | lines |',
    '|---|---|---|',
    ...rows.map(({ floor, file, lines }) => `| ${floor} | \`${file}\` | ${lines} |`),
    `| all | ${rows.length} files, ${tests.length} of them tests | ${sum(rows)}, of tests ${sum(tests)} |`,
    '',
  ].join('\n'),
);
