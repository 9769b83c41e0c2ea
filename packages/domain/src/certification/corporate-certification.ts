import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { COMPANY_NATURES, COMPANY_ROLES } from '../dictionary/shared-dictionaries.ts';
import { draftOf } from '../form/draft-of.ts';
import { field, fieldLabel } from '../form/field.ts';
import { checkEmail, checkHttpsUrl, checkLandline } from '../identifier/contact.ts';
import { MEMBER_MESSAGES } from '../member/messages.ts';
import { citizenNumber, creditCodeField, oneFile } from './identity-fields.ts';
import { CERTIFICATION_RULES as texts } from './messages.ts';
import { checkRealName, checkTerm, type FieldRule } from './personal-certification.ts';

/** What kind of body is certified (domain rules 15.2). */
export const SUBJECT_TYPES = dictionary([
  [1, '企业'],
  [2, '个体工商户'],
  [3, '事业单位'],
  [4, '社会团体'],
  [9, '其他组织'],
]);

const MOST_COMPANY_ROLES = 5;
const CAPITAL = /^(0|[1-9]\d{0,7})(\.\d{1,2})?$/;

const isCapital = (text: string) => CAPITAL.test(text) && Number(text) > 0;

const roleValues = COMPANY_ROLES.map(({ value }) => value);

/** What a company hands in to be certified (domain rules 15.2). Identity numbers are left out where they were saved before. */
export const corporateCertificationRecord = v.object({
  subjectType: field('enum', { label: '主体类型', required: true, dictionary: SUBJECT_TYPES }),
  businessName: field('str', {
    ...{ label: '企业名称', required: true, min: 4, max: 60 },
    ...{ emptyMessage: texts.businessName, lengthMessage: texts.businessName },
  }),
  creditCode: creditCodeField,
  licenseImage: oneFile('营业执照', true, 'papers'),
  licenseBegin: field('date', { label: '营业期限起', required: true }),
  licenseEnd: field('date', { label: '营业期限至' }),
  isLongTerm: field('bool', { label: '长期' }),
  /** Decimal text in 万元. */
  registeredCapital: field('str', {
    ...{ label: '注册资本(万元)', required: true, max: 11, lengthMessage: texts.capital },
    normalize: (text) => text.replaceAll(',', ''),
    check: (text) => (isCapital(text) ? null : { code: 'capital', message: texts.capital }),
  }),
  establishDate: field('date', { label: '成立日期', required: true }),
  companyNature: field('enum', { label: '企业性质', required: true, dictionary: COMPANY_NATURES }),
  companyRoles: v.optional(
    v.pipe(v.array(v.picklist(roleValues, texts.rolesEmpty)), v.maxLength(MOST_COMPANY_ROLES, texts.mostRoles)),
    [],
  ),
  region: field('region', { label: '注册地址', required: true }),
  address: field('str', { label: '详细地址', required: true, min: 5, max: 100 }),
  businessScope: field('text', { label: '经营范围', required: true, max: 2000 }),
  legalName: field('str', {
    label: '法定代表人',
    required: true,
    max: 20,
    lengthMessage: texts.realName,
    check: checkRealName,
  }),
  legalIdCard: citizenNumber('法定代表人身份证号', false),
  legalPhone: field('phone', { label: '法定代表人手机号', required: true }),
  legalFront: oneFile('法人身份证人像面', true),
  legalBack: oneFile('法人身份证国徽面', true),
  applicantIsLegal: field('bool', { label: '经办人是否为法人', required: true }),
  agentName: field('str', { label: '经办人姓名', max: 20, lengthMessage: texts.realName, check: checkRealName }),
  agentIdCard: citizenNumber('经办人身份证号', true),
  agentPhone: field('phone', { label: '经办人手机号' }),
  authorizationLetter: oneFile('授权委托书', false, 'papers'),
  logo: oneFile('企业LOGO', false),
  intro: field('text', { label: '企业简介', max: 2000 }),
  website: field('str', { label: '企业官网', max: 200, check: checkHttpsUrl }),
  landline: field('str', { label: '固定电话', max: 30, check: checkLandline }),
  email: field('str', { label: '邮箱', max: 100, check: checkEmail }),
  /** The company is certified already, and nobody who administers it can be reached: the applicant asks to take it over. */
  isClaim: field('bool', { label: '认领该企业' }),
});

