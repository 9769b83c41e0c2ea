import { Button } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import { useState } from 'react';
import { AskedLines } from '../../asked-lines/asked-lines.tsx';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { LineFilesDialog } from '../../record/line-files-dialog.tsx';
import { recordTexts } from '../../record/messages.ts';
import { detailTexts as texts } from './detail-messages.ts';
import type { InquiryLine } from './inquiry-calls.ts';

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
    ...{ key: 'files', title: texts.lineFiles, width: '72px' },
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
      <AskedLines
        label={texts.linesTable}
        lines={lines}
        isOwner={isOwner}
        hasStatus
        besides={hasFiles ? [filesColumn] : []}
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
