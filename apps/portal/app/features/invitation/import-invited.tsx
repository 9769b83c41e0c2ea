import { INVITED_TEMPLATE_FILE, type ReadInvited, readInvitedRows } from '@jianzhu/domain/invitations';
import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { Dialog } from '@jianzhu/ui/dialog';
import { useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useActs } from '../../use-acts.ts';
import { invitedTemplate } from './invited-file.ts';
import { inviteTexts as texts } from './messages.ts';

/** Bytes, as with the other files that are read in. */
const largest = 5 * 1024 * 1024;

type Errors = ReadInvited['errors'];

const columns: readonly Column<Errors[number]>[] = [
  { key: 'row', title: texts.row, width: '64px', cell: ({ rowNo }) => rowNo },
  { key: 'phone', title: texts.columns.phone, width: '136px', cell: ({ phone }) => phone || '—', card: 'title' },
  { key: 'problem', title: texts.problem, cell: ({ messages }) => messages.join('；') },
];

export interface ImportInvitedProps {
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly onImport: (rows: ReadInvited['rows']) => void;
}

/** Saves the template, and reads people from a workbook: what is wrong is told by its row, the others are taken. */
export function ImportInvited({ roles, onImport }: ImportInvitedProps) {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const [errors, setErrors] = useState<Errors>([]);
  const warn = (text: string) => client.notify({ tone: 'warning', text });

  async function saveTemplate() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook(invitedTemplate(roles)), INVITED_TEMPLATE_FILE);
  }

  async function readFile(file: File) {
    if (!/\.xlsx?$/i.test(file.name)) return warn(texts.wrongFile(file.name));
    if (file.size > largest) return warn(texts.tooLarge);
    const { readWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    const workbook = await readWorkbook(file);
    if (!workbook.ok) return warn(texts.wrongFile(file.name));
    const read = readInvitedRows(workbook.rows, roles);
    if ('message' in read) return warn(read.message);
    onImport(read.rows);
    setErrors(read.errors);
    const tone = read.errors.length === 0 ? 'success' : 'warning';
    client.notify({ tone, text: texts.imported(read.rows.length, read.errors.length) });
  }

  return (
    <>
      <Button
        variant="link"
        size="compact"
        pending={isRunning('template')}
        onClick={() => void start('template', saveTemplate)}
      >
        {texts.template}
      </Button>
      <FileChooser
        variant="line"
        size="compact"
        extensions={['xlsx', 'xls']}
        onChoose={([file]) => file && void start('read', () => readFile(file))}
      >
        {isRunning('read') ? texts.reading : texts.importFile}
      </FileChooser>
      {errors.length > 0 && (
        <Dialog
          open
          wide
          onOpenChange={(open) => !open && setErrors([])}
          title={texts.importErrors}
          actions={
            <Button size="regular" onClick={() => setErrors([])}>
              {texts.closeErrors}
            </Button>
          }
        >
          <DataTable
            label={texts.importErrors}
            columns={columns}
            rows={{ status: 'ready', items: errors }}
            rowKey={({ rowNo }) => String(rowNo)}
            rowName={({ phone }) => phone}
            height={320}
            onRetry={() => {}}
          />
        </Dialog>
      )}
    </>
  );
}
