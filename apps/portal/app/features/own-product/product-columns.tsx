import { productMachine, stockText } from '@jianzhu/domain/products';
import { statusLook } from '@jianzhu/domain/records';
import { Tag, TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { PictureLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfStatusCell } from '../../shelf/shelf-status.tsx';
import { ownProductTexts as texts } from './messages.ts';
import type { ProductRow } from './product-calls.ts';
import { editHref } from './product-links.ts';
import { unitName } from './unit-name.ts';

const { columns } = texts;

/** What a product costs, as it is read. */
function priceOf({ priceText, priceFrom, unit }: Pick<ProductRow, 'priceText' | 'priceFrom' | 'unit'>): string {
  return priceFrom === null ? priceText : texts.perUnit(priceText, unitName(unit));
}

/** A small picture of it; drawings have no sizes. */
const thumbnail = (cover: string) => (cover === '' || cover.endsWith('.svg') ? cover : `${cover}?w=320`);

export const productColumns: readonly Column<ProductRow>[] = [
  {
    ...{ key: 'title', title: columns.product, fixed: true, card: 'title' },
    cell: (row) => (
      <PictureLines src={thumbnail(row.cover)} second={row.code}>
        <TextLink href={editHref(row.id)}>{row.title}</TextLink>
      </PictureLines>
    ),
  },
  { key: 'category', title: columns.category, width: '104px', cell: ({ categoryName }) => categoryName },
  { key: 'price', title: columns.price, width: '168px', sortable: true, cell: priceOf },
  {
    ...{ key: 'stock', title: columns.stock, width: '96px', sortable: true },
    cell: ({ stock }) => (stock === 0 ? <Tag tone="warning">{stockText(stock)}</Tag> : stockText(stock)),
  },
  { key: 'viewCount', title: columns.views, width: '88px', sortable: true, cell: ({ viewCount }) => viewCount },
  {
    ...{ key: 'status', title: shelfTexts.columns.status, width: '144px', card: 'status' },
    cell: (row) => <ShelfStatusCell machine={productMachine} row={row} />,
  },
  {
    ...{ key: 'updateTime', title: shelfTexts.columns.updateTime, width: '144px', sortable: true },
    cell: ({ updateTime }) => updateTime.slice(0, 16),
  },
];

/** What stands in a file of products. */
export const productFile: readonly ExportColumn<ProductRow>[] = [
  { title: shelfTexts.columns.code, type: 'text', value: ({ code }) => code },
  { title: texts.entity, type: 'text', width: 36, value: ({ title }) => title },
  { title: columns.category, type: 'text', value: ({ categoryName }) => categoryName },
  { title: texts.brand, type: 'text', value: ({ brandName }) => brandName },
  { title: columns.price, type: 'text', width: 24, value: ({ priceText }) => priceText },
  { title: texts.facts.unit, type: 'text', value: ({ unit }) => unitName(unit) },
  { title: columns.stock, type: 'text', value: ({ stock }) => String(stock) },
  { title: columns.views, type: 'text', value: ({ viewCount }) => String(viewCount) },
  { title: shelfTexts.columns.status, type: 'text', value: ({ status }) => statusLook(productMachine, status).label },
  { title: shelfTexts.columns.reason, type: 'text', width: 36, value: ({ reason }) => reason || null },
  { title: shelfTexts.columns.updateTime, type: 'text', width: 20, value: ({ updateTime }) => updateTime },
];
