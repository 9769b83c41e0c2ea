import { PRODUCT_TEMPLATE_FILE } from '@jianzhu/domain/product-imports';
import { Button } from '@jianzhu/ui';
import { FileChooser } from '@jianzhu/ui/attachments';
import { Dialog } from '@jianzhu/ui/dialog';
import { FieldGroup, TextField } from '@jianzhu/ui/fields';
import { useState } from 'react';
import { loadPart } from '../../errors/load-part.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useMay } from '../../session/use-may.ts';
import { useActs } from '../../use-acts.ts';
import { ImportPreview } from './import-preview.tsx';
import { importTexts as texts } from './messages.ts';
import { productTemplate } from './product-template.ts';
import { useProductImport } from './use-product-import.ts';

const DAYS = '7';
const MOST_DAYS = 180;

/** Brings products in from a sheet, with their pictures from an archive (domain rules 10.2). */
export function ImportProducts() {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('product_add')) return null;
  return (
    <>
      <Button variant="line" size="regular" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { start, isRunning } = useActs();
  const [days, setDays] = useState(DAYS);
  const found = useProductImport(onClose);
  const { sheet, zip, matched, progress, lost, isImporting, isReading } = found;
  const deliveryDays = /^\d{1,3}$/.test(days.trim()) && Number(days) <= MOST_DAYS ? Number(days) : null;
  const isReady = sheet !== null && sheet.parsed.errors.length === 0 && deliveryDays !== null;

  async function saveTemplate() {
    const { saveFile, writeWorkbook } = await loadPart(() => import('@jianzhu/ui/xlsx'));
    saveFile(await writeWorkbook(productTemplate()), PRODUCT_TEMPLATE_FILE);
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        // What is being written is not left by a stray key.
        if (!open && !isImporting) onClose();
      }}
      title={texts.title}
      text={texts.intro}
      actions={
        <>
          {isImporting ? (
            <Button variant="line" size="regular" onClick={found.stop}>
              {texts.stop}
            </Button>
          ) : (
            <Button variant="line" size="regular" onClick={onClose}>
              {texts.cancel}
            </Button>
          )}
          <Button
            size="regular"
            disabled={!isReady || isReading}
            pending={isImporting}
            onClick={() => deliveryDays !== null && found.commit(deliveryDays)}
          >
            {texts.commit(sheet?.parsed.rows.length ?? 0)}
          </Button>
        </>
      }
    >
      <Button
        variant="link"
        size="compact"
        pending={isRunning('template')}
        onClick={() => void start('template', saveTemplate)}
      >
        {texts.template}
      </Button>
      <FieldGroup label={texts.sheet} required help={sheet?.fileName ?? texts.none}>
        <FileChooser
          variant="line"
          size="regular"
          extensions={['xlsx', 'xls']}
          onChoose={([file]) => file && found.chooseSheet(file)}
        >
          {texts.chooseSheet}
        </FileChooser>
      </FieldGroup>
      <FieldGroup label={texts.zip} help={zip?.fileName ?? texts.none}>
        <FileChooser
          variant="line"
          size="regular"
          extensions={['zip']}
          onChoose={([file]) => file && found.chooseZip(file)}
        >
          {texts.chooseZip}
        </FileChooser>
      </FieldGroup>
      <TextField
        label={texts.deliveryDays}
        required
        inputMode="numeric"
        autoComplete="off"
        value={days}
        error={deliveryDays === null ? texts.daysRule : undefined}
        onChange={setDays}
      />
      {progress && (
        <p role="status">
          {progress.text}
          {progress.share !== null && <progress aria-label={texts.progress} max={1} value={progress.share} />}
        </p>
      )}
      {lost && <LostAct lost={lost} />}
      {sheet && <ImportPreview found={{ sheet, matched }} hasPictures={zip !== null} />}
    </Dialog>
  );
}
