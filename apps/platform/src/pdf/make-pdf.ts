import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../work-queue/work-queue.ts';
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

/** Why there is no document: it is too long or took too long, too many are asked for, or another one of the same owner. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused';
  readonly reason: 'tooManyPages' | 'tooSlow' | 'busy' | 'another';
  constructor(reason: PdfRefused['reason']) {
    super(`no document: ${reason}`);
    this.reason = reason;
  }
}

/** Who asks for a document. */
interface PdfOwner {
  /** The login: each has one document at a time, running or waiting, so that nobody takes the queue from the others. */
  readonly owner: string;
  /** Aborted when the client is gone: its document leaves the queue, and its thread ends. */
  readonly signal: AbortSignal;
}

export interface PdfMaker {
  /** @throws PdfRefused, or the signal's reason */
  make(document: PdfDocument, by: PdfOwner): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Makes PDFs with Chinese text that can be selected and searched; of its fonts a file holds the characters it uses.
 * Each document has a thread of its own, so requests do not wait for it, and one that takes too long is ended.
 */
export function createPdfMaker(limits: Partial<PdfLimits> = {}): PdfMaker {
  const { pages, ms, running, waiting } = { ...LIMITS, ...limits };
  const queue = createWorkQueue({ running, waiting });
  const owners = new Set<string>();
  return {
    async make(document, { owner, signal }) {
      if (owners.has(owner)) throw new PdfRefused('another');
      owners.add(owner);
      try {
        const order = { document, mostPages: pages };
        const made = await queue.run(() => makeInThread(order, ms, signal), undefined, signal);
        if (made === undefined) throw new PdfRefused('busy');
        return made;
      } finally {
        owners.delete(owner);
      }
    },
  };
}

type Told = { readonly file: Uint8Array<ArrayBuffer> } | { readonly refused: 'tooManyPages' };

async function makeInThread(order: PdfOrder, ms: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  try {
    const told = await new Promise<Told>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the thread of a document ended with ${code}`)));
      timer = setTimeout(() => reject(new PdfRefused('tooSlow')), ms);
      leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave);
    });
    if ('refused' in told) throw new PdfRefused(told.refused);
    return told.file;
  } finally {
    clearTimeout(timer);
    if (leave) signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}
