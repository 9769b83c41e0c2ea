const MEGABYTE = 1024 * 1024;

interface FileRule {
  /** Endings of their names, lower case, without the dot. */
  readonly extensions: readonly string[];
  /** bytes */
  readonly maxBytes: number;
}

/** Files of public content that operators upload (domain rules 11.2 for documents and videos). */
export const PUBLISHED_FILES: Readonly<Record<'picture' | 'document' | 'video', FileRule>> = {
  picture: { extensions: ['jpg', 'jpeg', 'png', 'webp', 'gif'], maxBytes: 5 * MEGABYTE },
  document: { extensions: ['pdf', 'doc', 'docx', 'ppt', 'pptx'], maxBytes: 100 * MEGABYTE },
  video: { extensions: ['mp4', 'webm'], maxBytes: 500 * MEGABYTE },
};
