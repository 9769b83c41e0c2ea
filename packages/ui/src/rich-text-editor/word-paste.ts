const fromOffice = /class="?Mso|mso-|urn:schemas-microsoft-com:office|content="?WPS/i;

/** `mso-list:l0 level2 lfo1`: the paragraph is an item at that level. */
const listLevel = /mso-list:\s*l\d+\s+level(\d+)/i;

/** What Word draws before an item: `1.`, `a)`, `（一）` for numbers, a sign for the others. */
const numberSign = /^[（(]?[\d一二三四五六七八九十a-z]{1,4}[.、)）．]/i;

interface ListItem {
  readonly paragraph: Element;
  readonly level: number;
  readonly isNumbered: boolean;
}

function readListItem(paragraph: Element): ListItem | null {
  const level = listLevel.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isNumbered = numberSign.test(sign?.textContent?.trim() ?? '');
  sign?.remove();
  return { paragraph, level: Number(level), isNumbered };
}

/** Puts the item where its level belongs, in the list that stands before it or in a new one. */
function placeItem({ paragraph, level, isNumbered }: ListItem, lists: Element[]) {
  const tag = isNumbered ? 'ol' : 'ul';
  lists.length = Math.min(lists.length, level);
  while (lists.length < level) {
    const list = paragraph.ownerDocument.createElement(tag);
    const above = lists.at(-1);
    if (above) (above.lastElementChild ?? above).append(list);
    else paragraph.before(list);
    lists.push(list);
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  lists.at(-1)?.append(item);
  paragraph.remove();
}

/**
 * Makes HTML from the clipboard plain: what Word and WPS write as paragraphs with a sign before them becomes lists.
 * Their styles, comments and own elements fall to the allow-list afterwards.
 */
export function readOfficeLists(html: string): string {
  if (!fromOffice.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = readListItem(paragraph);
    if (!item) continue;
    // Something between two items ends the list.
    if (lists[0] === undefined || paragraph.previousElementSibling !== last) lists = [];
    placeItem(item, lists);
    last = lists[0] ?? null;
  }
  return body.innerHTML;
}
