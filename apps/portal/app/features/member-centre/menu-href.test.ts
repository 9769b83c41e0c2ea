import type { Menu } from '@jianzhu/domain';
import { memberMenu, PERMISSION_KEYS } from '@jianzhu/domain/member-center';
import { expect, test } from 'vitest';
import * as paths from '../../paths.ts';
import { menuHrefOf } from './menu-href.ts';

const whole = memberMenu(PERMISSION_KEYS);

test.each([
  [paths.personalCenter, paths.personalCenter],
  [paths.myQuotations, paths.myQuotations],
  ['/user/my-quotation/default/', paths.myQuotations],
  [paths.addInquirySheet, paths.myQuotations],
  [paths.tenderFees, paths.myBids],
  [paths.baiduAddress, '/user/building-materials/address'],
  ['/user/standard-certification/uploadImageOrVideo', paths.myCertification],
  ['/user/service-publish/knowledge-add', '/user/service-publish/knowledge-list'],
  ['/user/service-publish/add', '/user/service-publish/list'],
  ['/user/password/edit', '/user/password'],
  ['/user/pay', ''],
])('%s stands under %s in the menu', (page, entry) => expect(menuHrefOf(page, whole)).toBe(entry));

test('a member without the key of an entry has no entry marked', () => {
  expect(menuHrefOf(paths.addInquirySheet, memberMenu([]))).toBe('');
});

test('a page that is an entry is marked, though another entry begins like it', () => {
  const entry = (path: string): Menu => ({ id: '', code: '', name: '', path, icon: '', sort: null, children: [] });
  const menus = [{ ...entry(''), children: [entry('/user/password/settings'), entry('/user/password/set')] }];
  expect(menuHrefOf('/user/password/set', menus)).toBe('/user/password/set');
});
