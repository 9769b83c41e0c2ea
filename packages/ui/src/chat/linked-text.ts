/** A stretch of a message: words, or an address that becomes a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Only https, and only characters that addresses are written with: Chinese words may follow without a space. */
const address = /https:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+/giu;

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

/** Whether the address leads where it seems to: no user name in front of the host. */
function isPlain(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.host !== '';
}

/** Cuts a text into words and https addresses. Put together again, the parts are the text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) });
    end = until;
  };
  for (const match of text.matchAll(address)) {
    const href = trimAddress(match[0]);
    if (!isPlain(href)) continue;
    addText(match.index);
    parts.push({ kind: 'link', text: href, href });
    end = match.index + href.length;
  }
  addText(text.length);
  return parts;
}
