import { expect, test } from 'vitest';
import { deviceOf, isWeChat, readRelease } from './app-release.ts';

const entry = (dictKey: string, dictValue: string) => ({ dictKey, dictValue, children: [] });

test('an app is what the dictionary says of it; what it does not say is empty', () => {
  expect(readRelease([entry('ios', ' https://apps.test/1 '), entry('version', '3.2.1')])).toEqual({
    ios: 'https://apps.test/1',
    android: '',
    version: '3.2.1',
    updated: '',
  });
});

test.each(['javascript:alert(1)', 'http://apps.test/1', '//apps.test/1', 'apps.test'])(
  '%s is no download',
  (address) => {
    expect(readRelease([entry('android', address)]).android).toBe('');
  },
);

test('the device and the browser of WeChat are known by what browsers call themselves', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('ios');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15)')).toBe('android');
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64)')).toBeNull();
  expect(isWeChat('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')).toBe(true);
  expect(isWeChat('Mozilla/5.0 (iPhone) Safari/604.1')).toBe(false);
});
