import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The machine as far as the search for a browser looks at it. */
export interface Machine {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly exists: (path: string) => boolean;
  /** Paths that match a pattern, newest last. */
  readonly glob: (pattern: string) => readonly string[];
  /** Runs a program to its end; false when it fails. */
  readonly run: (file: string, args: readonly string[]) => boolean;
  readonly isRoot: boolean;
  readonly home: string;
}

/** Path of a Chromium, or one line that says what to install. */
export type ChromiumSearch = { readonly path: string } | { readonly missing: string };

/** Chromium without windows: the same pages at half the work, so it is taken first. */
const shell = 'chromium-headless-shell';
const programNames = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const playwrightFolders = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'];
const playwrightBuilds = [
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium',
];
const fonts = ['fonts-noto-cjk', 'fonts-liberation'];
const installLine = `apt-get install ${['chromium', ...fonts].join(' ')}`;

/** This machine. */
export function thisMachine(environment: Readonly<NodeJS.ProcessEnv>): Machine {
  return {
    environment,
    exists: existsSync,
    glob: (pattern) => globSync(pattern).toSorted(),
    run: (file, args) => spawnSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
    isRoot: process.getuid?.() === 0,
    home: homedir(),
  };
}

function findInstalled({ environment, exists, glob, home }: Machine): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...usualPlaces].find(exists);
  if (found) return found;
  const caches = [environment.PLAYWRIGHT_BROWSERS_PATH, ...playwrightFolders.map((folder) => join(home, folder))];
  return caches
    .filter((cache) => cache !== undefined)
    .flatMap((cache) => playwrightBuilds.flatMap((build) => glob(join(cache, build))))
    .at(-1);
}

function install({ environment, exists, run, isRoot }: Machine): boolean {
  const add = (...packages: readonly string[]) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  const mayInstall = isRoot && Boolean(environment.CI) && exists('/usr/bin/apt-get');
  // Not every release of Debian has the shell.
  return mayInstall && run('apt-get', ['update', '-qq']) && add(...fonts) && (add(shell) || add('chromium'));
}

/** Finds a Chromium for the browser tests; on a CI machine that lacks one, installs it. */
export function findChromium(machine: Machine): ChromiumSearch {
  const { CHROMIUM_PATH: chosen } = machine.environment;
  if (chosen) {
    return machine.exists(chosen) ? { path: chosen } : { missing: `CHROMIUM_PATH=${chosen}: there is no such file.` };
  }
  const path = findInstalled(machine) ?? (install(machine) ? findInstalled(machine) : undefined);
  if (path) return { path };
  return { missing: `The browser tests need Chromium: ${installLine}, or set CHROMIUM_PATH to a Chrome or Chromium.` };
}
