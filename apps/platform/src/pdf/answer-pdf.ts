import { Refusal } from '../http/refusal.ts';
import { type PdfMaker, PdfRefused } from './make-pdf.ts';
import { PDF_TEXTS } from './messages.ts';
import type { PdfDocument } from './pdf-document.ts';

/** A document as the answer of a call that gives a file. @param name of the file, with its ending */
export async function answerPdf(maker: PdfMaker, document: PdfDocument, name: string): Promise<File | Refusal> {
  try {
    return new File([await maker.make(document)], name, { type: 'application/pdf' });
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error;
    return error.reason === 'tooManyPages'
      ? new Refusal('invalidParameter', { msg: PDF_TEXTS.tooManyPages })
      : new Refusal('tooFrequent');
  }
}
