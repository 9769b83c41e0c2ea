import { useRef } from 'react';
import { prose } from './rich-text.css.ts';
import type { SafeHtml } from './safe-html.ts';
import { useBrokenPictures } from './use-broken-pictures.ts';
import { useHighlight } from './use-highlight.ts';

export type { SafeHtml } from './safe-html.ts';

export interface RichTextProps {
  /** From `sanitizeRichText` of `@jianzhu/ui/rich-text/sanitize`, best called on the server. */
  readonly html: SafeHtml;
  /** Marked where it stands in the text. */
  readonly keyword?: string;
}

/** An article or a description from an editor, in the portal's typography. Lines of 42 characters at most. */
export function RichText({ html, keyword = '' }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useHighlight(text, keyword);
  useBrokenPictures(text, html);
  // Its type says that it went through the allow-list.
  return <div ref={text} className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
