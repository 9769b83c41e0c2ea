import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { TrustedSites } from '../cross-site/shared-address.ts';
import { noticeSchema } from './notice.ts';
import { routeNotice } from './notice-routing.ts';

const sites: TrustedSites = { ownOrigin: 'http://localhost:3000', siblings: ['http://localhost:4003/materials'] };

const route = (fields: Record<string, unknown>) => routeNotice(v.parse(noticeSchema, { id: 9, ...fields }), sites);

const open = (kind: string, address: string) => ({ kind, address });
const none = (reason: string) => ({ kind: 'none', reason });

describe('notice routing', () => {
  test.each([
    ['NR1 R-NOTICE-005', { switchType: 66, jumpType: 1, pageSource: 1, jumpUrl: '/a' }, none('switch-type')],
    ['NR1 R-NOTICE-006', { switchType: 11, jumpType: 1, pageSource: 1, jumpUrl: '/a' }, none('switch-type')],
    ['NR2 R-NOTICE-007', { switchType: 1, jumpUrl: '/a/', jumpType: 2, optId: 7 }, open('shared-window', '/a/9')],
    ['NR2 R-NOTICE-008', { switchType: 47, jumpUrl: '/a?id=', jumpType: 3 }, open('shared-window', '/a?id=9')],
    ['NR2 R-NOTICE-009', { switchType: 125, jumpUrl: '/a/', pageSource: 0 }, open('shared-window', '/a/9')],
    ['NR3 R-NOTICE-012', { switchType: 5, jumpType: 2, pageSource: 1, jumpUrl: '/a' }, none('jump-type')],
    ['NR3 R-NOTICE-013', { switchType: 5, jumpType: 3, pageSource: 1, jumpUrl: '/a' }, none('jump-type')],
    [
      'NR4 R-NOTICE-010',
      { switchType: 5, jumpType: 1, optId: 7, jumpUrl: '/x?id=', pageSource: 0 },
      open('in-app', '/x?id=7'),
    ],
    ['NR4 R-NOTICE-011', { switchType: 5, jumpType: 1, optId: -1, jumpUrl: '/x', pageSource: 0 }, open('in-app', '/x')],
    [
      'NR4 R-NOTICE-011',
      { switchType: 5, jumpType: 1, optId: '-1', jumpUrl: '/x', pageSource: 0 },
      open('in-app', '/x'),
    ],
    [
      'NR4 optId zero',
      { switchType: 5, jumpType: 1, optId: 0, jumpUrl: '/x?id=', pageSource: 0 },
      open('in-app', '/x?id=0'),
    ],
    ['NR4 jumpType 0', { switchType: 0, jumpType: 0, optId: 7, jumpUrl: '/x', pageSource: 0 }, open('in-app', '/x')],
    [
      'NR5 R-NOTICE-014',
      { switchType: 5, jumpType: 1, optId: 7, pageSource: 1, jumpUrl: 'http://localhost:4003/materials/x?id=' },
      open('shared', 'http://localhost:4003/materials/x?id=7'),
    ],
    ['NR5 R-NOTICE-015', { switchType: 5, pageSource: 2, jumpUrl: '/a' }, open('shared-center', '/a')],
    ['NR5 R-NOTICE-016', { switchType: 5, pageSource: 0, jumpUrl: '/a' }, open('in-app', '/a')],
    ['NR5 R-NOTICE-017', { switchType: 5, pageSource: 3, jumpUrl: '/a' }, open('in-app', '/a')],
    ['NR6 R-NOTICE-018', { switchType: '66', jumpType: '1', pageSource: '1', jumpUrl: '/a' }, none('switch-type')],
    [
      'NR6 R-NOTICE-018',
      { switchType: '0', jumpType: '1', optId: '7', pageSource: '0', jumpUrl: '/a/' },
      open('in-app', '/a/7'),
    ],
    ['NR7 R-NOTICE-019', { switchType: 5, pageSource: 0, jumpUrl: null }, none('address')],
    ['NR7 R-NOTICE-019', { switchType: 1, jumpUrl: '' }, none('address')],
    ['NR7 R-NOTICE-019', { switchType: 5, pageSource: 9, jumpUrl: '/a' }, none('page-source')],
    ['NR7 R-NOTICE-019', { jumpUrl: '/a' }, none('page-source')],
    ['NR8 unsafe', { switchType: 1, jumpUrl: 'javascript:alert(1)//' }, none('address')],
    ['NR8 unsafe', { switchType: 5, pageSource: 0, jumpUrl: '//evil.example/' }, none('address')],
    ['NR8 elsewhere', { switchType: 5, pageSource: 0, jumpUrl: 'https://evil.example/' }, none('address')],
    ['NR8 own origin', { switchType: 5, pageSource: 0, jumpUrl: 'http://localhost:3000/a' }, open('in-app', '/a')],
  ])('%s: %j', (_, fields, action) => expect(route(fields)).toEqual(action));

  test('NR9: every notice has an action, and in-app ones stay inside the portal', () => {
    const code = fc.constantFrom(null, 0, 1, 2, 3, 5, 11, 47, 66, 125, '1', '66');
    const fields = fc.record({
      switchType: code,
      jumpType: code,
      pageSource: code,
      optId: fc.constantFrom(null, -1, '-1', 7, '//'),
      jumpUrl: fc.oneof(
        fc.constantFrom(null, '', '/', '/a?id=', '/\\', 'https://x.example/'),
        fc.string(),
        fc.webUrl(),
      ),
    });
    fc.assert(
      fc.property(fields, (notice) => {
        const action = route(notice);
        if (action.kind === 'in-app') {
          expect(new URL(action.address, sites.ownOrigin).origin).toBe(sites.ownOrigin);
        }
      }),
    );
  });
});
