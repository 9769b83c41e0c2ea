import { expect, test } from 'vitest';
import { initialOf } from './avatar.tsx';

test.each([
  ['吉林市松屿建材有限公司', '松'],
  ['吉林省临珩律师事务所', '临'],
  ['吉林省长春市云岫工程检测有限公司', '云'],
  ['长春拓垚混凝土有限公司', '长'],
  ['李采宁', '李'],
  ['吉林省', '吉'],
  ['', ''],
])('%s has the initial %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
