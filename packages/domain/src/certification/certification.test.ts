import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reminderOf } from '../deadlines.ts';
import { checkFaceVideo } from './certificate-files.ts';
import { LICENCE_REMINDED_DAYS } from './certification-notices.ts';
import {
  CERTIFICATION_STATUS,
  corporateCertificationMachine,
  personalCertificationMachine,
} from './certification-status.ts';
import {
  CORPORATE_STEPS,
  checkCorporateCertification,
  corporateCertificationDraft,
  corporateCertificationRecord,
  corporateLabel,
} from './corporate-certification.ts';
import {
  checkPersonalCertification,
  personalCertificationDraft,
  personalCertificationRecord,
} from './personal-certification.ts';

const TODAY = '2026-11-26';
const file = (fileName: string) => ({ id: '1', fileName, fileExt: fileName.split('.').at(-1), modifyStatus: 0 });
const sized = (fileName: string, megabytes: number) => ({
  ...file(fileName),
  fileSize: Math.floor(megabytes * 1024 * 1024),
});
const picture = [file('证件.png')];

const PERSON = {
  ...{ realName: '王建国', idCard: '220102198503150015', idCardBegin: '2015-01-01', idCardEnd: '', isLongTerm: 1 },
  ...{ frontImage: picture, backImage: picture, holdImage: [], faceVideo: [], phone: '13800000001' },
};

const COMPANY = {
  ...{ subjectType: 1, businessName: '长春测试建设有限公司', creditCode: '91220102madem0a15y', licenseImage: picture },
  ...{
    licenseBegin: '2010-01-01',
    licenseEnd: '',
    isLongTerm: 1,
    registeredCapital: '36,000.00',
    establishDate: '2010-01-01',
  },
  ...{ companyNature: 2, companyRoles: [1], address: '人民大街100号', businessScope: '建筑工程施工' },
  region: {
    ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
    ...{ districtCode: '220104', districtName: '朝阳区' },
  },
  ...{ legalName: '王建国', legalIdCard: '220102198503150015', legalPhone: '13800000001', legalFront: picture },
  ...{ legalBack: picture, applicantIsLegal: 1 },
};
const company = (fields: object = {}) => v.parse(corporateCertificationRecord, { ...COMPANY, ...fields });

/** The first thing that a record says is wrong with a field. */
const said = (record: v.GenericSchema, fields: object, name: string) =>
  v.safeParse(record, fields).issues?.find(({ path }) => path?.[0]?.key === name)?.message;
const NUMBERS = { legal: true, agent: true };
const broken = (fields: object, numbers = NUMBERS) =>
  checkCorporateCertification(company(fields), numbers, TODAY).map(({ field }) => field);

describe('the certification of a person', () => {
  test.each([
    ['realName', 'Wang', '请输入正确的真实姓名'],
    ['realName', '王', '请输入正确的真实姓名'],
    ['idCard', '220102198502300018', '请输入正确的身份证号码'],
    ['idCard', '220102201501010013', '未满18周岁不能认证'],
    ['frontImage', [], '请上传身份证人像面'],
    ['backImage', [file('a.gif')], '请上传jpg、png格式的图片'],
    ['faceVideo', [file('a.avi')], '请上传mp4格式的视频'],
    ['phone', '1380000', '请输入11位手机号！'],
  ])('CE1: %s of %j says %s', (name, value, message) => {
    expect(said(personalCertificationRecord, { ...PERSON, [name]: value }, name)).toBe(message);
  });

  test.each([
    ['frontImage', [sized('a.png', 10)], '文件过大，请上传10M以下文件'],
    ['frontImage', [sized('a.png', 9.9)], undefined],
    ['faceVideo', [sized('a.mp4', 500)], '文件过大，请上传500M以下文件'],
  ])('CE8: %s of %j says %s', (name, value, message) => {
    expect(said(personalCertificationRecord, { ...PERSON, [name]: value }, name)).toBe(message);
  });

  test('CE9: a video of a person lasts 3 to 15 seconds, as files say it', () => {
    expect([2, 2.5, 3, 15, 15.4, 15.6].map(checkFaceVideo)).toEqual([
      ...['视频时长须在3到15秒之间', null, null, null, null, '视频时长须在3到15秒之间'],
    ]);
  });

  test('CE1: a document holds until its last day, or without end; the number may have been saved before', () => {
    const rules = (fields: object, hasNumber = true) =>
      checkPersonalCertification(v.parse(personalCertificationRecord, { ...PERSON, ...fields }), hasNumber, TODAY);
    expect(rules({})).toEqual([]);
    expect(rules({ isLongTerm: 0 })).toEqual([{ field: 'idCardEnd', message: '请选择证件到期日期或勾选长期' }]);
    expect(rules({ isLongTerm: 0, idCardEnd: '2026-11-25' })).toEqual([
      { field: 'idCardEnd', message: '证件已过期，请更换有效证件' },
    ]);
    expect(rules({ isLongTerm: 0, idCardEnd: TODAY })).toEqual([]);
    expect(rules({ isLongTerm: 0, idCardEnd: '2027-01-01', idCardBegin: '2028-01-01' })).toHaveLength(1);
    expect(rules({ idCard: '' }, false)).toEqual([{ field: 'idCard', message: '请输入身份证号' }]);
  });

  test('CE2: a draft lacks what it likes, and what is there keeps its rules', () => {
    expect(v.parse(personalCertificationDraft, {})).toMatchObject({ realName: '', frontImage: [], idCard: '' });
    expect(said(personalCertificationDraft, { idCard: '1' }, 'idCard')).toBe('请输入正确的身份证号码');
    expect(v.parse(corporateCertificationDraft, {})).toMatchObject({ creditCode: '', companyRoles: [], region: null });
    expect(said(corporateCertificationDraft, { creditCode: '91220102MADEM0A15X' }, 'creditCode')).toBe(
      '统一社会信用代码格式不正确',
    );
  });
});

