import { describe, expect, test } from 'vitest';
import { dictionary, dictionaryLabel } from './dictionary.ts';
import { MEMBERSHIP_BENEFITS, MEMBERSHIP_LEVELS, MEMBERSHIP_QUOTAS } from './membership-levels.ts';
import * as shared from './shared-dictionaries.ts';

const { OTHER_VALUE, ...dictionaries } = shared;

const written = (items: readonly { value: string | number; label: string }[]): string =>
  items.map(({ value, label }) => `${value} ${label}`).join(', ');

const SHARED: Readonly<Record<keyof typeof dictionaries, string>> = {
  UNITS:
    't 吨, kg 千克, m 米, m2 平方米, m3 立方米, piece 个, pcs 件, set 套, root 根, sheet 张, roll 卷, bag 袋, ' +
    'bucket 桶, box 箱, block 块, vehicle 车, unit 台, shift 台班, day 天, month 月, hour 小时, item 项, person 人, ' +
    'workday 工日',
  PAYMENT_TERMS: '1 货到付款, 2 月结30天, 3 月结60天, 4 月结90天, 5 预付30%货到付清, 6 分期付款, 7 银行承兑, 9 其他',
  DELIVERY_METHODS: '1 供应商送货, 2 采购方自提, 3 物流运输',
  FREIGHT_BEARERS: '1 含运费, 2 不含运费',
  PRICING_MODES: '1 固定价, 2 随行就市（按信息价浮动）',
  COMPANY_NATURES: '1 国有企业, 2 民营企业, 3 合资企业, 4 外资企业, 5 个体工商户, 6 事业单位, 9 其他',
  COMPANY_ROLES:
    '1 施工总承包, 2 专业承包, 3 劳务分包, 4 建设单位, 5 监理, 6 设计, 7 勘察, 8 材料供应商, 9 设备租赁商, ' +
    '10 检测机构, 11 咨询/造价, 12 金融机构, 13 律师事务所, 99 其他',
  PROJECT_TYPES:
    '1 房屋建筑, 2 市政公用, 3 公路, 4 桥梁隧道, 5 水利水电, 6 铁路/轨道, 7 电力, 8 机电安装, 9 装饰装修, ' +
    '10 园林绿化, 11 钢结构, 99 其他',
  STRUCTURE_TYPES: '1 框架, 2 剪力墙, 3 框剪, 4 砖混, 5 钢结构, 6 装配式, 9 其他',
  PUBLISH_SCOPES: '1 公开, 2 邀请',
  YES_NO: '1 是, 0 否',
  FUND_SOURCES: '1 财政资金, 2 国有资金, 3 自筹资金, 4 银行贷款, 9 其他',
  CLOSE_REASONS: '1 采购计划取消, 2 报价均不满足要求, 3 信息填写有误, 4 已线下成交, 9 其他',
  DECLINE_REASONS: '1 无该类产品, 2 价格无优势, 3 交期无法满足, 4 付款方式不接受, 9 其他',
};

describe('dictionaries', () => {
  test.each(Object.entries(SHARED))('DC1: %s', (name, entries) => {
    expect(written(dictionaries[name as keyof typeof dictionaries])).toBe(entries); // a key of SHARED
  });

  test('DC2: an entry has a colour, neutral unless it says otherwise', () => {
    expect(
      dictionary([
        [1, '甲'],
        ['b', '乙', 'danger'],
      ]),
    ).toEqual([
      { value: 1, label: '甲', tone: 'neutral' },
      { value: 'b', label: '乙', tone: 'danger' },
    ]);
    expect(OTHER_VALUE).toBe(9);
  });

  test('DC3: a label is found by value or by its digits; an unknown value has none', () => {
    const { PAYMENT_TERMS, UNITS } = dictionaries;
    expect([dictionaryLabel(PAYMENT_TERMS, 2), dictionaryLabel(PAYMENT_TERMS, '2')]).toEqual(['月结30天', '月结30天']);
    expect([dictionaryLabel(UNITS, 'm3'), dictionaryLabel(UNITS, 'km'), dictionaryLabel(UNITS, null)]).toEqual([
      '立方米',
      '',
      '',
    ]);
  });

  test('DC4: the levels of membership and what they give', () => {
    expect(written(MEMBERSHIP_LEVELS)).toBe('0 普通会员, 1 银牌会员, 2 金牌会员, 3 钻石会员');
    expect(written(MEMBERSHIP_QUOTAS)).toBe(
      'inquiriesPerMonth 发布询价(次/月), tendersPerMonth 发布招标(次/月), productQuota 商品发布数, ' +
        'serviceQuota 服务发布数, contactReveals 查看联系方式(次/月), memberSeats 成员数, exportRows 导出行数',
    );
    expect(written(MEMBERSHIP_BENEFITS)).toBe(
      'shopDecoration 店铺装修, serviceDiscount 平台服务折扣, recommend 首页推荐',
    );
  });
});
