/** Texts of made documents. */
export const PDF_TEXTS = {
  page: (page: number, pages: number) => `第${page}页 共${pages}页`,
} as const;
