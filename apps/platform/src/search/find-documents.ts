import { timeText } from '../db/time-text.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './documents.ts';
import { passageOf } from './passage.ts';
import { type RankedRow, rankDocuments } from './rank-documents.ts';
import { readPostings } from './read-postings.ts';
import type { Reads } from './search-index.ts';
import type { DocumentSearch } from './sought.ts';
import { findRanges, type TextRange } from './tokens.ts';

export type SearchType = 'all' | DocumentKind | 'function';

/** One hit, as the wire gives it; markup is never in it. */
export interface Hit {
  id: string;
  type: SearchType;
  title: string;
  titleRanges: TextRange[];
  summary: string;
  summaryRanges: TextRange[];
  image: string;
  /** fen */
  price: number | null;
  publishTime: string;
  url: string;
  needLogin: boolean;
}

export type DocumentCounts = Readonly<Record<DocumentKind, number>>;

export interface FoundDocuments {
  readonly hits: Hit[];
  readonly counts: DocumentCounts;
}

/** Documents are ranked among so many that come one after the other in their tiers, so that a search reads no more. */
const RANKED_TOGETHER = 60;
const NO_COUNTS: DocumentCounts = { news: 0, service: 0, goods: 0, company: 0, lesson: 0, need: 0, law: 0 };

/** Documents that hold what is sought, the best first; counts are exact up to pairs of signs that stand apart. */
export async function findDocuments(reads: Reads, search: DocumentSearch): Promise<FoundDocuments> {
  const { parts, isLoose, kind, sort, offset, limit } = search;
  const first = Math.floor(offset / RANKED_TOGETHER);
  const last = Math.floor(Math.max(offset, offset + limit - 1) / RANKED_TOGETHER);
  const atLeast = (last + 1) * RANKED_TOGETHER;
  const from = sort === 'latest' ? 'newest' : 'anywhere';
  const postings = await readPostings(reads, { parts, isLoose, kind, from, atLeast });
  if (postings === undefined) return { hits: [], counts: NO_COUNTS };
  const { slots } = postings;
  const counts = { ...NO_COUNTS, ...postings.counts };
  const hits: Hit[] = [];
  for (let chunk = first; chunk <= last; chunk += 1) {
    const begin = chunk * RANKED_TOGETHER;
    const ranked = await rankDocuments(reads, slots.slice(begin, begin + RANKED_TOGETHER), {
      ...search,
      offset: Math.max(0, offset - begin),
      limit: limit - hits.length,
    });
    hits.push(...ranked.documents.map((row) => toHit(row, parts)));
    // All that come into question were read: then it is known which of them are right.
    if (chunk === 0 && slots.length < RANKED_TOGETHER) {
      for (const each of kind === undefined ? DOCUMENT_KINDS : [kind]) counts[each] = ranked.counts[each] ?? 0;
    }
  }
  return { hits, counts };
}

function toHit(row: RankedRow, parts: DocumentSearch['parts']): Hit {
  const words = parts.flat().map(({ text }) => text);
  const summary = passageOf(row.body, words) || row.summary;
  return {
    id: row.record_id,
    type: row.kind,
    title: row.title,
    titleRanges: findRanges(row.title, words),
    summary,
    summaryRanges: findRanges(summary, words),
    image: row.image,
    price: row.price === null ? null : Number(row.price),
    publishTime: timeText(row.publish_time),
    url: row.url,
    needLogin: false,
  };
}
