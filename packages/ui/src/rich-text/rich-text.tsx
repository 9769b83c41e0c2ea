import { prose } from './rich-text.css.ts';
import type { SafeHtml } from './safe-html.ts';

export type { SafeHtml } from './safe-html.ts';

export interface RichTextProps {
  /** From `sanitizeRichText` of `@jianzhu/ui/rich-text/sanitize`, best called on the server. */
  readonly html: SafeHtml;
}

/** An article or a description from an editor, in the portal's typography. Lines of 42 characters at most. */
export function RichText({ html }: RichTextProps) {
  // Its type says that it went through the allow-list.
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
