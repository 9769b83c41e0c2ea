/** A stretch of a message: words, or an address that becomes a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * With its scheme or from `www.` on, and only characters that addresses are written with: Chinese words may follow
 * without a space.
 */
const address = /(?:https?:\/\/|www\.)[\w.~:/?#[\]@!$&'()*+,;=%-]+/giu;

/** What an address without a scheme cannot follow: it is the end of something else. */
const partOfMore = /[\w.~:/@%+-]/;

/** Signs that end a sentence rather than an address. */
const sentenceEnd = new Set(".,;:!?'*");

/** The address without what follows it in the sentence: its last signs, and a bracket that was opened before it. */
function trimAddress(found: string): string {
  let unopened = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!sentenceEnd.has(last)) break;
  }
  return found.slice(0, end);
}

/** Whether the address leads where it seems to: to a page, and no user name in front of the host. */
function isPlain(href: string): boolean {
  const url = URL.parse(href);
  if (url === null || url.username !== '' || url.password !== '' || url.host === '') return false;
  return url.protocol === 'https:' || url.protocol === 'http:';
}

/** Where a found address leads; undefined when it leads nowhere. */
function hrefOf(found: string, before: string): string | undefined {
  const isBare = /^www\./i.test(found);
  const isWhole = !isBare || (!partOfMore.test(before) && /^www\.[^./:?#]+\.[^./:?#]/i.test(found));
  const href = isBare ? `http://${found}` : found;
  return isWhole && isPlain(href) ? href : undefined;
}

/** Cuts a text into words and addresses of pages. Put together again, the parts are the text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) });
    end = until;
  };
  for (const match of text.matchAll(address)) {
    const found = trimAddress(match[0]);
    const href = hrefOf(found, text.charAt(match.index - 1));
    if (href === undefined) continue;
    addText(match.index);
    parts.push({ kind: 'link', text: found, href });
    end = match.index + found.length;
  }
  addText(text.length);
  return parts;
}
