import { expect, test } from 'vitest';
import { attachmentMessages } from './messages.ts';

test('a limit is said in megabytes, or in gigabytes where it is a whole number of them', () => {
  const rule = (cap?: number) => attachmentMessages.rules(['pdf'], 10, cap);
  expect(rule(500)).toBe('支持pdf，最多10个，每个500M以下');
  expect(rule(2049)).toBe('支持pdf，最多10个，每个不超过2GB');
  expect([rule(1), rule()]).toEqual(['支持pdf，最多10个，每个1M以下', '支持pdf，最多10个']);
});
