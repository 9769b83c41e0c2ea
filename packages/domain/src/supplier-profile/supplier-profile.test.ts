import fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { LEAF_CATEGORIES, MATERIAL_CATEGORIES } from '../catalogs.ts';
import { reminderOf } from '../deadlines.ts';
import {
  BRAND_REMINDED_DAYS,
  brandValidity,
  checkHandedIn,
  checkSupplierProfile,
  isInMainCategories,
  MAIN_CATEGORY_CODES,
  SUPPLIER_PROFILE_NOTICES,
  type SupplierProfileFields,
  supplierProfileMachine,
  supplierProfileRecord,
} from '../supplier-profiles.ts';

const TODAY = '2026-11-27';
const place = {
  ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
  ...{ districtCode: '220103', districtName: '宽城区' },
};
const file = (fileName: string) => ({
  ...{ id: '1', fileName, fileExt: fileName.split('.')[1] ?? '', filePath: '', fileSize: 1, modifyStatus: 1 },
});
const brand = (over: object = {}) => ({
  ...{ name: '朔岭', authKind: 2, certificate: [file('授权书.pdf')], beginDate: '2026-01-01', endDate: '2026-12-18' },
  ...over,
});
const typed = {
  ...{ mainCategories: ['0101', '0102', '02'], supplyRegions: ['220100'], yearSales: '186000000', vehicles: '14' },
  ...{ serviceTags: ['定尺切割'], intro: '', brands: [brand()], warehouse: [] },
};
const fields: SupplierProfileFields = parse(supplierProfileRecord, typed);
const issues = (over: object) =>
  safeParse(supplierProfileRecord, { ...typed, ...over }).issues?.map(({ message }) => message) ?? [];
const broken = (over: object) =>
  checkSupplierProfile(parse(supplierProfileRecord, { ...typed, ...over })).map(
    ({ field, message }) => `${field} ${message}`,
  );

describe('a profile of a supplier', () => {
  test('SR1: asks for what it needs in its own words', () => {
    expect(safeParse(supplierProfileRecord, {}).issues?.map(({ message }) => message)).toEqual([
      ...['请选择主营品类', '请选择供货区域'],
    ]);
    expect(issues({ mainCategories: ['9999'] })).toEqual(['主营品类中有已停用的类目，请重新选择']);
    expect(issues({ mainCategories: MAIN_CATEGORY_CODES.slice(0, 21) })).toEqual(['主营品类最多20条']);
    expect(issues({ serviceTags: Array.from({ length: 7 }, (_, at) => `标签${at}`) })).toEqual(['服务标签最多6条']);
    expect(issues({ brands: [brand({ certificate: [] })] })).toEqual(['请上传授权证书']);
    expect(issues({ brands: [brand({ certificate: [file('授权书.exe')] })] })).toEqual([
      '授权证书须为jpg、png或pdf文件',
    ]);
    expect(issues({ warehouse: [{ name: '凯旋路钢材库', region: place, area: '0' }] })).toEqual([
      '面积（㎡）须大于0，最多保留三位小数',
    ]);
    expect(issues({ intro: '甲'.repeat(1_001) })).toEqual(['供应能力介绍不能超过1000个字']);
    expect(fields).toMatchObject({ yearSales: 18_600_000_000, vehicles: 14 });
  });

  test('SR2: its categories, regions, brands and warehouses fit each other', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ mainCategories: ['0201', '02'] })).toEqual([
      'mainCategories P·O42.5散装已包含在水泥中，请删除其中一个',
    ]);
    expect(broken({ supplyRegions: ['100000', '220100'] })).toEqual([
      'supplyRegions 已选择全国或全省，不能再选择其他区域',
    ]);
    expect(broken({ serviceTags: ['夜间送货', ' 夜间送货'] })).toEqual(['serviceTags 服务标签不能重复']);
    expect(broken({ brands: [brand(), brand({ name: ' 朔岭 ' })] })).toEqual(['brands 品牌“朔岭”已存在，请勿重复添加']);
    expect(broken({ brands: [brand(), brand({ authKind: 3 })] })).toEqual([]);
    expect(broken({ brands: [brand({ endDate: '2026-01-01' })] })).toEqual([
      'brands 品牌“朔岭”的有效期止须晚于有效期起',
    ]);
    const stock = { name: '龙潭中转库', region: place, area: '4200' };
    expect(broken({ warehouse: [stock, { ...stock, area: '1' }] })).toEqual([
      'warehouse 仓库“龙潭中转库”已存在，请勿重复添加',
    ]);
  });

  test('SR3: a brand is good on its last day, about to end from 30 days before, and handed in only while it holds', () => {
    const state = (beginDate: string, endDate: string) => brandValidity({ beginDate, endDate }, TODAY);
    expect(state('2026-01-01', '2027-01-01')).toEqual({ state: 'valid', daysLeft: 35 });
    expect(state('2026-01-01', '2026-12-27')).toEqual({ state: 'expiring', daysLeft: 30 });
    expect(state('2026-01-01', TODAY)).toEqual({ state: 'expiring', daysLeft: 0 });
    expect(state('2026-01-01', '2026-11-26')).toEqual({ state: 'expired', daysLeft: -1 });
    expect(state('2026-12-01', '2027-12-01').state).toBe('future');
    expect([31, 30, 1, 0, -1].map((days) => reminderOf(BRAND_REMINDED_DAYS, days))).toEqual([null, 30, 30, 30, null]);
    const on = (today: string) => checkHandedIn(fields, today).map(({ message }) => message);
    expect([on('2026-12-18'), on('2026-12-19')]).toEqual([[], ['品牌“朔岭”的授权已过期，请续传或删除']]);
    expect(SUPPLIER_PROFILE_NOTICES.N403('朔岭', '2026-12-18')).toEqual({
      ...{ title: '品牌授权到期', content: '朔岭将于2026-12-18到期，请及时更新' },
    });
  });

  test('SR4: a product is of a category that its company deals in: one of the main ones, or a leaf of one', () => {
    const leaves = LEAF_CATEGORIES.map(({ value }) => value);
    fc.assert(
      fc.property(fc.subarray([...MAIN_CATEGORY_CODES]), fc.constantFrom(...leaves), (mains, leaf) => {
        const own = MATERIAL_CATEGORIES.find(({ children }) => children.some(({ code }) => code === leaf));
        expect(isInMainCategories(mains, leaf)).toBe(mains.includes(leaf) || mains.includes(own?.code ?? ''));
      }),
    );
    expect([isInMainCategories([], '0101'), isInMainCategories(['01'], '')]).toEqual([false, false]);
  });

  test('SR5: it goes through its review as a whole; a change of an approved one does while that stays in force', () => {
    const owner = { is: ['owner'], permissionKeys: ['supplierprofile_edit'] } as const;
    const acts = (isApproved: boolean) =>
      ([0, 1, 2, 3] as const).map((status) => supplierProfileMachine.allowedActions(status, owner, { isApproved }));
    expect(acts(false)).toEqual([['edit', 'submit'], ['withdraw'], ['edit'], ['edit', 'submit']]);
    expect(acts(true)).toEqual([['edit', 'submit', 'discard'], ['withdraw'], ['edit'], ['edit', 'submit', 'discard']]);
    const reader = { is: ['owner'], permissionKeys: [] } as const;
    expect(supplierProfileMachine.allowedActions(0, reader, { isApproved: true })).toEqual([]);
  });
});
