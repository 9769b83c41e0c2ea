/** Texts of made documents. */
export const PDF_TEXTS = {
  page: (page: number, pages: number) => `第${page}页 共${pages}页`,
  another: '您有一份文件正在生成，请等待完成后再试',
  tooManyPages: '内容过多，请缩小范围后重试',
} as const;
