import { TextLink } from '../text-link/text-link.tsx';
import { splitLinks } from './linked-text.ts';

/**
 * A message's words as they were written; addresses of pages in them are links that open a new
 * window, which is not told of this page.
 */
export function MessageText({ text }: { readonly text: string }) {
  let at = 0;
  return splitLinks(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.kind === 'text' ? (
      part.text
    ) : (
      <TextLink key={key} href={part.href} newWindow rel="noreferrer">
        {part.text}
      </TextLink>
    );
  });
}
