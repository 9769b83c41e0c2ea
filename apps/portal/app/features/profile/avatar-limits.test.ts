import { expect, it } from 'vitest';
import { refuseAvatarFile } from './avatar-limits.ts';

it.each([
  ['image/png', 20 * 1024 * 1024, null],
  ['image/jpeg', 1, null],
  ['image/png', 20 * 1024 * 1024 + 1, '图片不能超过20MB'],
  ['image/gif', 1, '请选择jpg或png格式的图片'],
  ['', 1, '请选择jpg或png格式的图片'],
])('a file of type "%s" with %i bytes: %s', (type, size, wrong) => {
  expect(refuseAvatarFile({ type, size })).toBe(wrong);
});
