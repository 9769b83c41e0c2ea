import type { BusinessMember, Member } from '../http/caller.ts';
import type { CallContext } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { type PdfMaker, PdfRefused } from './make-pdf.ts';
import { PDF_TEXTS } from './messages.ts';
import type { PdfDocument } from './pdf-document.ts';

/** A document as the answer of a call that gives a file. @param name of the file, with its ending */
export async function answerPdf(
  maker: PdfMaker,
  document: PdfDocument,
  name: string,
  { caller, signal }: Pick<CallContext<Member | BusinessMember>, 'caller' | 'signal'>,
): Promise<File | Refusal> {
  try {
    return new File([await maker.make(document, { owner: caller.loginId, signal })], name, { type: 'application/pdf' });
  } catch (error) {
    // Nobody is there to read it.
    if (signal.aborted) return new Refusal('tooFrequent');
    if (!(error instanceof PdfRefused)) throw error;
    if (error.reason === 'another') return new Refusal('tooFrequent', { msg: PDF_TEXTS.another });
    return error.reason === 'tooManyPages'
      ? new Refusal('invalidParameter', { msg: PDF_TEXTS.tooManyPages })
      : new Refusal('tooFrequent');
  }
}
