/** Texts that stand around every page. */
export const shellMessages = {
  demonstration: '演示环境',
} as const;
