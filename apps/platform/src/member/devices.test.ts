import { expect, it } from 'vitest';
import { networkName } from './devices.ts';

it.each([
  ['::1', '本地访问'],
  ['127.0.0.1', '本地访问'],
  ['::ffff:127.0.0.1', '本地访问'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3::7', '2001:db8:1:2::*'],
  ['', ''],
])('the network of %j is shown as %j (domain 18.1)', (address, shown) => {
  expect(networkName(address)).toBe(shown);
});
