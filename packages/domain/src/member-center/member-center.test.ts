import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { menuSchema } from '../member/menu.ts';
import { PERMISSION_KEYS } from '../permission/permission-keys.ts';
import { memberMenu, menuOfSide } from './member-menu.ts';
import { MEMBER_ROUTES, memberRoute, memberRouteAccess, memberRouteTitle } from './member-routes.ts';

/** Pages under /user of specification 2, in one text. */
const SPECIFIED_PAGES = `
bankcard bankcard/bankcard building-materials building-materials/addInquirySheet building-materials/address
building-materials/address-card building-materials/address-modify building-materials/baiduaddress
building-materials/companyDetail building-materials/invite-tenders building-materials/inviteSupplier
building-materials/secondQuotation building-materials/selecting customer-message-list default default/edit
equipment equipment/create-in equipment/create-out financial-service financial-service/financial-list
financial-service/financial-service-add financial-service/financial-service-detail invite-tenders
invite-tenders/btbt-pay invite-tenders/default invite-tenders/subPage/default invite-tenders/subPage/public
invite-tenders/subPage/selectingBiddingConfirm labor-services member-management
member-management/addInvitation member-management/member-list my-bid my-bid/bid-company-detail
my-bid/bitTable my-bid/default my-products my-products/proPublish my-products/proPublishEdit
my-products/proSupplier my-quotation my-quotation/default my-quotation/quoted-company-detail notice
notice/detail notice/invitationInfo password password/edit password/refind password/same password/set pay
pay/success project project/project-details project/registration-list role-management
role-management/role-list service-auth-order service-auth-order/list service-auth-order/vip-detail
service-buy-list service-buy-list/detail service-buy-list/law-detail service-buy-list/vip-detail
service-publish service-publish/add service-publish/detail service-publish/knowledge-add
service-publish/knowledge-detail service-publish/knowledge-list service-publish/list service-selled-list
service-selled-list/detail shop-decoration standard-certification
standard-certification/corporateCertificationSub standard-certification/my-detail
standard-certification/my-index standard-certification/personalCertificationSub
standard-certification/qualification-edit standard-certification/standard-index
standard-certification/uploadImageOrVideo vip vip/buy`
  .trim()
  .split(/\s+/);

const pages = (menu: ReturnType<typeof memberMenu>) =>
  menu.map(({ name, children }) => [name, ...children.map((entry) => entry.name)].join(' '));

const access = (path: string, permissionKeys: readonly string[], side: 'require' | 'supply') => {
  const route = memberRoute(`/user/${path}`);
  return route && memberRouteAccess(route, { permissionKeys }, side);
};

describe('pages of the member centre', () => {
  test.each(SPECIFIED_PAGES)('MC1: /user/%s has a title', (page) => {
    expect(memberRoute(`/user/${page}`)?.title).toMatch(/^[一-龥/]+$/);
  });

  test('MC1: each page is in the table once, with keys that exist', () => {
    const paths = MEMBER_ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const keys = MEMBER_ROUTES.flatMap((route) => route.keys);
    expect(keys.filter((key) => !PERMISSION_KEYS.includes(key))).toEqual([]);
    expect(memberRoute('/user')?.path).toBe('/user/default');
    expect(memberRoute('/user/nothing')).toBeNull();
  });

  test('MC2: a page may have another title on the supply side', () => {
    const titles = (path: string) => {
      const route = memberRoute(path);
      return route && [memberRouteTitle(route, 'require'), memberRouteTitle(route, 'supply')];
    };
    expect(titles('/user/my-quotation')).toEqual(['我的询价', '我的报价']);
    expect(titles('/user/invite-tenders')).toEqual(['我的招标', '招标大厅']);
    expect(titles('/user/labor-services')).toEqual(['劳务服务', '劳务服务']);
  });

  test('MC3: a page opens to whoever holds one of its keys, on its side', () => {
    expect(access('my-quotation', ['quotation_view'], 'require')).toBe('open');
    expect(access('my-quotation', ['inquiry_view'], 'supply')).toBe('open');
    expect(access('my-quotation', ['tender_view'], 'require')).toBe('no-permission');
    expect(access('building-materials/addInquirySheet', ['inquiry_add'], 'require')).toBe('open');
    expect(access('building-materials/addInquirySheet', ['inquiry_add'], 'supply')).toBe('wrong-side');
    expect(access('building-materials/addInquirySheet', [], 'supply')).toBe('no-permission');
    expect(access('my-quotation/quote', ['quotation_add'], 'require')).toBe('wrong-side');
  });

  test("MC4: the member's own pages need no key", () => {
    const own = MEMBER_ROUTES.filter(({ keys }) => keys.length === 0).map(({ path }) => path.slice('/user/'.length));
    expect(own).toEqual([
      'standard-certification/standard-index',
      'standard-certification/personalCertificationSub',
      'standard-certification/uploadImageOrVideo',
      ...['notice', 'notice/detail', 'notice/invitationInfo'],
      ...['password', 'password/same', 'password/edit', 'password/refind', 'password/set'],
      ...['default', 'default/edit'],
    ]);
    expect(own.map((path) => access(path, [], 'supply'))).toEqual(own.map(() => 'open'));
  });
});

