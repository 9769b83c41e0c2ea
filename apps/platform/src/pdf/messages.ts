/** Texts of made documents. */
export const PDF_TEXTS = {
  page: (page: number, pages: number) => `第${page}页 共${pages}页`,
  tooManyPages: '内容过多，请缩小范围后重试',
} as const;
