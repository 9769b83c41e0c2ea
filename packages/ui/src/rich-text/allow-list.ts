import type { Schema } from 'hast-util-sanitize';

/** A value that could be taken for markup wherever it is put later. */
const noMarkup = /^[^<>]*$/;

/**
 * All that rich text may hold; what is not here is taken away. Colours, sizes and fonts are the portal's, so neither
 * `style` nor `class` is among it, and nothing may have an `id`.
 */
export const allowList = {
  tagNames: [
    ...['p', 'br', 'hr', 'div', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'sub', 'sup', 'a'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: [
      ['href', noMarkup],
      ['title', noMarkup],
      ['target', '_blank'],
    ],
    img: [['src', noMarkup], ['alt', noMarkup], ['title', noMarkup], 'width', 'height'],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
  required: { a: { rel: ['noopener'] }, img: { alt: '', loading: 'lazy' } },
  ancestors: {
    li: ['ul', 'ol'],
    figcaption: ['figure'],
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  // Taken away with what they hold, since that is not text or is read by other rules; all others leave their text.
  strip: [
    ...['script', 'style', 'template', 'noscript', 'title', 'head', 'textarea', 'select', 'option', 'button'],
    ...['svg', 'math', 'iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
    ...['xmp', 'noembed', 'noframes', 'plaintext', 'listing'],
  ],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
} satisfies Schema;

/** Elements that mean the same as an allowed one. The page has the one `h1` already. */
export const sameMeaning: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
};
