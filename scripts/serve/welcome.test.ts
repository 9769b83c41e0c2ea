import { expect, it } from 'vitest';
import type { BootTimes } from './serve.ts';
import { readStartSettings } from './settings.ts';
import { alignRows, welcomeLines } from './welcome.ts';

const lines = (environment: NodeJS.ProcessEnv, times: BootTimes = [['platform', 1.25]]): string => {
  const settings = readStartSettings(environment);
  if ('code' in settings) throw new Error(settings.message);
  return welcomeLines(settings, times).join('\n');
};

it('aligns Chinese texts, which take two columns a character', () => {
  expect(
    alignRows([
      ['王建国', 'x'],
      ['ab', 'y'],
    ]),
  ).toEqual(['王建国   x', 'ab       y']);
});

it('prints the addresses of the ports that were chosen', () => {
  const text = lines({ PORT: '3100', PLATFORM_PORT: '4100' });
  for (const address of [
    'http://localhost:3100',
    'http://changchun.localhost:3100',
    'http://localhost:4101/login',
    'http://localhost:4101/sent',
    'http://localhost:4103/materials',
    'http://127.0.0.1:4100',
  ]) {
    expect(text).toContain(address);
  }
});

it('prints the demo accounts, their password and the times', () => {
  expect(lines({})).toMatch(/password Demo@2024\n13800000001 {3}王建国 +business_admin +砚北建设、晟岳建筑\n/);
  expect(lines({})).toContain('Ready in 1.3 s (platform after 1.3 s)');
});

it('is silent about demo accounts without demo data', () => {
  expect(lines({ DEMO: '0', SMS_URL: 'http://localhost/' })).not.toMatch(/Demo@2024|\/sent|4003/);
});

it('prints the address of the example of a sibling site where it runs', () => {
  expect(lines({}, [['sibling site', 2]])).toContain('http://localhost:4004');
  expect(lines({})).not.toContain('4004');
});

it('prints the password of the page of sent texts where others can reach it', () => {
  const environment = { DEMO: '1', HOST: '0.0.0.0', SENT_PASSWORD: 'open, sesame!' };
  expect(lines(environment)).toMatch(/Sent texts, password +open, sesame!\n/);
  expect(lines({ SENT_PASSWORD: 'open, sesame!' })).not.toContain('sesame');
});
