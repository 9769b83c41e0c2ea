import { categoryName } from '@jianzhu/domain/catalogs';
import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { LINE_STATUSES } from '@jianzhu/domain/inquiries';
import { formatMoney, formatQuantity } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { TwoLines } from '@jianzhu/ui/record';
import { useState } from 'react';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LineFilesDialog } from '../../record/line-files-dialog.tsx';
import { recordTexts } from '../../record/messages.ts';
import { useActs } from '../../use-acts.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { type InquiryLine, inquiryCalls } from './inquiry-calls.ts';
import { linesFile } from './line-file.ts';

const { columns: names } = texts;

const unitOf = ({ unit }: Pick<InquiryLine, 'unit'>) => (unit === null ? '' : dictionaryLabel(UNITS, unit));

const columns: readonly Column<InquiryLine>[] = [
  { key: 'no', title: names.no, width: '56px', cell: ({ lineNo }) => lineNo, card: 'hidden' },
  {
    key: 'material',
    title: names.material,
    cell: (line) => (
      <TwoLines
        second={[categoryName(line.categoryCode ?? ''), line.techRequire, line.remark]
          .filter((text) => text !== '')
          .join('；')}
      >
        {line.materialName} {line.spec}
      </TwoLines>
    ),
    card: 'title',
  },
  {
    key: 'brand',
    title: names.brand,
    width: '128px',
    cell: ({ brand, acceptEquivalent }) =>
      brand === '' ? (
        texts.noBrand
      ) : (
        <TwoLines second={acceptEquivalent === 1 ? texts.equivalent : texts.exact}>{brand}</TwoLines>
      ),
  },
  {
    key: 'quantity',
    title: names.quantity,
    width: '104px',
    align: 'end',
    cell: (line) => `${formatQuantity(line.quantity)} ${unitOf(line)}`,
  },
  { key: 'arrival', title: names.arrival, width: '112px', cell: ({ arrivalDate }) => arrivalDate || '—' },
];

const priceColumn: Column<InquiryLine> = {
  key: 'price',
  title: names.price,
  width: '128px',
  align: 'end',
  cell: ({ refPrice }) => (refPrice === null || refPrice === undefined ? '—' : formatMoney(refPrice).slice(1)),
};

const statusColumn: Column<InquiryLine> = {
  key: 'status',
  title: names.status,
  width: '88px',
  cell: ({ lineStatus }) => {
    const status = LINE_STATUSES.find(({ value }) => value === lineStatus);
    return status && <Tag tone={status.tone}>{status.label}</Tag>;
  },
  card: 'status',
};

export interface InquiryLinesProps {
  readonly lines: readonly InquiryLine[];
  /** With the reference prices, which are the buyer's own. */
  readonly isOwner: boolean;
  readonly officeViewer: string | null;
}

/** What an inquiry asks for, line by line, with the files of each. */
export function InquiryLines({ lines, isOwner, officeViewer }: InquiryLinesProps) {
  const [shown, setShown] = useState<InquiryLine | null>(null);
  const filesColumn: Column<InquiryLine> = {
    ...{ key: 'files', title: names.files, width: '72px' },
    cell: (line) =>
      line.attachments.length === 0 ? (
        '—'
      ) : (
        <Button variant="link" size="compact" aria-label={texts.filesOf(line.lineNo)} onClick={() => setShown(line)}>
          {recordTexts.fileCount(line.attachments.length)}
        </Button>
      ),
  };
  const hasFiles = lines.some(({ attachments }) => attachments.length > 0);
  return (
    <>
      <DataTable
        label={texts.linesTable}
        columns={[...columns, ...(hasFiles ? [filesColumn] : []), ...(isOwner ? [priceColumn] : []), statusColumn]}
        rows={{ status: 'ready', items: lines }}
        rowKey={({ lineId }) => lineId}
        rowName={({ materialName, spec }) => `${materialName} ${spec}`}
        onRetry={() => {}}
      />
      {shown && (
        <LineFilesDialog
          name={`line-${shown.lineId}`}
          lines={[{ id: shown.lineId, label: shown.materialName, files: shown.attachments }]}
          rules={procurementRules.line}
          officeViewer={officeViewer}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** Saves the lines as a workbook; what writes it is loaded at the click. */
export function ExportLines({
  id,
  code,
  isOwner,
}: {
  readonly id: string;
  readonly code: string;
  readonly isOwner: boolean;
}) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();

  async function save() {
    const { rows, mark } = await (await inquiryCalls(client)).exportLines({ body: { id } });
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook({ ...linesFile(rows, isOwner), mark }), texts.linesFile(code));
    client.notify({ tone: 'success', text: texts.exported(rows.length) });
  }

  return (
    <Button variant="line" size="compact" pending={isRunning('export')} onClick={() => void start('export', save)}>
      {texts.exportLines}
    </Button>
  );
}
