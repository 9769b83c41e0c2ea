import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { menuOfSide, menuSchema } from '../member/menu.ts';
import { pageAccess } from '../page/page.ts';
import { findPage } from '../page/pages.ts';
import { PERMISSION_KEYS } from '../permission/permission-keys.ts';
import { memberMenu } from './member-menu.ts';

const pages = (menu: ReturnType<typeof memberMenu>) =>
  menu.map(({ name, children }) => [name, ...children.map((entry) => entry.name)].join(' '));

describe('menu of the member centre', () => {
  const whole = memberMenu(PERMISSION_KEYS);

  test('MC5: each side of the marketplace has its menu', () => {
    expect(pages(menuOfSide(whole, 'require'))).toEqual([
      '建材采购 我的询价 我的招标 收到的投标 收货地址',
      '业务对接 设备管理 项目对接 劳务服务 融资申请',
      '服务与订单 购买的服务 会员与授权订单 客户消息',
      '企业管理 我的认证 成员管理 角色管理 操作日志 购买会员 银行卡与资金',
      '账户设置 个人中心 截止日历 编辑资料 账户安全 消息通知',
    ]);
    expect(pages(menuOfSide(whole, 'supply'))).toEqual([
      '建材报价 我的报价 招标大厅 我的投标',
      '店铺与商品 商品管理 供应商资料 店铺装修',
      '业务对接 设备出租出售 项目对接 劳务服务 融资申请',
      '服务与订单 服务管理 知识管理 售出的服务 购买的服务 会员与授权订单 客户消息',
      '企业管理 我的认证 成员管理 角色管理 操作日志 购买会员 银行卡与资金',
      '账户设置 个人中心 截止日历 编辑资料 账户安全 消息通知',
    ]);
  });

  test('MC6: an entry without its key is left out, and a group without an entry', () => {
    expect(pages(memberMenu(['bid_view', 'role_view']))).toEqual([
      '建材报价 招标大厅 我的投标',
      '企业管理 我的认证 角色管理',
      '账户设置 个人中心 截止日历 编辑资料 账户安全 消息通知',
    ]);
  });

  test('MC7: every entry opens a page that its key opens, and has an id, an icon and a place of its own', () => {
    const entries = whole.flatMap(({ children }) => children);
    for (const entry of entries) {
      const page = findPage(entry.path);
      const keys = entry.code ? [entry.code] : [];
      const side = entry.side === 'supply' ? 'supply' : 'require';
      expect([entry.name, page && pageAccess(page, keys, side)]).toEqual([entry.name, 'open']);
      expect(entry.icon).not.toBe('');
    }
    const ids = [...whole, ...entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(whole.map(({ id, sort, code, path }) => [id, sort, code, path])[1]).toEqual(['200', 2, 'supply', '']);
    expect(whole[0]?.children[1]).toMatchObject({
      id: '102',
      sort: 2,
      icon: 'tender',
      path: '/user/invite-tenders/default',
    });
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
