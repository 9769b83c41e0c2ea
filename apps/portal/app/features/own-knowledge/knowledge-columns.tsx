import { dictionaryLabel, KNOWLEDGE_CATEGORIES, KNOWLEDGE_CONTENTS } from '@jianzhu/domain/forms';
import { statusLook } from '@jianzhu/domain/records';
import { knowledgeMachine } from '@jianzhu/domain/shelves';
import { TextLink } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import type { ExportColumn } from '@jianzhu/ui/xlsx';
import * as paths from '../../paths.ts';
import { yuanText } from '../../record/figures.ts';
import { shelfTexts } from '../../shelf/messages.ts';
import { ShelfStatusCell } from '../../shelf/shelf-status.tsx';
import type { KnowledgeRow } from './knowledge-calls.ts';
import { ownKnowledgeTexts as texts } from './messages.ts';

const { columns } = texts;

const detailHref = (id: string) => `${paths.publishedKnowledgeDetail}?id=${id}`;
export const editHref = (id: string) => `${paths.publishKnowledge}?id=${id}`;
export const shownHref = (id: string) => `${paths.knowledgeDetails}?id=${id}`;

/** What a text costs, as it is read. */
export const priceOf = ({ price }: Pick<KnowledgeRow, 'price'>): string =>
  price === 0 ? shelfTexts.free : shelfTexts.yuan(yuanText(price));

export const knowledgeColumns: readonly Column<KnowledgeRow>[] = [
  {
    ...{ key: 'title', title: columns.title, fixed: true, card: 'title' },
    cell: (row) => (
      <TwoLines second={dictionaryLabel(KNOWLEDGE_CONTENTS, row.contentType)}>
        <TextLink href={detailHref(row.id)}>{row.title}</TextLink>
      </TwoLines>
    ),
  },
  {
    ...{ key: 'categoryId', title: texts.category, width: '112px' },
    cell: ({ categoryId }) => dictionaryLabel(KNOWLEDGE_CATEGORIES, categoryId),
  },
  { key: 'price', title: columns.price, width: '96px', sortable: true, cell: priceOf },
  { key: 'viewCount', title: columns.views, width: '88px', sortable: true, cell: ({ viewCount }) => viewCount },
  { key: 'likeCount', title: columns.likes, width: '72px', cell: ({ likeCount }) => likeCount },
  { key: 'favoriteCount', title: columns.kept, width: '72px', cell: ({ favoriteCount }) => favoriteCount },
  { key: 'downloadCount', title: columns.downloads, width: '72px', cell: ({ downloadCount }) => downloadCount },
  {
    ...{ key: 'status', title: shelfTexts.columns.status, width: '144px', card: 'status' },
    cell: (row) => <ShelfStatusCell machine={knowledgeMachine} row={row} />,
  },
  {
    ...{ key: 'updateTime', title: shelfTexts.columns.updateTime, width: '168px', sortable: true },
    cell: ({ updateTime }) => updateTime,
  },
];

/** What stands in a file of texts. */
export const knowledgeFile: readonly ExportColumn<KnowledgeRow>[] = [
  { title: columns.title, type: 'text', width: 40, value: ({ title }) => title },
  {
    title: texts.category,
    type: 'text',
    value: ({ categoryId }) => dictionaryLabel(KNOWLEDGE_CATEGORIES, categoryId),
  },
  {
    title: texts.contentType,
    type: 'text',
    value: ({ contentType }) => dictionaryLabel(KNOWLEDGE_CONTENTS, contentType),
  },
  { title: columns.price, type: 'text', value: priceOf },
  { title: columns.views, type: 'text', value: ({ viewCount }) => String(viewCount) },
  { title: columns.downloads, type: 'text', value: ({ downloadCount }) => String(downloadCount) },
  {
    title: shelfTexts.columns.status,
    type: 'text',
    value: ({ status }) => statusLook(knowledgeMachine, status).label,
  },
  { title: shelfTexts.columns.reason, type: 'text', width: 36, value: ({ reason }) => reason || null },
  { title: shelfTexts.columns.updateTime, type: 'text', width: 20, value: ({ updateTime }) => updateTime },
];
