import type { KeyboardEvent, MouseEvent } from 'react';
import { TextLink } from '../text-link/text-link.tsx';
import { splitLinks } from './linked-text.ts';

export interface MessageTextProps {
  readonly text: string;
  /** Whether a link that is about to be opened is held back, because the member is asked first. */
  readonly holdLink: (href: string) => boolean;
}

/**
 * A message's words as they were written; addresses of pages in them are links that open a new
 * window, which is not told of this page.
 */
export function MessageText({ text, holdLink }: MessageTextProps) {
  const hold = (href: string) => (event: MouseEvent) => {
    // The middle button opens a link as well, the right one only its menu.
    if (event.button < 2 && holdLink(href)) event.preventDefault();
  };
  // Held at the key, or its second half would press the button that the question puts the focus on.
  const holdKey = (href: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' && holdLink(href)) event.preventDefault();
  };
  let at = 0;
  return splitLinks(text).map((part) => {
    const key = at;
    at += part.text.length;
    return part.kind === 'text' ? (
      part.text
    ) : (
      <TextLink
        key={key}
        href={part.href}
        newWindow
        rel="noreferrer"
        onClick={hold(part.href)}
        onAuxClick={hold(part.href)}
        onKeyDown={holdKey(part.href)}
      >
        {part.text}
      </TextLink>
    );
  });
}
