import * as v from 'valibot';
import { checkPicture, WEB_ADDRESS_LENGTH } from '../content/web-address.ts';
import { field } from '../form/field.ts';
import { LAW_FIELDS } from './law.ts';

const lawField = field('enum', { label: '擅长领域', required: true, dictionary: LAW_FIELDS });
const MOST_ROWS = 30;
const LICENSE_FORM = /^\d{17}$/;
const CITY_FORM = /^\d{6}$/;

/** A lawyer as an operator writes one (domain rules 11.4); the price of a consultation in fen. */
export const lawyerRecord = v.object({
  name: field('str', { label: '姓名', required: true, min: 2, max: 20 }),
  avatar: field('str', { label: '头像', max: WEB_ADDRESS_LENGTH, check: checkPicture('头像') }),
  firmName: field('str', { label: '执业机构', required: true, min: 2, max: 60 }),
  licenseNo: field('str', {
    label: '执业证号',
    required: true,
    check: (text) => (LICENSE_FORM.test(text) ? null : { code: 'form', message: '执业证号须为17位数字' }),
  }),
  years: field('int', { label: '执业年限', required: true, min: 1, max: 60 }),
  cityCode: field('str', {
    label: '地区编码',
    required: true,
    check: (text) => (CITY_FORM.test(text) ? null : { code: 'form', message: '地区编码不正确' }),
  }),
  regionName: field('str', { label: '地区', required: true, max: 20 }),
  fields: v.optional(
    v.pipe(v.array(lawField), v.minLength(1, '请选择擅长领域'), v.maxLength(LAW_FIELDS.length, '擅长领域不正确')),
    [],
  ),
  intro: field('rich', { label: '个人简介', required: true, max: 50_000 }),
  cases: v.optional(
    v.pipe(
      v.array(
        v.object({
          title: field('str', { label: '案例名称', required: true, max: 100 }),
          text: field('text', { label: '案例内容', required: true, max: 1000 }),
          year: field('int', { label: '案例年份', required: true, min: 1980, max: 2100 }),
        }),
      ),
      v.maxLength(MOST_ROWS, `案例最多${MOST_ROWS}条`),
    ),
    [],
  ),
  consultPrice: field('money', { label: '咨询价格', required: true }),
});

/** A package of legal services as an operator writes it; prices in fen, `times` null without limit. */
export const legalPackageRecord = v.object({
  name: field('str', { label: '名称', required: true, min: 2, max: 60 }),
  cover: field('str', { label: '封面', max: WEB_ADDRESS_LENGTH, check: checkPicture('封面') }),
  firmName: field('str', { label: '执业机构', required: true, min: 2, max: 60 }),
  scope: v.optional(
    v.pipe(v.array(lawField), v.minLength(1, '请选择服务领域'), v.maxLength(LAW_FIELDS.length, '服务领域不正确')),
    [],
  ),
  price: field('money', { label: '价格', required: true }),
  originalPrice: field('money', { label: '原价', required: true }),
  validDays: field('int', { label: '有效期(天)', required: true, min: 1, max: 3650 }),
  items: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: field('str', { label: '服务项', required: true, max: 60 }),
          times: field('int', { label: '次数', min: 1, max: 10_000 }),
        }),
      ),
      v.minLength(1, '请至少添加一个服务项'),
      v.maxLength(MOST_ROWS, `服务项最多${MOST_ROWS}条`),
    ),
    [],
  ),
  suitable: field('text', { label: '适用对象', required: true, max: 300 }),
  detail: field('rich', { label: '套餐详情', required: true, max: 50_000 }),
});

/** The rule of what is sold below its former price; null when it is kept. */
export const checkPrices = ({
  price,
  originalPrice,
}: {
  readonly price: number;
  readonly originalPrice: number;
}): { readonly field: string; readonly message: string } | null =>
  originalPrice < price ? { field: 'originalPrice', message: '原价不能低于价格' } : null;
