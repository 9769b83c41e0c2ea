import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressReader } from '../addresses.ts';

interface Division {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Division[];
}

const division = (code: string, name: string, children?: readonly Division[]): Division => ({
  code,
  name,
  ...(children && { children }),
});

const TREE = [
  division('110000', '北京市', [
    division('110100', '北京市', [division('110105', '朝阳区'), division('110101', '东城区')]),
  ]),
  division('220000', '吉林省', [
    division('220100', '长春市', [
      division('220104', '朝阳区'),
      division('220102', '南关区'),
      division('220184', '公主岭市'),
    ]),
    division('220200', '吉林市', [division('220204', '船营区')]),
    division('222400', '延边朝鲜族自治州', [division('222401', '延吉市')]),
  ]),
  division('150000', '内蒙古自治区', [division('150100', '呼和浩特市', [division('150102', '新城区')])]),
  division('450000', '广西壮族自治区', [division('450100', '南宁市', [division('450102', '兴宁区')])]),
];
const read = addressReader(TREE);
const placeOf = (text: string) => read(text)?.region?.districtCode;

describe('a pasted address', () => {
  it('is told apart: person, phone, region, place (PA1)', () => {
    expect(read('张三 13800138000 吉林省长春市朝阳区南湖大路1号')).toEqual({
      receiver: '张三',
      phone: '13800138000',
      landline: '',
      region: {
        ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
        ...{ districtCode: '220104', districtName: '朝阳区' },
      },
      detail: '南湖大路1号',
      postcode: '',
    });
  });

  it('has its parts in any order, behind any signs (PA2)', () => {
    const name = fc.constantFrom('张三', '欧阳建国', '王经理', '李采宁', 'Zhang');
    const phone = fc.stringMatching(/^1[3-9]\d{9}$/);
    const landline = fc.constantFrom('', '0431-88886666', '0432-6666888-12');
    const postcode = fc.constantFrom('', '130021');
    const place = fc.constantFrom('吉林省长春市朝阳区', '长春市朝阳区', '吉林省 吉林市 船营区', '广西南宁市兴宁区');
    const detail = fc.constantFrom('南湖大路1号院2栋301室', '卫星路7766号', '人民大街5号砚北科创园项目部');
    fc.assert(
      fc.property(
        fc.record({ name, phone, landline, postcode, place, detail }),
        fc.constantFrom(' ', '，', '\n', ',', '  ', '；', '、'),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (parts, between, order, at) => {
          const others = [parts.name, parts.phone, parts.landline, parts.postcode];
          const shuffled = order.map((index) => others[index] ?? '');
          shuffled.splice(at, 0, `${parts.place}${parts.detail}`);
          const found = read(shuffled.filter((part) => part !== '').join(between));
          expect(found).toMatchObject({
            receiver: parts.name,
            phone: parts.phone,
            landline: parts.landline,
            postcode: parts.postcode,
            detail: parts.detail,
          });
          expect(found?.region).not.toBeNull();
        },
      ),
    );
  });

  it('may be full-width, grouped, labelled or without blanks (PA2)', () => {
    const expected = { receiver: '张三', phone: '13800138000', detail: '南湖大路1号' };
    for (const text of [
      '张三，１３８００１３８０００，吉林省长春市朝阳区南湖大路１号',
      '张三 138-0013-8000 吉林省长春市朝阳区南湖大路1号',
      '张三 +86 138 0013 8000 吉林长春朝阳区南湖大路1号',
      '收货人：张三\n手机号码：13800138000\n所在地区：吉林省长春市朝阳区\n详细地址：南湖大路1号',
      '张三13800138000吉林省长春市朝阳区南湖大路1号',
      '吉林省长春市朝阳区南湖大路1号张三13800138000',
      '寄到 吉林省长春市朝阳区南湖大路1号，张三（收）13800138000',
      '地址:吉林省长春市朝阳区南湖大路1号 电话:13800138000 联系人:张三',
    ]) {
      expect(read(text), text).toMatchObject({ ...expected, region: { districtCode: '220104' } });
    }
  });

  it('may leave out province or city where the district says which; an open one stays open (PA3)', () => {
    expect(placeOf('长春市朝阳区南湖大路1号')).toBe('220104');
    expect(placeOf('吉林省公主岭市岭东路1号')).toBe('220184');
    expect(placeOf('公主岭市岭东路1号')).toBe('220184');
    expect(placeOf('吉林市船营区1号')).toBe('220204');
    expect(placeOf('广西壮族自治区南宁兴宁区1号')).toBe('450102');
    expect(read('内蒙古呼和浩特市新城区中山东路1号 赵六 13800138000')).toMatchObject({
      ...{ receiver: '赵六', detail: '中山东路1号', region: { districtCode: '150102' } },
    });
    expect(placeOf('北京朝阳区建国路1号')).toBe('110105');
    expect(placeOf('延边州延吉市1号 13800138000') ?? placeOf('延边延吉市1号')).toBe('222401');
    expect(read('13800138000 朝阳区南湖大路1号')).toMatchObject({ region: null, detail: '朝阳区南湖大路1号' });
  });

  it('of which nothing can be told apart is none (PA4)', () => {
    for (const text of ['', '明天上午', '请尽快', '12345', '朝阳区']) expect(read(text), text).toBeNull();
  });

  it('gives phones, landlines and postcodes of their form alone, whatever is pasted (PA4)', () => {
    const unit = fc.constantFrom(...'张三13800431-（）:，长春市朝阳区路号 \n邮编');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 80 }), fc.string()), (text) => {
        const found = read(text);
        if (found === null) return;
        expect(found.phone).toMatch(/^(1[3-9]\d{9})?$/);
        expect(found.landline).toMatch(/^(0\d{2,3}-?\d{7,8}(-\d{1,6})?)?$/);
        expect(found.postcode).toMatch(/^(\d{6})?$/);
        expect([...found.detail].length).toBeLessThanOrEqual(100);
        expect([...found.receiver].length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
