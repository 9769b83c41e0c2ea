import { describe, expect, it, vi } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

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

describe('findChromium', () => {
  it('takes the path that was given, and nothing else when it is wrong', () => {
    const environment = { CHROMIUM_PATH: '/my/chrome' };
    expect(findChromium(machine(['/my/chrome'], { environment }))).toEqual({ path: '/my/chrome' });
    expect(findChromium(machine(['/usr/bin/chromium'], { environment }))).toEqual({
      missing: 'CHROMIUM_PATH=/my/chrome: there is no such file.',
    });
  });

  it.each(['/opt/bin/google-chrome', '/usr/bin/chromium', '/snap/bin/chromium'])('finds %s', (path) => {
    expect(findChromium(machine([path]))).toEqual({ path });
  });

  it('takes the one without windows first, wherever it is', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findChromium(machine(['/opt/bin/chromium', shell]))).toEqual({ path: shell });
  });

  it('finds the newest of the builds that Playwright has downloaded', () => {
    const builds = ['/c/chromium-1/chrome-linux/chrome', '/c/chromium-2/chrome-linux/chrome'];
    const glob = (pattern: string): string[] => (pattern.startsWith('/home/me/.cache/ms-playwright/') ? builds : []);
    expect(findChromium(machine([], { glob }))).toMatchObject({ path: expect.stringContaining('chrome') });
  });

  it('installs one on a CI machine', () => {
    const files = ['/usr/bin/apt-get'];
    const run = vi.fn((_file: string, args: readonly string[]) => {
      if (args.includes('install')) files.push('/usr/bin/chromium');
      return true;
    });
    const environment = { PATH: '/usr/bin', CI: 'true' };
    expect(findChromium(machine(files, { run, isRoot: true, environment }))).toEqual({ path: '/usr/bin/chromium' });
  });

  it('installs one with windows where Debian has none without', () => {
    const files = ['/usr/bin/apt-get'];
    const run = vi.fn((_file: string, args: readonly string[]) => {
      if (args.includes('chromium')) files.push('/usr/bin/chromium');
      return !args.includes('chromium-headless-shell');
    });
    const environment = { PATH: '/usr/bin', CI: 'true' };
    expect(findChromium(machine(files, { run, isRoot: true, environment }))).toEqual({ path: '/usr/bin/chromium' });
  });

  it('installs nothing on a machine of somebody, and says in one line what to install', () => {
    const run = vi.fn(() => true);
    const search = findChromium(machine(['/usr/bin/apt-get'], { run, isRoot: true }));
    expect(run).not.toHaveBeenCalled();
    expect(search).toEqual({
      missing:
        'The browser tests need Chromium: apt-get install chromium fonts-noto-cjk fonts-liberation, or set CHROMIUM_PATH to a Chrome or Chromium.',
    });
  });
});
