import { describe, expect, test } from 'vitest';
import { avatarKind, shownAvatar } from './avatar.ts';

describe('pictures of persons', () => {
  test.each([
    ['', 'none'],
    ['1234567890123456789', 'resource'],
    ['/assets/people/a-1.PNG', 'path'],
    ['https://files.example.cn/a.png?x=1', 'address'],
    ['http://localhost:4002/a.png', 'address'],
  ])('MR19 "%s" is kept as %s and shown', (avatar, kind) => {
    expect([avatarKind(avatar), shownAvatar(avatar)]).toEqual([kind, avatar]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    '//evil.example/a.png',
    '/logout',
    '/\\evil.example/a.png',
    '/api/x?a=b.png',
    '/../a.png',
    '/a.svg',
    'a.png',
    'https:a.png',
    'https://user:word@example.cn/a.png',
    'https://',
    'https://a.cn/a b',
  ])('MR19 %j is neither kept nor shown', (avatar) => {
    expect([avatarKind(avatar), shownAvatar(avatar)]).toEqual([null, '']);
  });
});
