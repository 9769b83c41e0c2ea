import { delimiter, join } from 'node:path';
import type { Machine } from './chromium.ts';

/** Firefox, WebKit with its driver, and a screen for it, each with a program by which it is known. */
const programs: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

function missingPackages({ environment, exists }: Machine): string[] {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return Object.keys(programs).filter(
    (name) => !folders.some((folder) => exists(join(folder, programs[name] ?? name))),
  );
}

/** Finds the browsers of Debian that are driven besides Chromium, on a CI machine after installing them; null, or one line that says what to install. */
export function findDebianBrowsers(machine: Machine): string | null {
  const { environment, exists, run, isRoot } = machine;
  const missing = missingPackages(machine);
  if (missing.length === 0) return null;
  if (isRoot && environment.CI && exists('/usr/bin/apt-get') && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
  }
  const left = missingPackages(machine);
  return left.length === 0 ? null : `Firefox and WebKit need Debian's packages: apt-get install ${left.join(' ')}`;
}
