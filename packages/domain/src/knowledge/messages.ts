/** Texts of knowledge as its companies write it (domain rules 11.2). */
export const KNOWLEDGE_MESSAGES = {
  cover: '请上传封面图',
  price: '知识价格须在1到999元之间',
  source: '请输入文章来源',
  file: '请上传文件',
  fileForm: (extensions: readonly string[]) => `文件须为${extensions.join('、')}格式`,
  fileSize: (bytes: number) => `文件不能超过${bytes / 1024 / 1024}MB`,
} as const;