describe('the certification of a company', () => {
  test('CE3: its code is upper case, its capital without commas', () => {
    expect(company()).toMatchObject({ creditCode: '91220102MADEM0A15Y', registeredCapital: '36000.00' });
  });

  test.each([
    ['businessName', '公司', '请输入与营业执照一致的企业名称'],
    ['registeredCapital', '0', '注册资本(万元)请输入0.01到99999999.99之间的数字，最多保留两位小数'],
    ['registeredCapital', '1.234', '注册资本(万元)请输入0.01到99999999.99之间的数字，最多保留两位小数'],
    ['companyRoles', [1, 2, 3, 4, 5, 6], '企业类型最多5项'],
    ['licenseImage', [file('a.doc')], '请上传jpg、png、pdf格式的文件'],
    ['website', 'http://a.cn', '请输入以https://开头的链接'],
    ['address', '短', '详细地址不能少于5个字'],
  ])('CE3: %s of %j says %s', (name, value, message) => {
    expect(said(corporateCertificationRecord, { ...COMPANY, [name]: value }, name)).toBe(message);
  });

  test('CE4: rules between its fields: term, founding, roles, numbers, and the agent with his letter', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ isLongTerm: 0, licenseEnd: '2026-11-25' })).toEqual(['licenseEnd']);
    expect(broken({ isLongTerm: 0, licenseBegin: '2030-01-01', licenseEnd: '2027-01-01' })).toEqual(['licenseEnd']);
    expect(broken({ isLongTerm: 0, licenseBegin: '2027-01-01', licenseEnd: '2027-01-01' })).toEqual([]);
    expect(broken({ establishDate: '2026-11-27' })).toEqual(['establishDate']);
    expect(broken({ companyRoles: [] })).toEqual(['companyRoles']);
    expect(broken({}, { legal: false, agent: true })).toEqual(['legalIdCard']);
    const agent = { applicantIsLegal: 0, agentName: '李经办', agentPhone: '13800000002' };
    expect(broken(agent)).toEqual(['authorizationLetter']);
    expect(broken({ ...agent, authorizationLetter: picture })).toEqual([]);
    expect(broken({ applicantIsLegal: 0, authorizationLetter: picture }, { legal: true, agent: false })).toEqual([
      ...['agentName', 'agentIdCard', 'agentPhone'],
    ]);
    expect(broken({ isClaim: 1 })).toEqual(['authorizationLetter']);
  });

  test('CE5: each field has a name of its own', () => {
    const names = Object.keys(corporateCertificationRecord.entries);
    expect(names.map(corporateLabel).filter((label) => /^[a-z]/i.test(label))).toEqual([]);
    expect(corporateLabel('companyRoles')).toBe('企业类型');
  });

  test('CE5: each field stands in one step of the form', () => {
    const inSteps = CORPORATE_STEPS.flatMap(({ fields }) => fields);
    expect(new Set(inSteps)).toEqual(new Set(Object.keys(corporateCertificationRecord.entries)));
    expect(inSteps).toHaveLength(new Set(inSteps).size);
  });
});

describe('an application', () => {
  const { draft, pending, approved, rejected, lapsed } = CERTIFICATION_STATUS;
  const owner = { is: ['owner'] as const, permissionKeys: ['certification_submit'] };

  test('CE6: what is in force is changed by another application alone', () => {
    const allowed = [draft, pending, approved, rejected, lapsed].map((status) =>
      corporateCertificationMachine.allowedActions(status, owner, {}),
    );
    expect(allowed).toEqual([['submit'], ['withdraw'], [], ['submit'], []]);
    const ops = { is: ['ops'] as const, permissionKeys: [] };
    expect(corporateCertificationMachine.transition(approved, 'lapse', ops, {})).toEqual({ ok: true, status: lapsed });
    expect(corporateCertificationMachine.transition(draft, 'approve', ops, {})).toMatchObject({ ok: false });
  });

  test('CE6: what a company is at lapses when it is taken over, by the platform alone; a person’s never does', () => {
    const system = { is: ['system'] as const, permissionKeys: [] };
    const ops = { is: ['ops'] as const, permissionKeys: [] };
    for (const status of [draft, pending, rejected] as const) {
      expect(corporateCertificationMachine.transition(status, 'lapse', system, {})).toEqual({
        ok: true,
        status: lapsed,
      });
      expect(corporateCertificationMachine.transition(status, 'lapse', ops, {})).toMatchObject({ ok: false });
      expect(personalCertificationMachine.transition(status, 'lapse', system, {})).toMatchObject({ ok: false });
    }
  });

  test('CE6: a company asks for the permission, a person does not', () => {
    const nobody = { is: ['owner'] as const, permissionKeys: [] };
    expect(corporateCertificationMachine.allowedActions(draft, nobody, {})).toEqual([]);
    expect(personalCertificationMachine.allowedActions(draft, nobody, {})).toEqual(['submit']);
  });

  test('CE7: a licence is reminded of 30, 7 and 0 days before its end, each once', () => {
    const due = [31, 30, 29, 8, 7, 1, 0, -1].map((left) => reminderOf(LICENCE_REMINDED_DAYS, left));
    expect(due).toEqual([null, 30, 30, 30, 7, 7, 0, null]);
  });
});
