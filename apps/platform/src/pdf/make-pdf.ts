import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../member/work-queue.ts';
import type { PdfDocument } from './pdf-document.ts';

export interface PdfLimits {
  readonly pages: number;
  /** For one document, its start included; in ms. */
  readonly ms: number;
  /** Documents at once. */
  readonly running: number;
  readonly waiting: number;
}

const LIMITS: PdfLimits = { pages: 200, ms: 20_000, running: 1, waiting: 20 };
const MOST_MEGABYTES = 512;

/** What the thread of a document is given. */
export interface PdfOrder {
  readonly document: PdfDocument;
  readonly mostPages: number;
}

/** Why there is no document: it is too long or took too long, or too many are asked for. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused';
  readonly reason: 'tooManyPages' | 'tooSlow' | 'busy';
  constructor(reason: PdfRefused['reason']) {
    super(`no document: ${reason}`);
    this.reason = reason;
  }
}

export interface PdfMaker {
  /** @throws PdfRefused */
  make(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Makes PDFs with Chinese text that can be selected and searched; of its fonts a file holds the characters it uses.
 * Each document has a thread of its own, so requests do not wait for it, and one that takes too long is ended.
 */
export function createPdfMaker(limits: Partial<PdfLimits> = {}): PdfMaker {
  const { pages, ms, running, waiting } = { ...LIMITS, ...limits };
  const queue = createWorkQueue({ running, waiting });
  return {
    async make(document) {
      const made = await queue.run(() => makeInThread({ document, mostPages: pages }, ms));
      if (made === undefined) throw new PdfRefused('busy');
      return made;
    },
  };
}

type Told = { readonly file: Uint8Array<ArrayBuffer> } | { readonly refused: 'tooManyPages' };

async function makeInThread(order: PdfOrder, ms: number): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const told = await new Promise<Told>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread of a document ended with ${code}`)));
      timer = setTimeout(() => reject(new PdfRefused('tooSlow')), ms);
    });
    if ('refused' in told) throw new PdfRefused(told.refused);
    return told.file;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
