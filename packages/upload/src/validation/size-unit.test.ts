import { afterEach, expect, test, vi } from 'vitest';
import { sizeUnit } from './size-unit.ts';

test.each([
  [{ userAgentData: { platform: 'macOS' }, platform: 'Win32' }, 1000],
  [{ platform: 'MacIntel' }, 1000],
  [{ userAgentData: { platform: '' }, platform: 'MacIntel' }, 1000],
  [{ userAgentData: { platform: 'Windows' }, platform: 'MacIntel' }, 1024],
  [{ platform: 'Linux x86_64' }, 1024],
  [{}, 1024],
])('%o counts in %i (UV11)', (system, unit) => {
  expect(sizeUnit(system)).toBe(unit);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the system is asked when a file is judged, not when the package is loaded (UV11)', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(sizeUnit()).toBe(1000);
  vi.stubGlobal('navigator', undefined);
  expect(sizeUnit()).toBe(1024);
});
