import { dictionaryLabel } from '@jianzhu/domain/forms';
import {
  checkInvoice,
  INVOICE_KIND,
  type InvoiceFields,
  invoiceRecord,
  issueInvoiceRecord,
  ORDER_INVOICES,
  rejectInvoiceRecord,
} from '@jianzhu/domain/invoices';
import { formatMoney } from '@jianzhu/domain/money';
import { Button, Tag } from '@jianzhu/ui';
import type { FileRules } from '@jianzhu/ui/attachments';
import { SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useState } from 'react';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { FileActDialog } from '../../record/file-act-dialog.tsx';
import { SavedFiles } from '../../record/saved-files.tsx';
import { invoiceTexts as texts } from './messages.ts';
import { type Invoice, type Order, orderCalls } from './order-calls.ts';
import { invoiceLook } from './order-look.ts';

const { facts: terms } = texts;
/** Made once: widgets compare what they are given. */
const FILE: FileRules = { extensions: ['pdf', 'ofd'], maxCount: 1, capMegabytes: 10 };
/** Its file is that of the table below it. */
const numberRecord = v.pick(issueInvoiceRecord, ['invoiceNo']);

export interface InvoiceSectionProps {
  readonly order: Order;
  /** Null before it is asked for. */
  readonly invoice: Invoice | null;
  readonly officeViewer: string | null;
}

/** The invoice of an order: to be asked for by the buyer, to be issued by the seller (domain rules 32.8). */
export function InvoiceSection({ order, invoice, officeViewer }: InvoiceSectionProps) {
  const [open, setOpen] = useState<'apply' | 'issue' | 'reject' | null>(null);
  const may = (name: string) => invoice?.allowedActions.includes(name) ?? false;
  const close = () => setOpen(null);
  return (
    <SectionParts>
      {invoice === null ? <p>{texts.none}</p> : <InvoiceFacts invoice={invoice} officeViewer={officeViewer} />}
      {order.mayInvoice && (
        <Button variant="line" size="regular" onClick={() => setOpen('apply')}>
          {texts.apply}
        </Button>
      )}
      {may('issue') && (
        <Button variant="line" size="regular" onClick={() => setOpen('issue')}>
          {texts.issue}
        </Button>
      )}
      {may('reject') && (
        <Button variant="line" size="regular" onClick={() => setOpen('reject')}>
          {texts.reject}
        </Button>
      )}
      {open === 'apply' && <ApplyDialog order={order} invoice={invoice} onClose={close} />}
      {invoice !== null && open === 'issue' && <IssueDialog {...{ invoice, officeViewer }} onClose={close} />}
      {invoice !== null && open === 'reject' && <RejectDialog invoice={invoice} onClose={close} />}
    </SectionParts>
  );
}

function InvoiceFacts({
  invoice,
  officeViewer,
}: Pick<InvoiceSectionProps, 'officeViewer'> & { readonly invoice: Invoice }) {
  const look = invoiceLook(invoice.status);
  const { type, titleName, creditCode, email, address, amount, invoiceNo, reason, files } = invoice;
  return (
    <>
      <DescriptionList
        items={[
          { term: terms.status, value: <Tag tone={look.tone}>{look.label}</Tag> },
          { term: terms.type, value: dictionaryLabel(ORDER_INVOICES, type) },
          { term: terms.title, value: titleName },
          { term: terms.code, value: creditCode || '—' },
          { term: terms.email, value: email },
          { term: terms.amount, value: formatMoney(amount) },
          ...(address === '' ? [] : [{ term: terms.address, value: address, wide: true }]),
          ...(invoiceNo === '' ? [] : [{ term: terms.no, value: invoiceNo, wide: true }]),
          ...(reason === '' ? [] : [{ term: terms.reason, value: reason, wide: true }]),
        ]}
      />
      {files.length > 0 && (
        <SavedFiles
          {...{ name: `invoice-${invoice.id}`, label: texts.file, rules: FILE, saved: files, officeViewer }}
        />
      )}
    </>
  );
}

interface OfInvoice {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

function ApplyDialog({
  order,
  invoice,
  onClose,
}: {
  readonly order: Order;
  readonly invoice: Invoice | null;
  readonly onClose: () => void;
}) {
  const client = usePortalClient();
  const start = {
    type: invoice?.type ?? INVOICE_KIND.ordinary,
    titleName: invoice?.titleName ?? order.buyer.businessName,
    creditCode: invoice?.creditCode ?? '',
    email: invoice?.email ?? '',
    address: invoice?.address ?? '',
  };
  const check = (values: InvoiceFields) =>
    Object.fromEntries(checkInvoice(values).map(({ field, message }) => [field, message]));
  return (
    <ActDialog
      title={texts.apply}
      text={texts.applyHint}
      record={invoiceRecord}
      start={start}
      check={check}
      send={async (fields, idempotencyKey) => {
        await (await orderCalls(client)).invoice.apply({ body: { orderId: order.id, ...fields } }, { idempotencyKey });
        return texts.applied;
      }}
      onClose={onClose}
    />
  );
}

function IssueDialog({
  invoice: { id, version },
  officeViewer,
  onClose,
}: OfInvoice & Pick<InvoiceSectionProps, 'officeViewer'>) {
  const client = usePortalClient();
  return (
    <FileActDialog
      title={texts.issue}
      text={texts.issueHint}
      record={numberRecord}
      start={{ invoiceNo: '' }}
      files={{ name: `issue-${id}`, label: texts.file, rules: FILE, officeViewer }}
      send={async ({ invoiceNo }, attachment) => {
        await (await orderCalls(client)).invoice.issue({ body: { id, version, invoiceNo, attachment } });
        return texts.issued;
      }}
      onClose={onClose}
    />
  );
}

function RejectDialog({ invoice: { id, version }, onClose }: OfInvoice) {
  const client = usePortalClient();
  return (
    <ActDialog
      title={texts.reject}
      text={texts.rejectHint}
      record={rejectInvoiceRecord}
      start={{ reason: '' }}
      send={async ({ reason }) => {
        await (await orderCalls(client)).invoice.reject({ body: { id, version, reason } });
        return texts.rejected;
      }}
      onClose={onClose}
    />
  );
}
