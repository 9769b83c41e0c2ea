import { addressRecord } from '@jianzhu/domain/addresses';
import { personalCertificationDraft, personalCertificationRecord } from '@jianzhu/domain/certifications';
import { describe, expect, it, vi } from 'vitest';
import { allErrorsOf, changesOf, emptyValues, errorsOf, isSame, merge, readKept, valueText } from './form-state.ts';

const region = {
  provinceCode: '220000',
  provinceName: '吉林省',
  cityCode: '220100',
  cityName: '长春市',
  districtCode: '220104',
  districtName: '朝阳区',
};
const stored = {
  ...emptyValues(addressRecord),
  receiver: '张三',
  phone: '13800138000',
  region,
  detail: '人民大街1号院',
};

describe('what stands in a form', () => {
  it('is compared by what it says', () => {
    expect(isSame('', null)).toBe(true);
    expect(isSame(region, Object.fromEntries(Object.entries(region).toReversed()))).toBe(true);
    expect(isSame(region, { ...region, districtCode: '220102' })).toBe(false);
    expect(isSame(0, null)).toBe(false);
  });

  it('is wrong by the rules of the record, one text a field in their order', () => {
    const errors = errorsOf(addressRecord, { ...emptyValues(addressRecord), detail: '短', landline: '1' });
    expect(Object.entries(errors)).toEqual([
      ['receiver', '请输入收货人'],
      ['phone', '请输入11位手机号！'],
      ['landline', '请输入正确的固定电话'],
      ['region', '请选择省/市/区'],
      ['detail', '详细地址长度为5到100个字'],
    ]);
    expect(errorsOf(addressRecord, stored)).toEqual({});
  });

  it('is wrong by the rules between its fields as well, however little of it is filled in', () => {
    const records = { record: personalCertificationRecord, draft: personalCertificationDraft };
    const between = vi.fn(() => [
      { field: 'phone', message: '不说' },
      { field: 'idCardEnd', message: '证件已过期' },
    ]);
    const errors = allErrorsOf(records, { phone: '1', idCardEnd: '2020-01-01' }, between);
    expect(errors).toMatchObject({ phone: '请输入11位手机号！', idCardEnd: '证件已过期', realName: '请输入真实姓名' });
    expect(between).toHaveBeenCalledWith(expect.objectContaining({ phone: '', idCardEnd: '2020-01-01' }));
  });

  it('is read as its kind says', () => {
    expect(valueText({ kind: 'money', label: '', required: false }, 500_000_00)).toBe('¥500,000.00');
    expect(valueText({ kind: 'region', label: '', required: true }, region)).toBe('吉林省 长春市 朝阳区');
    expect(valueText({ kind: 'bool', label: '', required: false }, 0)).toBe('否');
    expect(valueText({ kind: 'str', label: '', required: false }, '')).toBe('未填写');
  });
});

describe('a draft', () => {
  it('holds what differs', () => {
    expect(changesOf(stored, { ...stored, receiver: '李四', landline: null })).toEqual({ receiver: '李四' });
  });

  it('is taken up as it was typed; what no field can hold is left', () => {
    expect(readKept(addressRecord, { phone: '138', tag: 1, region: 'x', other: 1, detail: 7, longitude: 500 })).toEqual(
      {
        phone: '138',
        tag: 1,
      },
    );
    expect(readKept(addressRecord, { region: null, toString: 'x' })).toEqual({ region: null });
  });
});

describe('two versions of a record', () => {
  it('are one where one side alone has changed a field, and a question where both have', () => {
    const mine = { ...stored, receiver: '我', siteName: '工地' };
    const theirs = { ...stored, receiver: '他', tag: 2 };
    const { values, differences, merged } = merge(addressRecord, stored, mine, theirs);
    expect(values).toMatchObject({ receiver: '我', siteName: '工地', tag: 2 });
    expect(differences).toEqual([{ name: 'receiver', label: '收货人', mine: '我', theirs: '他' }]);
    expect(merged).toEqual(['工地/仓库名称', '地址标签']);
  });

  it('do not differ where both have come to the same', () => {
    const both = { ...stored, receiver: '同' };
    expect(merge(addressRecord, stored, both, both).differences).toEqual([]);
  });
});
