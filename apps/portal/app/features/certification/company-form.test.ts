import { corporateCertificationDraft } from '@jianzhu/domain/certifications';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { CompanyFound } from './certification-calls.ts';
import { firstStep, startOf, unfinishedStep, wrongInStep } from './company-form.ts';
import { errorsInOrder } from './errors-in-order.ts';

type Application = NonNullable<CompanyFound['application']>;

const file = { id: '1', fileName: '证件.png', fileExt: 'png', fileSize: 3, modifyStatus: 0 };
const whole = {
  ...v.parse(corporateCertificationDraft, {
    ...{ subjectType: 1, businessName: '长春测试建设有限公司', creditCode: '91220102MADEM0A15Y', isLongTerm: 1 },
    ...{ licenseBegin: '2010-01-01', registeredCapital: '3000', establishDate: '2010-01-01', companyNature: 2 },
    ...{ companyRoles: [1], address: '人民大街100号', businessScope: '建筑工程施工', licenseImage: [file] },
    region: {
      ...{ provinceCode: '220000', provinceName: '吉林省', cityCode: '220100', cityName: '长春市' },
      ...{ districtCode: '220104', districtName: '朝阳区' },
    },
    ...{ legalName: '王建国', legalPhone: '13800000001', legalFront: [file], legalBack: [file], applicantIsLegal: 1 },
  }),
  ...{ id: '7', version: 1, updateTime: '', allowedActions: [], code: 'AQ1', status: 0, reason: '', fieldReasons: [] },
  ...{ submitTime: '', decideTime: '', legalIdCardMasked: '220102********0015', agentIdCardMasked: '' },
} satisfies Application;

it('is taken up at what the review asks, else at what is not whole; nothing beyond that can be opened', () => {
  const stepsOf = (application: Application | null) => [firstStep(application), unfinishedStep(application)];
  expect(stepsOf(null)).toEqual([0, 0]);
  expect(stepsOf(whole)).toEqual([3, 3]);
  expect(stepsOf({ ...whole, legalIdCardMasked: '' })).toEqual([1, 1]);
  expect(stepsOf({ ...whole, applicantIsLegal: 0 })).toEqual([2, 2]);
  expect(stepsOf({ ...whole, companyRoles: [] })).toEqual([0, 0]);
  const asked = { ...whole, fieldReasons: [{ field: 'legalPhone', reason: '无法接通' }] };
  expect(stepsOf(asked)).toEqual([1, 3]);
});

it('asks for the rules between the fields of a step when that is left, whatever the steps after it lack', () => {
  const known = { legal: false, agent: false };
  const empty = startOf(null);
  const ended = { ...empty, licenseBegin: '2010-01-01', licenseEnd: '2012-01-01', establishDate: '2999-01-01' };
  expect(wrongInStep(ended, known, 0)).toMatchObject({
    ...{ licenseEnd: '营业执照已过期', establishDate: '成立日期不能晚于当前日期', companyRoles: '请选择企业类型' },
  });
  expect(wrongInStep({ ...ended, licenseEnd: '明年' }, known, 0).licenseEnd).toBe('请选择营业期限至');
  expect(wrongInStep({ ...empty, applicantIsLegal: 0 }, known, 2)).toMatchObject({
    ...{ agentName: '请输入经办人姓名', agentIdCard: '请输入经办人身份证号' },
    authorizationLetter: '请上传加盖公章的授权委托书',
  });
  expect(wrongInStep({ ...empty, isClaim: 1, applicantIsLegal: 1 }, known, 2)).toEqual({
    authorizationLetter: '请上传加盖公章的授权委托书',
  });
});

it('begins with what is at hand or has certified the company, of whom nothing is claimed any more', () => {
  const claimOf = (status: number) => startOf({ ...whole, status, isClaim: 1 }).isClaim;
  expect([0, 3, 2, 4].map(claimOf)).toEqual([1, 1, 0, 0]);
  expect(startOf({ ...whole, status: 4 })).toMatchObject({ businessName: whole.businessName, legalIdCard: '' });
  expect(startOf(null)).toMatchObject({ businessName: '', companyRoles: [] });
});

it('says what is wrong in the order of its fields', () => {
  const errors = { smsCode: '请输入验证码', agree: '请先阅读', creditCode: '格式不正确', other: '别的' };
  expect(errorsInOrder(errors, ['creditCode', 'smsCode', 'agree']).map(({ fieldId }) => fieldId)).toEqual([
    ...['creditCode', 'smsCode', 'agree', 'other'],
  ]);
});
