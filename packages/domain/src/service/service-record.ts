import * as v from 'valibot';
import { dictionary } from '../dictionary/dictionary.ts';
import { field } from '../form/field.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { rows } from '../form/rows.ts';
import { checkShelfPicture } from '../shelf/shelf-picture.ts';
import { SERVICE_MESSAGES as texts } from './messages.ts';
import { CHARGE_MODES, REFUND_RULES, SERVICE_TYPES } from './service.ts';

/** What a price is for (domain rules 11.1). */
export const SERVICE_UNITS = dictionary([
  ['次', '次'],
  ['项', '项'],
  ['年', '年'],
  ['月', '月'],
  ['人', '人'],
  ['㎡', '㎡'],
]);

/** The code of 全省 among the cities where a service is offered. */
export const WHOLE_PROVINCE_CODE = '220000';

export const CHARGE = { once: 1, packages: 2, agreed: 3 } as const;

/** Types whose companies show a certificate of theirs (domain rules 11.1). */
const QUALIFIED_TYPES: readonly number[] = [1, 4, 5, 6, 7, 8];

export const needsQualification = (serviceType: unknown): boolean => QUALIFIED_TYPES.includes(Number(serviceType));

/** fen; the column of a price holds no more. */
const MOST_PRICE = 2_000_000_000;
const SHORTEST_DETAIL = 20;

const notTooHigh = (label: string) => (fen: number) =>
  fen > MOST_PRICE ? { code: 'range', message: texts.priceTooHigh(label) } : null;
const line = (label: string, max: number, min = 1) => field('str', { label, required: true, min, max });

/** One of the packages that a service is sold in; the price in fen. */
const packageRow = v.object({
  name: line('套餐名称', 20),
  price: field('price', { label: '套餐价格', required: true, check: notTooHigh('套餐价格') }),
  days: field('int', { label: '周期(天)', required: true, min: 1, max: 730 }),
  content: rows(line('套餐内容', 200), { label: '套餐内容', max: 20, emptyMessage: '请输入套餐内容' }),
});

/** A service as its company writes it (domain rules 11.1); `checkService` has what its fields make of each other. */
export const serviceRecord = v.object({
  title: field('str', { label: '服务名称', required: true, min: 4, max: 50 }),
  serviceType: field('enum', { label: '服务类型', required: true, dictionary: SERVICE_TYPES }),
  cover: field('str', {
    ...{ label: '封面图', required: true, max: 200, emptyMessage: texts.cover, check: checkShelfPicture },
  }),
  images: rows(field('str', { label: '图片', required: true, max: 200, check: checkShelfPicture }), {
    ...{ label: '图片', max: 5 },
  }),
  chargeMode: field('enum', { label: '收费方式', required: true, dictionary: CHARGE_MODES }),
  price: field('price', { label: '价格', check: notTooHigh('价格') }),
  packages: rows(packageRow, { label: '套餐', max: 5 }),
  unit: field('enum', { label: '计价单位', required: true, dictionary: SERVICE_UNITS }),
  serviceDays: field('int', { label: '服务周期(天)', required: true, min: 1, max: 730 }),
  regions: rows(v.pipe(v.string(), v.regex(/^\d{6}$/, texts.regions)), {
    ...{ label: '服务区域', max: 20, emptyMessage: texts.regions },
  }),
  process: rows(v.object({ title: line('步骤名称', 20), text: line('步骤说明', 100) }), {
    ...{ label: '服务流程', max: 8, emptyMessage: FORM_MESSAGES.listEmpty('服务流程') },
  }),
  deliverables: rows(line('交付成果', 50), { label: '交付成果', max: 10 }),
  materialsNeeded: rows(line('客户需提供资料', 50), { label: '客户需提供资料', max: 20 }),
  detail: field('rich', { label: '服务详情', required: true, max: 50_000 }),
  qualificationIds: rows(field('id', { label: '服务资质', required: true }), { label: '服务资质', max: 10 }),
  faq: rows(v.object({ q: line('问题', 60, 2), a: field('text', { label: '回答', required: true, max: 300 }) }), {
    ...{ label: '常见问题', max: 20 },
  }),
  refundRule: field('enum', { label: '退款规则', required: true, dictionary: REFUND_RULES }),
});

export type ServiceFields = v.InferOutput<typeof serviceRecord>;

/** Characters that a reader sees of a rich text. */
const shownLength = (html: string): number => [...html.replace(/<[^>]*>|&nbsp;/g, '').trim()].length;

/** What the fields of a service make of each other, by the field that breaks it (domain rules 11.1). */
export function checkService(
  fields: ServiceFields,
): readonly { readonly field: keyof ServiceFields; readonly message: string }[] {
  const { chargeMode, price, packages, detail, serviceType, qualificationIds, regions } = fields;
  const prices = new Set(packages.map((one) => one.price));
  const isPackaged = chargeMode === CHARGE.packages;
  const rules = [
    [chargeMode === CHARGE.once && price === null, 'price', FORM_MESSAGES.textEmpty('价格')],
    [isPackaged && packages.length === 0, 'packages', texts.packages],
    [isPackaged && prices.size < packages.length, 'packages', texts.samePrices],
    [shownLength(detail) < SHORTEST_DETAIL, 'detail', FORM_MESSAGES.tooShort('服务详情', SHORTEST_DETAIL)],
    [needsQualification(serviceType) && qualificationIds.length === 0, 'qualificationIds', texts.qualifications],
    [regions.includes(WHOLE_PROVINCE_CODE) && regions.length > 1, 'regions', texts.regionsTwice],
  ] as const;
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []));
}

/** What a service costs at least: fen; null where it is agreed. */
export function leastPrice({ chargeMode, price, packages }: ServiceFields): number | null {
  if (chargeMode === CHARGE.packages) return Math.min(...packages.map((one) => one.price));
  return chargeMode === CHARGE.once ? price : null;
}

/** The same service without what it costs: what changes in nothing else needs no review (domain rules 10.2). */
export const withoutPrices = ({ price: _, packages, ...rest }: ServiceFields) => ({
  ...rest,
  packages: packages.map(({ price: _price, ...one }) => one),
});
