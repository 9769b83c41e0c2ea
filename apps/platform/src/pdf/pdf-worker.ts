import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfOrder } from './make-pdf.ts';
import { TooManyPages } from './sheet.ts';

// The thread of one document: it is given by `createPdfMaker`, and ends with it.
const { document, mostPages }: PdfOrder = workerData;
try {
  const file = await drawPdf(document, mostPages);
  parentPort?.postMessage({ file });
} catch (error) {
  if (!(error instanceof TooManyPages)) throw error;
  parentPort?.postMessage({ refused: 'tooManyPages' });
}
