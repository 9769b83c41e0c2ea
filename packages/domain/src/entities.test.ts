import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as domain from './index.ts';
import { userSessionSchema } from './member/user-session.ts';
import { count, flag, id } from './wire-values.ts';

/** Field names of specification section 3, by entity. */
const ENTITIES = [
  [
    'R-ENT-001',
    domain.platformConfigSchema,
    ['platformCode', 'ngCode', 'baseTitle', 'subTitle', 'logoImg', 'codeImg', 'dataSource'],
  ],
  ['R-ENT-002', domain.footerItemSchema, ['articleTitle', 'url', 'id', 'children']],
  [
    'R-ENT-003',
    userSessionSchema,
    [
      'token',
      `${domain.PRODUCT_NAME}Token`,
      'authorization',
      'companyInfo',
      'switchCompanyInfo',
      'menus',
      'companyType',
    ],
  ],
  ['R-ENT-003 companyInfo', domain.companyInfoSchema, ['id', 'niceName', 'tenantId', 'accountHeader']],
  ['R-ENT-006', domain.tabUnreadCountsSchema, ['noticeType0', 'noticeType1', 'noticeType2', 'noticeType3']],
  ['R-ENT-007', domain.dictionaryEntrySchema, ['dictKey', 'dictValue', 'children']],
] as const;

describe('entities', () => {
  test.each(ENTITIES)('EN1 %s: an empty object is read, extra fields are left out', (_, schema, fields) => {
    const parsed = v.parse(schema, { somethingNew: 1 });
    expect(Object.keys(parsed).sort()).toEqual([...fields].sort());
  });

  test.each([
    ['R-ENT-004', domain.businessOptionSchema, { businessId: 7 }, { businessId: '7', businessName: '' }],
    [
      'R-ENT-005',
      domain.noticeSchema,
      { id: 7, isRead: '0', switchType: '66', optId: -1, pageSource: '' },
      {
        id: '7',
        title: '',
        content: '',
        createTime: '',
        isRead: 0,
        switchType: 66,
        jumpType: null,
        jumpUrl: '',
        optId: '-1',
        pageSource: null,
      },
    ],
  ])('EN2 %s: ids become texts, codes numbers, and a missing code is not zero', (_, schema, raw, parsed) => {
    expect(v.parse(schema as v.GenericSchema, raw)).toEqual(parsed);
  });

  test('EN2: an id that has lost digits, or none at all, is refused', () => {
    expect(v.safeParse(id, 2 ** 53).issues?.map(({ message }) => message)).toEqual([
      'an id beyond 2^53 has lost digits as a number: send it as text',
    ]);
    expect(v.safeParse(id, '9007199254740993').output).toBe('9007199254740993');
    expect(['', ' ', null, undefined, {}].map((raw) => v.safeParse(id, raw).success)).not.toContain(true);
  });

  test('EN3: children are read at any depth', () => {
    const footer = v.parse(domain.footerItemSchema, { children: [{ id: 1, children: [{ id: 2, children: null }] }] });
    expect(footer.children[0]?.children[0]).toEqual({ articleTitle: '', url: '', id: '2', children: [] });
    const menu = v.parse(domain.menuSchema, { children: [{ name: '询价', sort: '2' }] });
    expect(menu.children[0]).toMatchObject({ name: '询价', sort: 2 });
  });

  test('EN4 R-ENT-008 R-ENT-026 R-STATE-021 R-STATE-044: the site-wide store starts empty, with the default text and the flag down', () => {
    const start = domain.initialSiteStore();
    expect(start).toEqual({
      footerData: [],
      industryTopTxt: [{ txt: '热烈祝贺吉林省建筑业数字平台正式上线', url: '' }],
      keepIncludeArr: [],
      industryFrontCss: { flag: false },
      platformConfigData: null,
    });
    start.footerData.push({ articleTitle: 'x', url: '', id: '', children: [] });
    expect(domain.initialSiteStore().footerData).toEqual([]);
  });

  test('EN5 R-ENT-009: an unknown company type is the demand side', () => {
    expect(['supply', 'require', '', null, 'x'].map((raw) => v.parse(domain.companyTypeSchema, raw))).toEqual([
      'supply',
      'require',
      'require',
      'require',
      'require',
    ]);
  });

  test('EN1: the session of a visitor is empty', () => {
    expect(domain.anonymousSession()).toEqual(v.parse(userSessionSchema, {}));
    expect(v.parse(domain.memberDetailSchema, { id: 1 }).certStatus).toEqual({ personal: null, corporate: null });
  });

  test('EN7: a number reads the same as its digits, a flag the same in every spelling', () => {
    fc.assert(fc.property(fc.nat(), (number) => v.parse(count, number) === v.parse(count, String(number))));
    expect([true, 1, '1', 'true'].map((raw) => v.parse(flag, raw))).toEqual([true, true, true, true]);
    expect([false, 0, '0', 'false', '', null].some((raw) => v.parse(flag, raw))).toBe(false);
    expect(v.safeParse(count, '12a').success).toBe(false);
  });

  test('EN8: home content reads a minimal record of each kind', () => {
    const record = { id: 1, code: '220100', price: '5850', trend: [1], sibling: 'labor', count: '3218', unknown: true };
    expect(v.parse(domain.materialPriceSchema, record)).toMatchObject({ price: 5850, change: null, trend: [1] });
    expect(v.parse(domain.platformEntrySchema, record)).toMatchObject({ sibling: 'labor', count: 3218 });
    const schemas = [
      domain.abilitySchema,
      domain.articleSchema,
      domain.bannerSchema,
      domain.companyCardSchema,
      domain.districtSchema,
      domain.homeCountersSchema,
      domain.memberDetailSchema,
      domain.needSummarySchema,
      domain.popupSchema,
      domain.salonSummarySchema,
      domain.servicePackageSchema,
      domain.supplyDemandRowSchema,
      ...Object.values(domain.SUPERVISE_TYPES).map(({ schema }) => schema),
    ];
    expect(schemas.filter((schema) => !v.is(schema, record))).toEqual([]);
    expect(v.is(domain.platformEntrySchema, { sibling: 'evil' })).toBe(false);
  });
});
