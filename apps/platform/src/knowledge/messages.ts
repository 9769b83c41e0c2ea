/** Texts of the calls about the knowledge base. */
export const KNOWLEDGE_MESSAGES = {
  /** By what it is: a document, a video. */
  notBought: { 1: '购买后可在线阅读全文', 2: '购买后可下载', 3: '购买后可观看' },
  noFile: (key: string) => `文件不存在：${key}`,
  tooLarge: (bytes: number) => `文件不能超过${bytes / 1024 / 1024}MB`,
} as const;

/** Words of the platform about texts of companies. */
export const KNOWLEDGE_TEXTS = { label: '知识' } as const;
