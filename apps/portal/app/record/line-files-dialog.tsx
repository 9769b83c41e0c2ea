import { Button } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { Dialog } from '@jianzhu/ui/dialog';
import { Select } from '@jianzhu/ui/select';
import { type AttachmentEntry, MODIFY_STATUS } from '@jianzhu/upload';
import { useState } from 'react';
import { recordTexts as texts } from './messages.ts';
import { useRecordFiles } from './use-record-files.tsx';

/** A line of a sheet with its files. */
interface FiledRow {
  readonly id: string;
  /** Which line it is, in a few words. */
  readonly label: string;
  readonly files: readonly AttachmentEntry[];
}

export interface LineFilesDialogProps {
  /** Tells the widget from the others of the site. */
  readonly name: string;
  /** One at least; the first one is shown. */
  readonly lines: readonly FiledRow[];
  readonly rules: FileRules;
  readonly officeViewer: string | null;
  /** Takes over what a line has now; without it the files are only looked at. */
  readonly onChange?: (id: string, files: readonly AttachmentEntry[]) => void;
  readonly onClose: () => void;
}

/** The files of the lines of a sheet, one line after the other (domain rules 3.3). */
export function LineFilesDialog({ lines, ...shown }: LineFilesDialogProps) {
  const [id, setId] = useState(lines[0]?.id);
  const line = lines.find((one) => one.id === id);
  return line && <FilesOfLine key={line.id} {...shown} line={line} lines={lines} onGo={setId} />;
}

interface FilesOfLineProps extends LineFilesDialogProps {
  readonly line: FiledRow;
  readonly onGo: (id: string) => void;
}

function FilesOfLine({ name, line, lines, rules, officeViewer, onChange, onGo, onClose }: FilesOfLineProps) {
  const [saved] = useState(line.files);
  const files = useRecordFiles({
    ...{ name, label: texts.lineFiles, rules, saved, officeViewer },
    readOnly: onChange === undefined,
  });

  function take() {
    onChange?.(
      line.id,
      files.value().filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted),
    );
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={texts.lineFiles}
      actions={
        <Button
          size="regular"
          disabled={files.isUploading}
          onClick={() => {
            take();
            onClose();
          }}
        >
          {onChange ? texts.confirm : texts.close}
        </Button>
      }
    >
      {lines.length > 1 && (
        <Select
          label={texts.lineOfFiles}
          options={lines.map(({ id, label, files: own }) => ({
            value: id,
            label: own.length === 0 ? label : `${label}（${texts.fileCount(own.length)}）`,
          }))}
          value={line.id}
          disabled={files.isUploading}
          onChange={(next) => {
            take();
            onGo(next);
          }}
        />
      )}
      {files.table}
    </Dialog>
  );
}
