import { type Attachment, isUnderWay } from './attachment.ts';
import { attachmentMessages } from './messages.ts';

/** Percent between two announcements. */
const announcedEvery = 25;

/** Mean of the progress of all files, in whole percent; 0 when there are none (specification section 4). */
export function overallProgress(attachments: readonly Attachment[]): number {
  if (attachments.length === 0) return 0;
  const sum = attachments.reduce((total, { progress }) => total + progress, 0);
  return Math.floor(sum / attachments.length);
}

/**
 * What a screen reader is told of all uploads together. It changes at quarters only, so that nobody is interrupted a
 * hundred times; once all are there it says how many. Empty before the first upload.
 */
export function announcement(attachments: readonly Attachment[], progress: number, hasUploaded: boolean): string {
  if (attachments.some(isUnderWay)) {
    const stuck = attachments.filter(isUnderWay).every(({ phase }) => phase === 'offline');
    if (stuck) return attachmentMessages.offline;
    return attachmentMessages.announceProgress(Math.floor(progress / announcedEvery) * announcedEvery);
  }
  return hasUploaded && attachments.length > 0 ? attachmentMessages.announceDone(attachments.length) : '';
}
