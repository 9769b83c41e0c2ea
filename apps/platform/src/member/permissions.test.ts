import { describe, expect, it } from 'vitest';
import { memberMenus } from './menus.ts';
import { permissionKeys } from './permissions.ts';

const keysOf = (...roleKeys: string[]) => permissionKeys({ roleKeys, isOwner: false });
const namesOf = (...roleKeys: string[]) =>
  memberMenus(keysOf(...roleKeys)).flatMap(({ children }) => children.map(({ name }) => name));

describe('the system roles (domain 16.4)', () => {
  it('give the owner everything, whatever the roles', () => {
    expect(permissionKeys({ roleKeys: [], isOwner: true })).toEqual(keysOf('business_admin'));
  });

  it('let a purchaser do everything in a tender but award it', () => {
    expect(keysOf('purchaser')).toContain('tender_open');
    expect(keysOf('purchaser')).not.toContain('tender_award');
    expect(keysOf('purchaser')).not.toContain('quotation_view');
  });

  it('let a reader see and change nothing but the own profile', () => {
    const changing = keysOf('reader').filter((key) => !key.endsWith('_view'));
    expect(changing).toEqual(['attachment_download', 'notice_read', 'user_edit']);
  });

  it('of a name that is not known give only what everybody has', () => {
    expect(keysOf('unknown', 'constructor')).toEqual(keysOf());
  });
});

describe('the menu of the member centre', () => {
  it('hides entries without their view key, and groups without entries', () => {
    expect(namesOf('purchaser')).toEqual([
      '询价管理',
      '招标管理',
      '收货地址',
      '个人资料',
      '账户安全',
      '消息通知',
      '客户消息',
    ]);
    expect(memberMenus([])).toEqual([]);
  });

  it('has ids that no two entries share', () => {
    const menus = memberMenus(keysOf('business_admin'));
    const ids = menus.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
