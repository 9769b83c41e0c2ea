import { type RefObject, useEffect } from 'react';

const NAME = 'keyword';

/** Places of a keyword in the text below an element, whatever the case of its letters. */
function findIn(root: Element, keyword: string): readonly Range[] {
  const wanted = keyword.toLocaleLowerCase();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Range[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.nodeValue ?? '').toLocaleLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      found.push(range);
    }
  }
  return found;
}

/** Marks a keyword in a text without touching its markup; browsers that cannot do so show the text as it is. */
export function useHighlight(root: RefObject<Element | null>, keyword: string): void {
  useEffect(() => {
    if (keyword === '' || root.current === null || !('highlights' in CSS)) return;
    CSS.highlights.set(NAME, new Highlight(...findIn(root.current, keyword)));
    return () => void CSS.highlights.delete(NAME);
  }, [root, keyword]);
}
