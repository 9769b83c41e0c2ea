import { expect, test } from 'vitest';
import { isPublicHost } from './public-host.ts';

test.each(['localhost', 'LOCALHOST', 'changchun.localhost', 'jianzhu.test', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  '%s stays on this machine',
  (host) => expect(isPublicHost(host)).toBe(false),
);

test.each([
  'jianzhu.example',
  'localhost.example.com',
  'mylocalhost',
  'contest',
  '127.0.0.1.example.cn',
  '192.168.1.5',
  '0.0.0.0',
  '::',
  '[2001:db8::1]',
  '',
])('%s may be reached from elsewhere', (host) => expect(isPublicHost(host)).toBe(true));