describe('menu of the member centre', () => {
  const whole = memberMenu(PERMISSION_KEYS);

  test('MC5: each side of the marketplace has its menu', () => {
    expect(pages(menuOfSide(whole, 'require'))).toEqual([
      '建材采购 我的询价 我的招标 收到的投标 收货地址',
      '业务对接 设备管理 项目对接 劳务服务 金融服务',
      '服务与订单 购买的服务 会员与授权订单 客户消息',
      '企业管理 企业认证 成员管理 角色管理 操作日志 会员服务 银行卡与资金',
      '账户设置 个人中心 个人资料 账户安全 消息通知',
    ]);
    expect(pages(menuOfSide(whole, 'supply'))).toEqual([
      '建材报价 我的报价 招标大厅 我的投标',
      '店铺与商品 商品管理 供应商资料 店铺装修',
      '业务对接 设备管理 项目对接 劳务服务 金融服务',
      '服务与订单 服务管理 知识管理 售出的服务 购买的服务 会员与授权订单 客户消息',
      '企业管理 企业认证 成员管理 角色管理 操作日志 会员服务 银行卡与资金',
      '账户设置 个人中心 个人资料 账户安全 消息通知',
    ]);
  });

  test('MC6: an entry without its key is left out, and a group without an entry', () => {
    expect(pages(memberMenu(['bid_view', 'role_view']))).toEqual([
      '建材报价 招标大厅 我的投标',
      '企业管理 角色管理',
      '账户设置 个人中心 个人资料 账户安全 消息通知',
    ]);
  });

  test('MC7: every entry opens a page that its key opens, and has an id, an icon and a place of its own', () => {
    const entries = whole.flatMap(({ children }) => children);
    for (const entry of entries) {
      const route = memberRoute(entry.path);
      const keys = entry.code ? [entry.code] : [];
      const side = entry.side === 'supply' ? 'supply' : 'require';
      expect([entry.name, route && memberRouteAccess(route, { permissionKeys: keys }, side)]).toEqual([
        entry.name,
        'open',
      ]);
      expect(entry.icon).not.toBe('');
    }
    const ids = [...whole, ...entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(whole.map(({ id, sort, code, path }) => [id, sort, code, path])[1]).toEqual(['200', 2, 'supply', '']);
    expect(whole[0]?.children[1]).toMatchObject({ id: '102', sort: 2, icon: 'tender', path: '/user/invite-tenders' });
    expect(v.parse(v.array(menuSchema), whole)).toEqual(whole);
  });

  test('MC8: an entry of another service that names no side, or an unknown one, stands on both', () => {
    const foreign = v.parse(menuSchema, {
      name: '外部',
      children: [{ id: 1 }, { id: 2, side: 'left' }, { id: 3, side: null }],
    });
    expect(menuOfSide([foreign], 'require')).toEqual([foreign]);
    expect(menuOfSide([foreign], 'supply')).toEqual([foreign]);
  });
});