/** What a step of the form keeps: nothing is required yet, and what is there keeps its rules. */
export const corporateCertificationDraft = draftOf(corporateCertificationRecord);

export type CorporateCertificationFields = v.InferOutput<typeof corporateCertificationRecord>;

type CorporateField = keyof CorporateCertificationFields;

/** How a field of the form is called; the roles of a company are several, for which there is no kind of field. */
export const corporateLabel = (name: string): string =>
  name === 'companyRoles' ? '企业类型' : fieldLabel(corporateCertificationRecord, name);

/** The lists of files of a corporate certification, in the order of its form. */
export const CORPORATE_FILES = ['licenseImage', 'legalFront', 'legalBack', 'authorizationLetter', 'logo'] as const;

/** The steps of the form, each with the fields that it asks for. */
export const CORPORATE_STEPS: readonly {
  readonly key: 'licence' | 'legal' | 'agent' | 'confirm';
  readonly title: string;
  readonly fields: readonly CorporateField[];
}[] = [
  {
    key: 'licence',
    title: '营业执照',
    fields: [
      'licenseImage',
      'subjectType',
      'businessName',
      'creditCode',
      'isClaim',
      'licenseBegin',
      'licenseEnd',
      'isLongTerm',
      'establishDate',
      'registeredCapital',
      'companyNature',
      'companyRoles',
      'region',
      'address',
      'businessScope',
    ],
  },
  { key: 'legal', title: '法定代表人', fields: ['legalFront', 'legalBack', 'legalName', 'legalIdCard', 'legalPhone'] },
  {
    key: 'agent',
    title: '经办人与授权',
    fields: [
      'applicantIsLegal',
      'agentName',
      'agentIdCard',
      'agentPhone',
      'authorizationLetter',
      'logo',
      'intro',
      'website',
      'landline',
      'email',
    ],
  },
  { key: 'confirm', title: '核对并提交', fields: [] },
];

/** Identity numbers of an application that were saved before. */
interface KnownNumbers {
  readonly legal: boolean;
  readonly agent: boolean;
}

/**
 * Rules between the fields of a corporate certification.
 *
 * @param known identity numbers that are given now or were saved before
 * @param today `YYYY-MM-DD`
 */
export function checkCorporateCertification(
  fields: Pick<
    CorporateCertificationFields,
    | 'licenseBegin'
    | 'licenseEnd'
    | 'isLongTerm'
    | 'establishDate'
    | 'companyRoles'
    | 'applicantIsLegal'
    | 'agentName'
    | 'agentPhone'
    | 'authorizationLetter'
    | 'isClaim'
  >,
  known: KnownNumbers,
  today: string,
): FieldRule[] {
  const { licenseBegin, licenseEnd, isLongTerm, establishDate, companyRoles, applicantIsLegal, isClaim } = fields;
  const term = checkTerm({ begin: licenseBegin, end: licenseEnd, isLong: isLongTerm === 1 }, today, {
    ...{ ended: texts.licenceEnded, none: texts.licenceEndNeeded, turned: texts.licenceTurned },
  });
  const asks = (isBroken: boolean, field: CorporateField, message: string) => (isBroken ? [{ field, message }] : []);
  const isAgent = applicantIsLegal !== 1;
  return [
    ...asks(term !== null, 'licenseEnd', term ?? ''),
    ...asks(establishDate > today, 'establishDate', texts.establishDate),
    ...asks(companyRoles.length === 0, 'companyRoles', texts.rolesEmpty),
    ...asks(!known.legal, 'legalIdCard', texts.legalIdCardNeeded),
    ...asks(isAgent && fields.agentName === '', 'agentName', texts.agentNameNeeded),
    ...asks(isAgent && !known.agent, 'agentIdCard', texts.agentIdCardNeeded),
    ...asks(isAgent && fields.agentPhone === '', 'agentPhone', MEMBER_MESSAGES.phoneField),
    // Whoever takes a company over has its word for it, even its representative.
    ...asks((isAgent || isClaim === 1) && fields.authorizationLetter.length === 0, 'authorizationLetter', texts.letter),
  ];
}
