import { memberMenu, PERMISSION_KEYS } from '@jianzhu/domain/member-center';
import { expect, test } from 'vitest';
import * as paths from '../../paths.ts';
import { menuHrefOf } from './menu-href.ts';

const whole = memberMenu(PERMISSION_KEYS);

test.each([
  [paths.personalCenter, paths.personalCenter],
  [paths.myQuotations, paths.myQuotation],
  ['/user/my-quotation/', paths.myQuotation],
  [paths.addInquirySheet, paths.myQuotation],
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
