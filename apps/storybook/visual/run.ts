// The pictures of all stories against accepted ones; `--accept` makes them the accepted ones. See README.md.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { acceptedSince, findBaseCommit, type Git } from './base-commit.ts';
import { buildCommit } from './build-commit.ts';
import { baselinesFolder, browserLaunch, builtStorybook, resultsFolder } from './env.ts';
import { hasPalette, withPalette } from './palette-png.ts';
import { picturesOfBuild } from './pictures.ts';
import { probeText, type TextProbe } from './text-probe.ts';

const acceptCommand = 'pnpm storybook:baselines';
const root = join(baselinesFolder, '../../..');
const options = new Set(process.argv.slice(2));

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Takes the pictures; false when one differs, or when a story fails. */
function takePictures(variables: Readonly<Record<string, string>>, ...more: readonly string[]): boolean {
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const { status } = spawnSync('playwright', ['test', '--config', config, ...more], {
    stdio: 'inherit',
    // biome-ignore lint/style/noProcessEnv: the run inherits this one's environment
    env: { ...process.env, ...variables },
  });
  return status === 0;
}

async function readMachine(): Promise<{ readonly folder: string; readonly text: TextProbe }> {
  const browser = await chromium.launch(browserLaunch);
  const text = await probeText(browser);
  const folder = join(baselinesFolder, `chromium-${browser.version().split('.')[0]}`);
  await browser.close();
  return { folder, text };
}

const measuresFile = (folder: string) => join(folder, 'text-measures.txt');

/** Why the accepted pictures cannot be compared with on this machine; null when they can. */
function reasonAgainst(folder: string, { measures }: TextProbe): string | null {
  if (!existsSync(measuresFile(folder))) return `There are no accepted pictures of ${basename(folder)}.`;
  const accepted = readFileSync(measuresFile(folder), 'utf8').trim();
  return accepted === measures.join(' ') ? null : 'This machine has other fonts than the accepted pictures.';
}

function accept(folder: string, { measures }: TextProbe): boolean {
  const others = existsSync(baselinesFolder)
    ? readdirSync(baselinesFolder).filter((name) => name !== basename(folder))
    : [];
  if (others.length > 0 && !options.has('--move')) {
    say(`The accepted pictures are those of ${others.join()}. To replace them: ${acceptCommand} --move`);
    return false;
  }
  for (const name of others) rmSync(join(baselinesFolder, name), { recursive: true });
  mkdirSync(folder, { recursive: true });
  const files = new Set(picturesOfBuild(builtStorybook).map(({ file }) => file));
  for (const file of globSync('**/*.png', { cwd: folder })) if (!files.has(file)) rmSync(join(folder, file));
  const taken = takePictures({ VISUAL_EXPECTED: folder }, '--update-snapshots=changed');
  for (const file of globSync('**/*.png', { cwd: folder })) {
    const picture = readFileSync(join(folder, file));
    if (!hasPalette(picture)) writeFileSync(join(folder, file), withPalette(picture));
  }
  writeFileSync(measuresFile(folder), `${measures.join(' ')}\n`);
  return taken;
}

/** Compares with the base commit, drawn by this browser now. */
function compareWithCommit(): boolean {
  const base = findBaseCommit(git);
  if (!base) {
    say('There is no commit to compare with either: fetch more of the history. Stories are only shown.');
    const names = picturesOfBuild(builtStorybook).map(({ file }) => file);
    return takePictures({ VISUAL_ACCEPTED: names.join('\n') });
  }
  say(`Comparing with ${base.slice(0, 12)} instead, drawn here.`);
  const expected = join(resultsFolder, 'visual-base');
  rmSync(expected, { recursive: true, force: true });
  const commit = buildCommit(root, base);
  if ('failure' in commit) {
    say(commit.failure);
    return false;
  }
  // A story that failed then has no picture, so it must have been accepted since.
  const report = join(resultsFolder, 'visual-base.json');
  takePictures(
    { VISUAL_STORYBOOK: commit.storybook, VISUAL_EXPECTED: expected, VISUAL_REPORT: report },
    '--update-snapshots=all',
  );
  commit.remove();
  const accepted = readdirSync(baselinesFolder).flatMap((name) =>
    acceptedSince(git, base, relative(root, join(baselinesFolder, name))),
  );
  return takePictures({ VISUAL_EXPECTED: expected, VISUAL_ACCEPTED: accepted.join('\n') });
}

function compare(folder: string, text: TextProbe): boolean {
  const reason = reasonAgainst(folder, text);
  if (reason) say(reason);
  const same = reason ? compareWithCommit() : takePictures({ VISUAL_EXPECTED: folder });
  if (!same) say(`Differences are in test-results/visual. When they are meant: ${acceptCommand}`);
  return same;
}

async function main(): Promise<boolean> {
  const { folder, text } = await readMachine();
  if (!text.drawsHan) {
    say('This machine has no font with Chinese characters: apt-get install fonts-noto-cjk');
    return false;
  }
  return options.has('--accept') ? accept(folder, text) : compare(folder, text);
}

process.exitCode = (await main()) ? 0 : 1;
