import { textLines } from '@jianzhu/ui/rich-text/sanitize';
import { diffWordsWithSpace } from 'diff';

/** A run of words that both texts have, or only one of them. */
export interface TextPiece {
  readonly kind: 'same' | 'added' | 'removed';
  /** Lines end where blocks do. */
  readonly text: string;
}

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** What a newer HTML says otherwise than an older one, word by word, without regard to markup. */
export function compareTexts(older: string, newer: string): readonly TextPiece[] {
  const [from, to] = [older, newer].map((html) => textLines(html).join('\n'));
  return diffWordsWithSpace(from ?? '', to ?? '', { intlSegmenter: segmenter }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
