export {
  checkInvoice,
  INVOICE_KIND,
  type InvoiceFields,
  invoiceRecord,
  issueInvoiceRecord,
  ORDER_INVOICES,
  rejectInvoiceRecord,
} from './invoice/invoice.ts';
export { INVOICE_STATUS, type InvoiceStatus, invoiceMachine, mayStillInvoice } from './invoice/invoice-status.ts';
export { INVOICE_MESSAGES } from './invoice/messages.ts';
