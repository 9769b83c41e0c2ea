/** Texts of the attachments that no widget has. */
export const attachmentTexts = {
  /** Specification section 8. */
  cannotRead: '文件下载失败，请重新尝试',
  archive: (label: string) => `${label}.zip`,
} as const;
