import { Button } from '@jianzhu/ui';
import type { Column } from '@jianzhu/ui/data-table';
import type { AttachmentEntry } from '@jianzhu/upload';
import { useState } from 'react';
import { procurementRules } from '../attachment/procurement-rules.ts';
import { LineFilesDialog } from '../record/line-files-dialog.tsx';
import { recordTexts } from '../record/messages.ts';
import { type AskedLine, AskedLines, type AskedLinesProps } from './asked-lines.tsx';
import { askedTexts as texts } from './line-messages.ts';

type FiledLine = AskedLine & { readonly attachments: readonly AttachmentEntry[] };

export interface FiledLinesProps<L extends FiledLine> extends Omit<AskedLinesProps<L>, 'besides'> {
  /** Address of the online viewer for office files, if there is one. */
  readonly officeViewer: string | null;
}

/** What an inquiry or a tender asks for, line by line, with the files of each. */
export function FiledLines<L extends FiledLine>({ officeViewer, ...asked }: FiledLinesProps<L>) {
  const [shown, setShown] = useState<L | null>(null);
  const filesColumn: Column<L> = {
    ...{ key: 'files', title: texts.columns.files, width: '72px' },
    cell: (line) =>
      line.attachments.length === 0 ? (
        '—'
      ) : (
        <Button variant="link" size="compact" aria-label={texts.filesOf(line.lineNo)} onClick={() => setShown(line)}>
          {recordTexts.fileCount(line.attachments.length)}
        </Button>
      ),
  };
  const hasFiles = asked.lines.some(({ attachments }) => attachments.length > 0);
  return (
    <>
      <AskedLines {...asked} besides={hasFiles ? [filesColumn] : []} />
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
