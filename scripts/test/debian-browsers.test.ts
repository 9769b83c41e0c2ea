import { expect, it, vi } from 'vitest';
import type { Machine } from './chromium.ts';
import { findDebianBrowsers } from './debian-browsers.ts';

const all = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].map((name) => `/usr/bin/${name}`);

function machine(files: readonly string[], changes: Partial<Machine> = {}): Machine {
  return {
    environment: { PATH: '/opt/bin:/usr/bin' },
    exists: (path) => files.includes(path),
    glob: () => [],
    run: () => false,
    isRoot: false,
    home: '/home/me',
    ...changes,
  };
}

it('asks for nothing where both browsers are there', () => {
  const run = vi.fn(() => true);
  expect(findDebianBrowsers(machine(all, { run }))).toBeNull();
  expect(run).not.toHaveBeenCalled();
});

it('names what is missing on a machine of somebody, and installs nothing there', () => {
  const run = vi.fn(() => true);
  expect(findDebianBrowsers(machine(['/usr/bin/Xvfb', '/usr/bin/apt-get'], { run, isRoot: true }))).toBe(
    "Firefox and WebKit need Debian's packages: apt-get install firefox-esr webkit2gtk-driver",
  );
  expect(run).not.toHaveBeenCalled();
});

it('installs what is missing on a CI machine', () => {
  const files = ['/usr/bin/apt-get', '/usr/bin/Xvfb'];
  const run = vi.fn((_file: string, args: readonly string[]) => {
    if (args.includes('firefox-esr') && args.includes('webkit2gtk-driver')) files.push(...all);
    return true;
  });
  const environment = { PATH: '/usr/bin', CI: 'true' };
  expect(findDebianBrowsers(machine(files, { run, isRoot: true, environment }))).toBeNull();
  expect(run.mock.calls.at(-1)?.[1]).not.toContain('xvfb');
});
