import { dictionaryLabel, MEMBERSHIP_LEVELS } from '@jianzhu/domain/forms';
import { SUPPLIER_LEVELS } from '@jianzhu/domain/suppliers';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import * as paths from '../../paths.ts';
import { supplierTexts as texts } from './messages.ts';
import type { LibraryRow, ShownSupplier } from './supplier-calls.ts';

const { columns } = texts;

const levelOf = (level: string) => {
  const item = SUPPLIER_LEVELS.find(({ value }) => value === level);
  return item && <Tag tone={item.tone}>{item.label}</Tag>;
};

/** 钢材 · 长春 · 金牌会员 */
const factsOf = ({
  mainCategories,
  cityName,
  vipLevel,
}: Pick<ShownSupplier, 'mainCategories' | 'cityName' | 'vipLevel'>) =>
  [mainCategories.join('、'), cityName, dictionaryLabel(MEMBERSHIP_LEVELS, vipLevel)]
    .filter((fact) => fact !== '')
    .join(' · ');

/** A company with what speaks for or against it. */
export const supplierColumns: readonly Column<ShownSupplier>[] = [
  {
    key: 'name',
    title: columns.name,
    fixed: true,
    card: 'title',
    cell: ({ supplierId, name, refusal, note, ...company }) => (
      <>
        <TextLink href={`${paths.materialCompanyDetail}?businessId=${supplierId}`}>{name}</TextLink>{' '}
        {note !== null && levelOf(note.level)}
        <div>{factsOf(company)}</div>
        {refusal !== '' && <div>{note?.isBlack === true ? texts.blackReason(note.blackReason) : refusal}</div>}
      </>
    ),
  },
  {
    key: 'activity',
    title: columns.activity,
    width: '96px',
    align: 'end',
    cell: ({ quoteCount, dealCount }) => texts.times(quoteCount, dealCount),
  },
  {
    key: 'rate',
    title: columns.rate,
    width: '72px',
    align: 'end',
    cell: ({ responseRate }) => (responseRate === null ? texts.none : texts.percent(responseRate)),
  },
  {
    key: 'hours',
    title: columns.hours,
    width: '80px',
    align: 'end',
    cell: ({ responseHours }) => (responseHours === null ? texts.none : texts.hours(responseHours)),
  },
];

/** Of a recommendation. */
export const pointsColumn: Column<ShownSupplier> = {
  key: 'points',
  title: texts.points,
  width: '72px',
  align: 'end',
  card: 'status',
  cell: ({ points }) => points ?? texts.none,
};

/** Of the own library. */
export const groupColumn: Column<ShownSupplier> = {
  key: 'group',
  title: texts.group,
  width: '96px',
  cell: ({ note }) => note?.groupName || texts.none,
};

/** What stands in a file of the library. */
export const supplierFile: readonly ExportColumn<LibraryRow>[] = [
  { title: columns.name, type: 'text', width: 36, value: ({ name }) => name },
  { title: columns.categories, type: 'text', width: 24, value: ({ mainCategories }) => mainCategories.join('、') },
  { title: columns.city, type: 'text', value: ({ cityName }) => cityName },
  {
    title: columns.certified,
    type: 'text',
    value: ({ isCertified }) => (isCertified ? texts.isCertified : texts.notCertified),
  },
  { title: texts.group, type: 'text', value: ({ groupName }) => groupName },
  { title: texts.level, type: 'text', value: ({ level }) => level || null },
  { title: texts.quotes, type: 'text', value: ({ quoteCount }) => String(quoteCount) },
  { title: texts.dealsOfYear, type: 'text', value: ({ dealCount }) => String(dealCount) },
  { title: texts.ownDeals, type: 'text', value: ({ ownDealCount }) => String(ownDealCount) },
  { title: texts.black, type: 'text', value: ({ isBlack, blackReason }) => (isBlack ? blackReason : null) },
  { title: texts.remark, type: 'text', width: 36, value: ({ remark }) => remark },
];
