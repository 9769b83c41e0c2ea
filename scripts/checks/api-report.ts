// `pnpm api-report` writes packages/*/api-report.md from the built declarations; `--check` fails where they differ.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';
import { workspaceRoot } from '../workspace-root.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';

const reportName = 'entry';

/** The public declarations of one entry point, sorted, as TypeScript. */
function extractDeclarations(folder: string, types: string, work: string): string {
  const extractorConfig = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      apiReport: { enabled: true, reportFileName: reportName, reportFolder: work, reportTempFolder: work },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            lib: ['es2023', 'dom'],
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [types],
        },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  const messageCallback = (message: ExtractorMessage): void => {
    message.handled = message.logLevel !== 'error';
  };
  const { errorCount } = Extractor.invoke(extractorConfig, { localBuild: true, messageCallback });
  if (errorCount > 0) throw new Error(`${types}: API Extractor found ${errorCount} errors.`);
  const report = readFileSync(join(work, `${reportName}.api.md`), 'utf8');
  return report.slice(report.indexOf('```ts'));
}

function reportOf({ name, folder, entries }: PublishedPackage): string {
  const work = mkdtempSync(join(tmpdir(), 'api-report-'));
  try {
    const sections = entries.map(({ subPath, types }, index) => {
      const ownWork = join(work, String(index));
      mkdirSync(ownWork);
      const title = `## ${join(name, subPath)}`;
      return `${title}\n\n${extractDeclarations(folder, types, ownWork)}`;
    });
    const head = `# Public API of ${name}\n\nWritten by \`pnpm api-report\` from the built declarations; do not edit.\n`;
    return `${[head, ...sections].join('\n').trimEnd()}\n`;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Whether the committed report says what the package now is. */
function check(file: string, wanted: string): boolean {
  const same = existsSync(file) && readFileSync(file, 'utf8') === wanted;
  if (!same) console.error(`${relative(workspaceRoot, file)} is out of date: run \`pnpm api-report\` and commit it.`);
  return same;
}

const checking = process.argv.includes('--check');
const results = publishedPackages().map((published) => {
  const file = join(published.folder, 'api-report.md');
  const wanted = reportOf(published);
  if (checking) return check(file, wanted);
  writeFileSync(file, wanted);
  return true;
});
process.exitCode = results.every(Boolean) ? 0 : 1;
