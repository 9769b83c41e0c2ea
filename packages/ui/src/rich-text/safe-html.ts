declare const cleaned: unique symbol;

/** HTML that went through the allow-list. Only `sanitizeRichText` and its like make it; nothing else may be shown. */
export type SafeHtml = string & { readonly [cleaned]: true };
