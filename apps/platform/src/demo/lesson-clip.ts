import { readFile } from 'node:fs/promises';

/** The video that all chapters of the demonstration share: its key among the objects, and how long it plays. */
export const DEMO_CLIP = { key: 'lesson/demo/clip.webm', seconds: 39, contentType: 'video/webm' } as const;

/** Bytes of the clip. */
export const readDemoClip = (): Promise<Buffer> => readFile(new URL('lesson-clip.webm', import.meta.url));
