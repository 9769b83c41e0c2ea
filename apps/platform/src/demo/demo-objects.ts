import { readFile } from 'node:fs/promises';
import type { EmbeddedStore } from '../objects/embedded-store.ts';

/** The video that all lessons, replays and videos of the demonstration share. */
export const DEMO_CLIP = {
  key: 'lesson/demo/clip.webm',
  contentType: 'video/webm',
  file: 'lesson-clip.webm',
  bytes: 55_613,
  /** How long it plays. */
  seconds: 39,
} as const;

/** The document that all documents of the knowledge base share. */
export const DEMO_HANDOUT = {
  key: 'knowledge/demo/handout.pdf',
  contentType: 'application/pdf',
  file: 'knowledge-handout.pdf',
  bytes: 30_573,
} as const;

/** The document that all tenders of the demonstration share. */
export const DEMO_TENDER_DOCUMENT = {
  key: 'tenant/demo/tender-document.pdf',
  contentType: 'application/pdf',
  file: 'tender-document.pdf',
  bytes: 253_532,
  md5: 'f1d509ee7548e522d8b2ed2cf25ab554',
} as const;

/** Puts the files of the demonstration among the objects. */
export async function placeDemoObjects(store: Pick<EmbeddedStore, 'place'>): Promise<void> {
  for (const { key, contentType, file } of [DEMO_CLIP, DEMO_HANDOUT, DEMO_TENDER_DOCUMENT]) {
    await store.place(key, await readFile(new URL(file, import.meta.url)), contentType);
  }
}
