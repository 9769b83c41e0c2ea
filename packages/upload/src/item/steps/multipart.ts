// The steps that only files of several parts take: loaded on demand (`../multipart-steps.ts`).
export { begin } from './begin.ts';
export { complete, list } from './complete.ts';
export { sendParts } from './send.ts';
