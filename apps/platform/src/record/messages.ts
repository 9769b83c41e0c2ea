/** Who has changed a record when no member did. */
export const PLATFORM_NAME = '平台';

/** Stands in every file of rows. */
export const EXPORT_MESSAGES = {
  mark: (company: string, by: string, at: string) => `导出企业：${company} 导出人：${by} 导出时间：${at}`,
  /** Across the pages of a document. */
  watermark: (company: string, by: string, at: string) => `${company} ${by} ${at}`,
  cut: (mark: string, most: number) => `${mark} 仅含前${most}条`,
} as const;
