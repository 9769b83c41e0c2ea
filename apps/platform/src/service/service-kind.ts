import './tables.ts';
import '../showcase/tables.ts';
import { CHARGE_MODES, dictionaryLabel, REFUND_RULES, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { yuanText } from '@jianzhu/domain/money';
import {
  CHARGE,
  checkService,
  leastPrice,
  needsQualification,
  SERVICE_MESSAGES,
  type ServiceFields,
  serviceMachine,
  WHOLE_PROVINCE_CODE,
  withoutPrices,
} from '@jianzhu/domain/shelves';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { Row } from '../record/record-table.ts';
import { refuseViolations } from '../record/refuse-violations.ts';
import type { ShelfKind, ShelfRow } from '../shelf/shelf-kind.ts';
import { cleanRich, refusePictures } from '../shelf/shelf-pictures.ts';
import { isInForce } from '../showcase/certificate-force.ts';
import { SERVICE_TEXTS as texts } from './messages.ts';
import { searchableService } from './service-document.ts';

type Service = Row<'service'>;

// The shelf hands each kind the rows of its own table.
const serviceOf = (row: ShelfRow) => row as Service;

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Services on the shelf (domain rules 11.1). */
export const serviceKind: ShelfKind<ServiceFields> = {
  table: 'service',
  label: texts.label,
  machine: serviceMachine,
  publish: 'service_publish',
  numberedAs: 'service',
  page: '/user/service-publish/add?id=',
  quota: 'serviceQuota',
  titleLength: 50,
  fieldsOf: (row) => serviceFields(serviceOf(row)),
  columnsOf: async (_transaction, fields) => serviceColumns(fields),
  async clean({ transaction, caller }, typed) {
    const detail = cleanRich(typed.detail, 'detail');
    if (detail instanceof Refusal) return detail;
    // What another way of charging, or another type, had asked for is not kept.
    const fields: ServiceFields = {
      ...typed,
      detail: detail.html,
      price: typed.chargeMode === CHARGE.once ? typed.price : null,
      packages: typed.chargeMode === CHARGE.packages ? typed.packages : [],
      qualificationIds: needsQualification(typed.serviceType) ? typed.qualificationIds : [],
    };
    const broken = checkService(fields);
    if (broken.length > 0) return refuseViolations(broken);
    const { businessId } = caller.acting;
    const pictures = { cover: [fields.cover], images: fields.images, detail: detail.pictures };
    const refused =
      (await refusePictures(transaction, businessId, pictures)) ??
      (await refuseCertificates(transaction, businessId, fields.qualificationIds));
    return refused ?? fields;
  },
  async refuse(transaction, row, fields) {
    const broken = checkService(fields);
    if (broken.length > 0) return refuseViolations(broken);
    return refuseCertificates(transaction, row.business_id, fields.qualificationIds);
  },
  unpriced: withoutPrices,
  titled: (fields, title) => ({ ...fields, title }),
  async describe(transaction, fields) {
    const names = await certificateNames(transaction, fields.qualificationIds);
    const regions = await regionNames(transaction, fields.regions);
    const price = leastPrice(fields);
    const lines = [
      ['title', '服务名称', fields.title],
      ['serviceType', '服务类型', dictionaryLabel(SERVICE_TYPES, fields.serviceType)],
      ['cover', '封面图', fields.cover],
      ['images', '图片', fields.images.join('\n')],
      ['chargeMode', '收费方式', dictionaryLabel(CHARGE_MODES, fields.chargeMode)],
      ['price', '价格', price === null ? texts.agreed : `${yuanText(price)}元/${fields.unit}`],
      [
        'packages',
        '套餐',
        fields.packages.map((one) => texts.packageOf(one.name, yuanText(one.price), one.days, one.content)).join('\n'),
      ],
      ['serviceDays', '服务周期(天)', String(fields.serviceDays)],
      ['regions', '服务区域', regions.join('、')],
      ['process', '服务流程', fields.process.map(({ title, text }) => `${title}：${text}`).join('\n')],
      ['deliverables', '交付成果', fields.deliverables.join('、')],
      ['materialsNeeded', '客户需提供资料', fields.materialsNeeded.join('、')],
      ['detail', '服务详情', plainText(fields.detail)],
      ['qualificationIds', '服务资质', names.join('、')],
      ['faq', '常见问题', fields.faq.map(({ q, a }) => `${q}：${a}`).join('\n')],
      ['refundRule', '退款规则', dictionaryLabel(REFUND_RULES, fields.refundRule)],
    ] as const;
    return lines.flatMap(([name, label, value]) => (value === '' ? [] : [{ name, label, value }]));
  },
  filesOf: () => [],
  document(row) {
    const service = serviceOf(row);
    return searchableService({ ...service, publish_time: service.publish_time ?? service.update_time });
  },
};

/** A row as its form has it. */
function serviceFields(row: Service): ServiceFields {
  return {
    title: row.title,
    // The columns hold codes of these dictionaries alone.
    serviceType: row.service_type as ServiceFields['serviceType'],
    cover: row.cover,
    images: [...row.images],
    chargeMode: row.charge_mode as ServiceFields['chargeMode'],
    price: row.charge_mode === CHARGE.once ? row.price : null,
    packages: row.packages.map(({ name, price, days, content }) => ({ name, price, days, content })),
    unit: row.unit as ServiceFields['unit'],
    serviceDays: row.service_days,
    regions: row.regions.length === 0 ? [WHOLE_PROVINCE_CODE] : [...row.regions],
    process: row.process.map(({ title, text }) => ({ title, text })),
    deliverables: [...row.deliverables],
    materialsNeeded: [...row.materials_needed],
    detail: row.detail,
    qualificationIds: row.qualification_ids.map(String),
    faq: row.faq.map(({ q, a }) => ({ q, a })),
    refundRule: row.refund_rule as ServiceFields['refundRule'],
  };
}

const serviceColumns = (fields: ServiceFields) => ({
  ...{ title: fields.title, service_type: fields.serviceType, cover: fields.cover, images: fields.images },
  ...{ charge_mode: fields.chargeMode, price: leastPrice(fields), packages: JSON.stringify(fields.packages) },
  ...{ unit: fields.unit, service_days: fields.serviceDays, process: JSON.stringify(fields.process) },
  regions: fields.regions.includes(WHOLE_PROVINCE_CODE) ? [] : fields.regions,
  ...{ deliverables: fields.deliverables, materials_needed: fields.materialsNeeded, detail: fields.detail },
  ...{ qualification_ids: fields.qualificationIds, faq: JSON.stringify(fields.faq), refund_rule: fields.refundRule },
});

/** Certificates of a business that are in force, by the names of what they are of. */
export async function ownCertificates(transaction: Transaction, businessId: string) {
  const rows = await transaction
    .selectFrom('qualification')
    .select(['id', 'series', 'category_name', 'grade'])
    .where('business_id', '=', businessId)
    .where(isInForce)
    .orderBy('series')
    .orderBy('category_name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...row }) => ({ id, name: certificateName(row) }));
}

const certificateName = ({
  series,
  category_name,
  grade,
}: Pick<Row<'qualification'>, 'series' | 'category_name' | 'grade'>) =>
  [...new Set([series, category_name]), ...(grade === '—' ? [] : [grade])].join(' ');

async function certificateNames(transaction: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('qualification')
    .select(['series', 'category_name', 'grade'])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(certificateName);
}

async function refuseCertificates(transaction: Transaction, businessId: string, ids: readonly string[]) {
  if (ids.length === 0) return null;
  const known = new Set((await ownCertificates(transaction, businessId)).map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? null : refuseField('qualificationIds', SERVICE_MESSAGES.qualificationGone);
}

async function regionNames(transaction: Transaction, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.includes(WHOLE_PROVINCE_CODE)) return [texts.wholeProvince];
  const rows = await transaction
    .selectFrom('district')
    .select('name')
    .where('code', 'in', [...codes])
    .execute();
  return rows.map(({ name }) => name);
}
