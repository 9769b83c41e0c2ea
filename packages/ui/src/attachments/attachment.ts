/** Where a file is on its way; failed ones leave the list and become a failure row (decision 39). */
export type AttachmentPhase = 'waiting' | 'hashing' | 'uploading' | 'paused' | 'offline' | 'confirming' | 'success';

/** How a file may be looked at: in the image viewer, in the online office viewer, in the player, or not at all. */
export type AttachmentKind = 'image' | 'office' | 'video' | 'other';

/** One file of a form, uploaded or on its way. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly phase: AttachmentPhase;
  /** 0 to 100; 100 only when it is uploaded and confirmed. */
  readonly progress: number;
  readonly kind: AttachmentKind;
  /** 0 to 100, while its content is being checked. */
  readonly hashProgress?: number | undefined;
  readonly bytesPerSecond?: number | undefined;
  readonly secondsLeft?: number | undefined;
  /** The server had the same content already, so nothing was sent. */
  readonly existed?: boolean | undefined;
  /** Where it can be downloaded. */
  readonly url?: string | undefined;
  /** A picture of it, or the video itself, that may be shown inside the page. */
  readonly previewUrl?: string | undefined;
  /** As it is shown, in the time of Beijing. */
  readonly uploadedAt?: string | undefined;
  readonly uploadedBy?: string | undefined;
  /** Added since the form was last saved (`modifyStatus` 1). */
  readonly isNew?: boolean | undefined;
}

/** Something that happened to a file outside the list: counts nowhere and holds nothing up. */
export interface FailureRow {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error';
  /** The sentence of the specification. */
  readonly text: string;
  readonly file?: { readonly name: string; readonly size: number } | undefined;
  /** What lies behind it, such as the rule that was broken. */
  readonly detail?: string | undefined;
  readonly canRetry?: boolean | undefined;
}

/** An upload that a reload cut off and that can go on where it was. */
export interface ResumableUpload {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** 0 to 100. */
  readonly progress: number;
  /** The browser has lost the file: it has to be chosen again. */
  readonly needsFile: boolean;
}

/** What may be added. The widgets announce it; the uploader checks it. */
export interface FileRules {
  /** Without dots, in lower case. */
  readonly extensions: readonly string[];
  readonly maxCount: number;
  /** Files of so many megabytes and more are refused. */
  readonly capMegabytes?: number | undefined;
}

/** Adding and steering uploads. Give functions that stay the same, so that only the rows that changed are drawn. */
export interface UploadActions {
  readonly onAdd: (files: readonly File[]) => void;
  /** Takes a file out of the list; one on its way is cancelled. */
  readonly onRemove: (id: string) => void;
  readonly onPause: (id: string) => void;
  readonly onResume: (id: string) => void;
}

/** Looking at a file and taking it along. */
export interface FileActions {
  readonly onPreview: (attachment: Attachment) => void;
  readonly onDownload: (attachment: Attachment) => void;
}

/** Whether a widget may be changed. */
export interface WidgetAccess {
  /** Locked for now: nothing can be added or deleted, and `lockedReason` says why. */
  readonly disabled?: boolean | undefined;
  readonly lockedReason?: string | undefined;
  /** Only to be looked at. */
  readonly readOnly?: boolean | undefined;
}

/** Lower-case extension after the last dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether an upload is still on its way. */
export function isUnderWay({ phase }: Attachment): boolean {
  return phase !== 'success';
}
