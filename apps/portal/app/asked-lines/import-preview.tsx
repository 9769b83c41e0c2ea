import { INQUIRY_MESSAGES, LINE_COLUMNS, MOST_LINES, type ReadLines } from '@jianzhu/domain/inquiries';
import { Button, Tag } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { RadioGroup } from '@jianzhu/ui/fields';
import { type LineItem, newItems } from '@jianzhu/ui/line-item-grid';
import { useState } from 'react';
import { loadPart } from '../errors/load-part.ts';
import { usePortalClient } from '../portal-client.ts';
import { useActs } from '../use-acts.ts';
import { cellsOf } from './grid-line.ts';
import { lineTexts } from './line-messages.ts';

const { import: texts } = lineTexts;

/** The lines of a workbook. */
export interface Found {
  readonly fileName: string;
  readonly read: ReadLines;
  /** The sheet as it was read, for the file of what is wrong. */
  readonly cells: readonly (readonly string[])[];
}

type Mode = 'append' | 'replace';

interface PreviewRow {
  readonly rowNo: number;
  readonly isRight: boolean;
  readonly name: string;
  readonly messages: readonly string[];
}

/** The rows of a file in their order, each with what is wrong with it. */
function previewRows({ read: { rows, errors }, cells }: Found): readonly PreviewRow[] {
  const wrong = [...new Set(errors.map(({ rowNo }) => rowNo))];
  const right = rows.map(({ rowNo, line, warnings }) => ({
    ...{ rowNo, isRight: true, name: `${line.materialName} ${line.spec}`, messages: warnings },
  }));
  const failed = wrong.map((rowNo) => ({
    ...{ rowNo, isRight: false, name: (cells[rowNo - 1] ?? []).slice(2, 4).join(' ') },
    messages: errors.filter((error) => error.rowNo === rowNo).map(({ message }) => message),
  }));
  return [...right, ...failed].toSorted((one, other) => one.rowNo - other.rowNo);
}

const columns: readonly Column<PreviewRow>[] = [
  { key: 'row', title: texts.row, width: '64px', cell: ({ rowNo }) => rowNo, card: 'hidden' },
  { key: 'name', title: lineTexts.columns.materialName, width: '240px', cell: ({ name }) => name, card: 'title' },
  {
    key: 'status',
    title: texts.result,
    width: '88px',
    cell: ({ isRight }) => <Tag tone={isRight ? 'success' : 'danger'}>{isRight ? texts.right : texts.wrong}</Tag>,
    card: 'status',
  },
  { key: 'messages', title: texts.problem, cell: ({ messages }) => messages.join('；') || '—' },
];

export interface ImportPreviewProps {
  readonly found: Found;
  readonly items: readonly LineItem[];
  readonly onImport: (items: readonly LineItem[], count: number) => void;
  readonly onClose: () => void;
}

/** What a workbook holds, row by row, before any of it is taken. */
export function ImportPreview({ found, items, onImport, onClose }: ImportPreviewProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [mode, setMode] = useState<Mode>('append');
  const [isAsked, setAsked] = useState(false);
  const { read } = found;
  const rows = previewRows(found);
  const right = read.rows.length;
  const filled = items.filter(({ values }) => Object.values(values).some((value) => value !== ''));

  function take() {
    const before = mode === 'append' ? filled : [];
    if (before.length + right > MOST_LINES) {
      client.notify({ tone: 'warning', text: INQUIRY_MESSAGES.mostLines });
      return;
    }
    const added = newItems(
      items,
      read.rows.map(({ line }) => cellsOf(line)),
    );
    onImport([...before, ...added], right);
  }

  async function saveWrong() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const failed = rows.filter(({ isRight }) => !isRight);
    const file = await writeWorkbook<PreviewRow>({
      sheetName: texts.wrong,
      columns: [
        ...LINE_COLUMNS.map(({ head }, index) => ({
          ...{ title: head, type: 'text' as const },
          value: ({ rowNo }: PreviewRow) => found.cells[rowNo - 1]?.[index] ?? '',
        })),
        { title: texts.problem, type: 'text', width: 60, value: ({ messages }) => messages.join('；') },
      ],
      rows: failed,
    });
    saveFile(file, texts.wrongFileName);
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      text={texts.counts(read.total, right, rows.length - right)}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          {right < rows.length && (
            <Button
              variant="line"
              size="regular"
              pending={isRunning('wrong')}
              onClick={() => void start('wrong', saveWrong)}
            >
              {texts.downloadWrong}
            </Button>
          )}
          <Button
            size="regular"
            disabled={right === 0}
            onClick={() => (mode === 'replace' && filled.length > 0 ? setAsked(true) : take())}
          >
            {texts.onlyRight(right)}
          </Button>
        </>
      }
    >
      <RadioGroup<Mode>
        label={texts.mode}
        options={[
          { value: 'append', label: texts.append },
          { value: 'replace', label: texts.replace },
        ]}
        value={mode}
        onChange={setMode}
      />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ rowNo }) => String(rowNo)}
        rowName={({ name }) => name}
        height={320}
        onRetry={() => {}}
      />
      <ConfirmDialog
        open={isAsked}
        text={texts.replaceConfirm}
        confirmText={texts.goOn}
        onConfirm={take}
        onCancel={() => setAsked(false)}
      />
    </Dialog>
  );
}
