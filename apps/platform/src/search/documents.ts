import './tables.ts';
import { documentGrams } from './grams.ts';
import { pinyinTokens } from './pinyin-tokens.ts';
import { fold, toVector } from './tokens.ts';

/** What the search of the whole site finds besides pages of the member centre; each has a tab. */
export const DOCUMENT_KINDS = ['news', 'service', 'goods', 'company', 'lesson', 'need', 'law'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Something that the search of the whole site is to find. */
export interface Searchable {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
  readonly tag: string;
  readonly summary: string;
  /** Plain text or markup; tags are not searched. */
  readonly content: string;
  readonly image: string;
  /** fen; null where nothing is sold. */
  readonly price: number | null;
  readonly boost: number;
  readonly publishTime: Date | string;
  readonly url: string;
}

const LONGEST_SUMMARY = 120;
/** Beyond this a text adds tokens that find it for almost anything. */
const LONGEST_CONTENT = 20_000;

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

/** The row under which something is found. */
export function toSearchDocument(item: Searchable) {
  const plain = item.content
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .slice(0, LONGEST_CONTENT);
  const everything = [item.title, item.tag, item.summary, plain].join('\n');
  const folded = fold(everything);
  return {
    kind: item.kind,
    record_id: item.id,
    title: item.title,
    tag: item.tag,
    summary: [...item.summary].slice(0, LONGEST_SUMMARY).join(''),
    folded,
    folded_title: fold(item.title),
    body: plain,
    grams: documentGrams(item.title, item.tag, folded),
    pinyin: toVector(pinyinTokens(item.title)),
    image: item.image,
    price: item.price,
    boost: item.boost,
    publish_time: item.publishTime,
    url: item.url,
  };
}
