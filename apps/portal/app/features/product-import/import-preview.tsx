import { PRODUCT_IMPORT_COLUMNS } from '@jianzhu/domain/product-imports';
import { Button, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { loadPart } from '../../errors/load-part.ts';
import { useActs } from '../../use-acts.ts';
import { importTexts as texts } from './messages.ts';
import type { ProductImport } from './use-product-import.ts';

interface PreviewRow {
  readonly rowNo: number;
  readonly name: string;
  readonly pictures: number;
  readonly messages: readonly string[];
}

/** Names of files that are said in full; of more only how many there are. */
const NAMED = 5;

const columns: readonly Column<PreviewRow>[] = [
  { key: 'row', title: texts.row, width: '64px', cell: ({ rowNo }) => rowNo, card: 'hidden' },
  { key: 'name', title: texts.product, width: '220px', cell: ({ name }) => name || '—', card: 'title' },
  { key: 'pictures', title: texts.picture, width: '72px', cell: ({ pictures }) => texts.pictureCount(pictures) },
  {
    key: 'result',
    title: texts.result,
    width: '80px',
    cell: ({ messages }) => (
      <Tag tone={messages.length === 0 ? 'success' : 'danger'}>{messages.length === 0 ? texts.right : texts.wrong}</Tag>
    ),
    card: 'status',
  },
  { key: 'problem', title: texts.problem, cell: ({ messages }) => messages.join('；') || '—' },
];

export interface ImportPreviewProps {
  readonly found: Pick<ProductImport, 'matched'> & { readonly sheet: NonNullable<ProductImport['sheet']> };
  readonly hasPictures: boolean;
}

/** What a sheet holds, row by row, before any of it is taken; what is wrong first. */
export function ImportPreview({ found, hasPictures }: ImportPreviewProps) {
  const { start, isRunning } = useActs();
  const rows = previewRows(found);
  const wrong = rows.filter(({ messages }) => messages.length > 0);
  const { total } = found.sheet.parsed;
  const { byRow, unmatched } = found.matched;
  const matchedCount = [...byRow.values()].flat().length;

  async function saveWrong() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const file = await writeWorkbook<PreviewRow>({
      sheetName: texts.wrong,
      columns: [
        ...PRODUCT_IMPORT_COLUMNS.map(({ head }, index) => ({
          ...{ title: head, type: 'text' as const },
          value: ({ rowNo }: PreviewRow) => found.sheet.cells[rowNo - 1]?.[index] ?? '',
        })),
        { title: texts.problem, type: 'text', width: 60, value: ({ messages }) => messages.join('；') },
      ],
      rows: wrong,
    });
    saveFile(file, texts.wrongFileName);
  }

  return (
    <>
      <p role="status">
        {texts.counts(total, rows.length - wrong.length, wrong.length)}
        {hasPictures && `；${texts.pictures(matchedCount, unmatched.length)}`}
      </p>
      {unmatched.length > 0 && <p>{texts.unmatched(unmatched.slice(0, NAMED).join('、'))}</p>}
      {wrong.length > 0 && (
        <InlineAlert
          tone="warning"
          action={
            <Button
              variant="line"
              size="compact"
              pending={isRunning('wrong')}
              onClick={() => void start('wrong', saveWrong)}
            >
              {texts.saveWrong}
            </Button>
          }
        >
          {texts.allOrNone}
        </InlineAlert>
      )}
      <DataTable
        label={texts.rows}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ rowNo }) => String(rowNo)}
        rowName={({ name }) => name}
        height={320}
        onRetry={() => undefined}
      />
    </>
  );
}

function previewRows({ sheet, matched }: ImportPreviewProps['found']): readonly PreviewRow[] {
  const wrong = new Map<number, string[]>();
  for (const { rowNo, message } of sheet.parsed.errors) wrong.set(rowNo, [...(wrong.get(rowNo) ?? []), message]);
  const rows = sheet.rows.map(
    ({ rowNo, cells }): PreviewRow => ({
      ...{ rowNo, name: [cells[0], cells[3]].filter(Boolean).join(' ') },
      pictures: matched.byRow.get(rowNo)?.length ?? 0,
      messages: wrong.get(rowNo) ?? [],
    }),
  );
  const isWrong = ({ messages }: PreviewRow) => messages.length > 0;
  return [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))];
}
