import { PROCUREMENT_FILE_MAX_MB } from '@jianzhu/domain/inquiries';
import { PROOF_FORMS, voucherRecord } from '@jianzhu/domain/payments';
import { Button } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { FieldGroup } from '@jianzhu/ui/fields';
import { SectionParts } from '@jianzhu/ui/pages';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePortalClient } from '../portal-client.ts';
import { errorsOf, type Values } from '../record/form-state.ts';
import { RecordField } from '../record/record-field.tsx';
import { newKey } from '../record/use-act.ts';
import { useRecordFiles } from '../record/use-record-files.tsx';
import { useSentForm } from '../record/use-sent-form.ts';
import { AccountFacts } from './account-facts.tsx';
import { proofTexts, cashierTexts as texts } from './messages.ts';
import { type Cashier, payCalls } from './pay-calls.ts';

/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];
/** Of vouchers and guarantees. */
export const PROOFS: FileRules = { extensions: PROOF_FORMS, maxCount: 5, capMegabytes: PROCUREMENT_FILE_MAX_MB };

interface CashierTransferProps {
  readonly order: Cashier;
  readonly officeViewer: string | null;
}

/** Pays by a transfer to the platform's account: where to, what it names, and the voucher of it. */
export function CashierTransfer({ order, officeViewer }: CashierTransferProps) {
  const client = usePortalClient();
  const { revalidate } = useRevalidator();
  const { errors, isRunning, submit } = useSentForm(() => void revalidate());
  const [values, setValues] = useState<Values>({ paidAmount: order.amount });
  const key = useRef(newKey());
  const files = useRecordFiles({
    ...{ name: `cashier-${order.id}`, label: proofTexts.voucher, rules: PROOFS, saved: NO_FILES, officeViewer },
    readOnly: false,
  });
  const set = (changed: Values) => setValues((now) => ({ ...now, ...changed }));

  function send(event: FormEvent) {
    event.preventDefault();
    const filled = { ...values, files: files.value() };
    submit(errorsOf(voucherRecord, filled), 'payerName', async () => {
      const { payment } = await payCalls(client);
      // Checked above.
      const body = { id: order.id, ...filled } as Parameters<typeof payment.voucher>[0]['body'];
      await payment.voucher({ body }, { idempotencyKey: key.current });
      key.current = newKey();
      client.notify({ tone: 'success', text: texts.handedIn });
      await revalidate();
    });
  }

  return (
    <form onSubmit={send} noValidate>
      <SectionParts>
        <AccountFacts account={order.account} code={order.code} />
        <p>{texts.transferHint}</p>
        {['payerName', 'paidAmount', 'paidDate'].map((name) => (
          <RecordField key={name} form={{ record: voucherRecord, values, errors, set }} name={name} />
        ))}
        <FieldGroup id="files" label={proofTexts.voucher} required help={proofTexts.help} error={errors.files}>
          {files.table}
        </FieldGroup>
        <div>
          <Button type="submit" pending={isRunning} disabled={files.isUploading}>
            {isRunning ? texts.submitting : texts.handIn}
          </Button>
        </div>
      </SectionParts>
    </form>
  );
}
