import { dictionaryLabel, UNITS } from '@jianzhu/domain/forms';
import { INQUIRY_MESSAGES } from '@jianzhu/domain/inquiries';
import { formatMoney, formatQuantity } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { type LineItem, LineItemGrid } from '@jianzhu/ui/line-item-grid';
import { SheetSection } from '@jianzhu/ui/pages';
import { lazy, Suspense, useState } from 'react';
import { filesOf, filesText, referenceAmount } from '../../asked-lines/grid-line.ts';
import { ImportLines } from '../../asked-lines/import-lines.tsx';
import { procurementRules } from '../../attachment/procurement-rules.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LineFilesDialog } from '../../record/line-files-dialog.tsx';
import type { RecordAct } from '../../record/use-act.ts';
import { BatchDialog } from './batch-dialog.tsx';
import { editorTexts as texts } from './editor-messages.ts';
import { type InquiryDetail, inquiryCalls } from './inquiry-calls.ts';
import { sumOfQuantities } from './merge-lines.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { InquiryEditor } from './use-inquiry-editor.ts';

const TemplateDialog = lazy(() => import('./template-dialog.tsx'));

export interface EditorLinesProps {
  readonly editor: InquiryEditor;
  readonly act: RecordAct;
  readonly officeViewer: string | null;
}

type Open =
  | { readonly kind: 'batch' | 'files' | 'template' }
  | { readonly kind: 'split'; readonly inquiry: InquiryDetail };

/** 询价清单 of an inquiry, and what is done with its lines together (domain rules 3.3, 3.4, 3.9). */
export function EditorLines({ editor, act, officeViewer }: EditorLinesProps) {
  const client = usePortalClient();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { items, filled } = editor;
  const amount = filled.reduce((sum, item) => sum + (referenceAmount(item.values) ?? 0), 0);

  /** Splits what is kept: the platform knows the lines by then. */
  async function beginSplit() {
    if (!(await editor.keep())) return;
    const { id } = editor.seen();
    await act.run('split', async () => {
      if (id !== undefined) {
        setOpen({ kind: 'split', inquiry: await (await inquiryCalls(client)).detail({ query: { id } }) });
      }
      return undefined;
    });
  }

  return (
    <>
      <SheetSection
        id="lines"
        title={texts.lines}
        flush
        hint={INQUIRY_MESSAGES.totals(filled.length, formatMoney(amount))}
        actions={
          <Button variant="line" size="compact" onClick={() => setOpen({ kind: 'template' })}>
            {texts.earlier.act}
          </Button>
        }
      >
        <LineItemGrid
          label={texts.lines}
          columns={editor.columns}
          items={items}
          onChange={editor.setItems}
          totals={{ quantity: quantityText(filled), amount: formatMoney(amount) }}
        >
          <Button variant="line" size="compact" onClick={() => setOpen({ kind: 'batch' })}>
            {texts.batch}
          </Button>
          <Button variant="line" size="compact" disabled={filled.length < 2} onClick={() => void beginSplit()}>
            {texts.split.act}
          </Button>
          <Button
            variant="line"
            size="compact"
            disabled={filled.length === 0}
            onClick={() => setOpen({ kind: 'files' })}
          >
            {texts.lineFiles}
          </Button>
          <ImportLines items={items} onImport={editor.setItems} />
        </LineItemGrid>
      </SheetSection>
      {open?.kind === 'split' && <SplitDialog inquiry={open.inquiry} onClose={close} />}
      {open?.kind === 'files' && (
        <LineFilesDialog
          name="inquiry-line"
          lines={filled.map((item) => ({
            id: item.id,
            label: texts.split.line(items.indexOf(item) + 1, nameOf(item)),
            files: filesOf(item.values),
          }))}
          rules={procurementRules.line}
          officeViewer={officeViewer}
          onChange={(id, files) =>
            editor.setItems(
              items.map((item) => (item.id === id ? withCells(item, { attachments: filesText(files) }) : item)),
            )
          }
          onClose={close}
        />
      )}
      {open?.kind === 'batch' && (
        <BatchDialog
          onApply={(changed) => {
            close();
            editor.setItems(items.map((item) => withCells(item, changed)));
            client.notify({ tone: 'success', text: texts.batchDone(filled.length) });
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'template' && (
        <Suspense>
          <TemplateDialog
            isEmpty={filled.length === 0}
            ownId={editor.seen().id}
            onTake={(inquiry) => {
              close();
              editor.takeTemplate(inquiry);
              client.notify({ tone: 'success', text: texts.earlier.done(inquiry.lines.length) });
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const nameOf = ({ values: { materialName = '', spec = '' } }: LineItem) => `${materialName} ${spec}`.trim();

/** What all lines come to, where they are measured alike. */
function quantityText(items: readonly LineItem[]): string {
  const [unit = '', ...others] = new Set(items.map(({ values }) => values.unit ?? ''));
  if (unit === '' || others.length > 0) return '';
  return `${formatQuantity(sumOfQuantities(items))} ${dictionaryLabel(UNITS, unit)}`;
}

/** The cells that were given, in a line that is filled in. */
function withCells(item: LineItem, changed: Readonly<Record<string, string>>): LineItem {
  const isFilled = Object.values(item.values).some((value) => value !== '');
  return isFilled ? { ...item, values: { ...item.values, ...changed } } : item;
}
