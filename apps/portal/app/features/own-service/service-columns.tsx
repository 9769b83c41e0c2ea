import { CHARGE_MODES, dictionaryLabel, SERVICE_TYPES } from '@jianzhu/domain/forms';
import { statusLook } from '@jianzhu/domain/records';
import { CHARGE, serviceMachine } from '@jianzhu/domain/shelves';
import { TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfStatusCell } from '../../shelf/shelf-status.tsx';
import { ownServiceTexts as texts } from './messages.ts';
import type { ServiceRow } from './service-calls.ts';

const { columns } = texts;

const detailHref = (id: string) => `${paths.publishedServiceDetail}?id=${id}`;
export const editHref = (id: string) => `${paths.publishService}?id=${id}`;
export const shownHref = (id: string) => `${paths.servicesMore}?id=${id}`;

/** What a service costs, as it is read. */
export function priceOf({ price, unit, chargeMode }: Pick<ServiceRow, 'price' | 'unit' | 'chargeMode'>): string {
  if (price === null) return shelfTexts.agreed;
  return (chargeMode === CHARGE.packages ? texts.from : texts.perUnit)(yuanText(price), unit);
}

const scoreOf = (score: number) => (score === 0 ? texts.unrated : score.toFixed(1));

export const serviceColumns: readonly Column<ServiceRow>[] = [
  {
    ...{ key: 'title', title: columns.title, fixed: true, card: 'title' },
    cell: (row) => (
      <TwoLines second={row.code}>
        <TextLink href={detailHref(row.id)}>{row.title}</TextLink>
      </TwoLines>
    ),
  },
  {
    ...{ key: 'serviceType', title: texts.serviceType, width: '112px' },
    cell: ({ serviceType }) => dictionaryLabel(SERVICE_TYPES, serviceType),
  },
  { key: 'price', title: columns.price, width: '144px', sortable: true, cell: priceOf },
  { key: 'sales', title: columns.sales, width: '80px', sortable: true, cell: ({ sales }) => sales },
  { key: 'score', title: columns.score, width: '88px', sortable: true, cell: ({ score }) => scoreOf(score) },
  {
    ...{ key: 'status', title: shelfTexts.columns.status, width: '144px', card: 'status' },
    cell: (row) => <ShelfStatusCell machine={serviceMachine} row={row} />,
  },
  {
    ...{ key: 'updateTime', title: shelfTexts.columns.updateTime, width: '168px', sortable: true },
    cell: ({ updateTime }) => updateTime,
  },
];

/** What stands in a file of services. */
export const serviceFile: readonly ExportColumn<ServiceRow>[] = [
  { title: shelfTexts.columns.code, type: 'text', value: ({ code }) => code },
  { title: columns.title, type: 'text', width: 36, value: ({ title }) => title },
  {
    title: texts.serviceType,
    type: 'text',
    value: ({ serviceType }) => dictionaryLabel(SERVICE_TYPES, serviceType),
  },
  { title: texts.chargeMode, type: 'text', value: ({ chargeMode }) => dictionaryLabel(CHARGE_MODES, chargeMode) },
  { title: columns.price, type: 'text', width: 20, value: priceOf },
  { title: columns.sales, type: 'text', value: ({ sales }) => String(sales) },
  { title: columns.score, type: 'text', value: ({ score }) => scoreOf(score) },
  { title: shelfTexts.columns.status, type: 'text', value: ({ status }) => statusLook(serviceMachine, status).label },
  { title: shelfTexts.columns.reason, type: 'text', width: 36, value: ({ reason }) => reason || null },
  { title: shelfTexts.columns.updateTime, type: 'text', width: 20, value: ({ updateTime }) => updateTime },
];
