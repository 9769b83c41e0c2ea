export {
  checkInvoice,
  INVOICE_KIND,
  type InvoiceFields,
  invoiceRecord,
  issueInvoiceRecord,
  ORDER_INVOICES,
  rejectInvoiceRecord,
} from './invoice/invoice.ts';
export { INVOICE_STATUS, INVOICE_WITHIN_DAYS, type InvoiceStatus, invoiceMachine } from './invoice/invoice-status.ts';
export { INVOICE_MESSAGES } from './invoice/messages.ts';
