import { blacklistRecord, SUPPLIER_MESSAGES, supplierRecord } from '@jianzhu/domain/suppliers';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { type FormEvent, useId } from 'react';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { errorsOf } from '../../record/form-state.ts';
import { RecordField } from '../../record/record-field.tsx';
import { useFieldValues } from '../../record/use-field-values.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { supplierTexts as texts } from './messages.ts';
import { type LibraryRow, supplierCalls } from './supplier-calls.ts';

/** What is asked about a company: the note that the library keeps of it, or why it is kept away. */
export type SupplierQuestion =
  | { readonly kind: 'note'; readonly name: string; readonly note: LibraryRow }
  | {
      readonly kind: 'black';
      readonly name: string;
      readonly supplierId: string;
      readonly version: number | undefined;
    };

export interface SupplierDialogProps {
  readonly question: SupplierQuestion;
  readonly onClose: () => void;
}

/** Changes the note of a supplier, or keeps it away with a reason. */
export default function SupplierDialog({ question, onClose }: SupplierDialogProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit } = useSentForm();
  const isNote = question.kind === 'note';
  const record = isNote ? supplierRecord : blacklistRecord;
  const fields = useFieldValues(record, errors, isNote ? begun(question.note) : {});
  const form = useId();

  async function save() {
    const calls = await supplierCalls(client);
    if (question.kind === 'note') {
      const { id, version } = question.note;
      await calls.update({ body: { ...v.parse(supplierRecord, fields.values), id, version } });
      return texts.saved;
    }
    const { supplierId, version } = question;
    await calls.black({ body: { ...v.parse(blacklistRecord, fields.values), supplierId, version } });
    return texts.blackened;
  }

  function send(event: FormEvent) {
    event.preventDefault();
    submit(errorsOf(record, fields.values), isNote ? 'remark' : 'reason', async () => {
      const text = await save();
      client.notify({ tone: 'success', text });
      onClose();
      await revalidate();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNote ? texts.edit : texts.blacken}
      text={isNote ? question.name : SUPPLIER_MESSAGES.blackConfirm}
      actions={
        <>
          <Button variant="line" size="regular" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} size="regular" pending={isRunning}>
            {isNote ? texts.save : texts.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        {Object.keys(record.entries).map((name) => (
          <RecordField key={name} form={fields} name={name} />
        ))}
      </form>
    </Dialog>
  );
}

const begun = ({ groupName, level, remark }: LibraryRow) => ({ groupName, level: level || null, remark });
