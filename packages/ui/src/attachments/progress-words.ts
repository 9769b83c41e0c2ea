import type { Attachment, AttachmentPhase } from './attachment.ts';
import { formatSize } from './file-size.ts';
import { attachmentMessages as messages } from './messages.ts';

/** What can be done with an upload in a phase. */
export type UploadStep = 'pause' | 'resume' | 'cancel';

/** How far a file is, in words and figures. */
export interface ProgressWords {
  readonly text: string;
  readonly detail: string;
  /** 0 to 100, or null where there is nothing to measure. */
  readonly percent: number | null;
  readonly look: 'plain' | 'checking' | 'resting' | 'stuck';
  readonly tone: 'muted' | 'warning' | 'success';
  readonly steps: readonly UploadStep[];
}

function sent({ size, progress }: Attachment): string {
  return messages.sent(formatSize((size * progress) / 100));
}

function pace({ bytesPerSecond, secondsLeft }: Attachment): string {
  const words = [
    bytesPerSecond !== undefined && messages.speed(formatSize(bytesPerSecond)),
    secondsLeft !== undefined && messages.secondsLeft(secondsLeft),
  ];
  return words.filter(Boolean).join('，');
}

const describe: { readonly [Phase in AttachmentPhase]: (attachment: Attachment) => ProgressWords } = {
  waiting: () => ({
    text: messages.waiting,
    detail: '',
    percent: null,
    look: 'plain',
    tone: 'muted',
    steps: ['cancel'],
  }),
  hashing: ({ hashProgress = 0 }) => ({
    text: messages.hashing,
    detail: '',
    percent: hashProgress,
    look: 'checking',
    tone: 'muted',
    steps: ['cancel'],
  }),
  uploading: (attachment) => ({
    text: messages.uploading,
    detail: pace(attachment),
    percent: attachment.progress,
    look: 'plain',
    tone: 'muted',
    steps: ['pause', 'cancel'],
  }),
  paused: (attachment) => ({
    text: messages.paused,
    detail: sent(attachment),
    percent: attachment.progress,
    look: 'resting',
    tone: 'muted',
    steps: ['resume', 'cancel'],
  }),
  offline: (attachment) => ({
    text: messages.offline,
    detail: sent(attachment),
    percent: attachment.progress,
    look: 'stuck',
    tone: 'warning',
    steps: ['cancel'],
  }),
  confirming: ({ progress }) => ({
    text: messages.confirming,
    detail: '',
    percent: progress,
    look: 'plain',
    tone: 'muted',
    steps: ['cancel'],
  }),
  success: ({ existed = false }) => ({
    text: existed ? messages.existed : messages.success,
    detail: existed ? messages.existedDetail : '',
    percent: null,
    look: 'plain',
    tone: 'success',
    steps: [],
  }),
};

/** The words, bar and buttons of an upload in its phase. */
export function describeProgress(attachment: Attachment): ProgressWords {
  return describe[attachment.phase](attachment);
}
