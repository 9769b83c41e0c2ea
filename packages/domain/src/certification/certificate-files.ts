import { type AttachmentEntry, MODIFY_STATUS } from '../attachment/attachment-entry.ts';
import { CERTIFICATION_RULES as texts } from './messages.ts';

const MEGABYTE = 1024 * 1024;

/** Which files a field takes: by their endings, and smaller than a cap. */
interface FileRules {
  readonly extensions: readonly string[];
  readonly capMegabytes: number;
}

/** Pictures, papers and videos that certify somebody or something (domain rules 15). */
export const CERTIFICATE_FILES = {
  pictures: { extensions: ['jpg', 'jpeg', 'png'], capMegabytes: 10 },
  papers: { extensions: ['jpg', 'jpeg', 'png', 'pdf'], capMegabytes: 10 },
  videos: { extensions: ['mp4'], capMegabytes: 500 },
} as const satisfies Record<string, FileRules>;

/** How long a video of a person may be, in seconds (domain rules 15.1). */
const FACE_VIDEO_SECONDS = { least: 3, most: 15 } as const;
/** Seconds that a file says more or less than its pictures last. */
const VIDEO_SLACK = 0.5;

/** What is wrong with the length of a video of a person; null for one that is long enough and not too long. */
export function checkFaceVideo(seconds: number): string | null {
  const { least, most } = FACE_VIDEO_SECONDS;
  return seconds >= least - VIDEO_SLACK && seconds <= most + VIDEO_SLACK ? null : texts.videoLength;
}

/**
 * The rule of a list of files: each has one of the endings, and less than the cap.
 *
 * @param message said of one with another ending
 */
export const certificateFiles =
  ({ extensions, capMegabytes }: FileRules, message: string) =>
  (files: readonly AttachmentEntry[]) => {
    const kept = files.filter(({ modifyStatus }) => modifyStatus !== MODIFY_STATUS.deleted);
    if (!kept.every(({ fileExt }) => extensions.includes(fileExt.toLowerCase()))) return { code: 'file-form', message };
    return kept.every(({ fileSize }) => (fileSize ?? 0) < capMegabytes * MEGABYTE)
      ? null
      : { code: 'file-size', message: texts.overCap(capMegabytes) };
  };
