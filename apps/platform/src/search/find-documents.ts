import './tables.ts';
import { formatDateTime } from '@jianzhu/domain';
import { sql } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Transaction } from '../db/schema.ts';
import { findRanges, type TextRange, toQuery } from './tokens.ts';

export type DocumentKind = 'news' | 'service' | 'goods';
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

export interface DocumentSearch {
  readonly parts: readonly string[];
  readonly kind: DocumentKind | undefined;
  readonly sort: 'default' | 'latest';
  readonly offset: number;
  readonly limit: number;
}

export interface FoundDocuments {
  readonly hits: Hit[];
  readonly counts: Readonly<Record<DocumentKind, number>>;
}

/** Hits beyond this many are neither ranked nor counted: nobody turns that many pages. */
const MOST_MATCHES = 3000;
const NOTHING: FoundDocuments = { hits: [], counts: { news: 0, service: 0, goods: 0 } };

interface MatchRow {
  readonly kind: DocumentKind;
  readonly record_id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly price: string | null;
  readonly publish_time: Date;
  readonly url: string;
}

/**
 * Documents that hold every part, ranked: title from its beginning, title, tag, text; newer before older within 30
 * days; members' businesses a little higher (domain rules 25).
 */
export async function findDocuments(transaction: Transaction, search: DocumentSearch): Promise<FoundDocuments> {
  const { parts, kind, sort } = search;
  const query = toQuery(parts);
  if (query === undefined) return NOTHING;
  const [first = ''] = parts;
  const holdsAll = sql.join(
    parts.map((part) => sql`folded like ${containing(part)}`),
    sql` and `,
  );
  const order = sort === 'latest' ? sql`publish_time desc` : sql`score desc, publish_time desc`;
  const matches = sql`
    select kind, record_id, publish_time,
      case
        when starts_with(folded_title, ${first}) then 100
        when strpos(folded_title, ${first}) > 0 then 60
        when strpos(lower(tag), ${first}) > 0 then 40
        else 20
      end + 10 * exp(-greatest(0, extract(epoch from now() - publish_time)) / 2592000) + boost as score
    from search_document
    where tokens @@ ${query}::tsquery and ${holdsAll}
    order by publish_time desc
    limit ${MOST_MATCHES}`;
  const counted = await sql<{ kind: DocumentKind; n: number }>`
    select kind, count(*)::int as n from (${matches}) as matches group by kind`.execute(transaction);
  const { rows } = await sql<MatchRow>`
    select d.kind, d.record_id, d.title, d.summary, d.image, d.price, d.publish_time, d.url
    from (
      select * from (${matches}) as matches
      where ${kind ?? null}::text is null or kind = ${kind ?? null}
      order by ${order}, kind, record_id
      limit ${search.limit} offset ${search.offset}
    ) as page
    join search_document d using (kind, record_id)
    order by ${sort === 'latest' ? sql`page.publish_time desc` : sql`page.score desc, page.publish_time desc`},
      d.kind, d.record_id`.execute(transaction);
  const of = (wanted: DocumentKind) => counted.rows.find((row) => row.kind === wanted)?.n ?? 0;
  return {
    hits: rows.map((row) => toHit(row, parts)),
    counts: { news: of('news'), service: of('service'), goods: of('goods') },
  };
}

function toHit(row: MatchRow, parts: readonly string[]): Hit {
  return {
    id: row.record_id,
    type: row.kind,
    title: row.title,
    titleRanges: findRanges(row.title, parts),
    summary: row.summary,
    summaryRanges: findRanges(row.summary, parts),
    image: row.image,
    price: row.price === null ? null : Number(row.price),
    publishTime: formatDateTime(row.publish_time.getTime()),
    url: row.url,
    needLogin: false,
  };
}

const MOST_SUGGESTIONS = 8;

/** Titles that go on from what was typed, those that begin with it first. */
export async function suggestTitles(transaction: Transaction, parts: readonly string[]): Promise<string[]> {
  const query = toQuery(parts);
  if (query === undefined) return [];
  const [first = ''] = parts;
  const { rows } = await sql<{ title: string }>`
    select title from (
      select title, folded_title, publish_time from search_document
      where tokens @@ ${query}::tsquery and folded_title like ${containing(first)}
      order by publish_time desc limit ${MOST_MATCHES}
    ) as matches
    group by title
    order by bool_or(starts_with(folded_title, ${first})) desc, max(publish_time) desc, title
    limit ${MOST_SUGGESTIONS}`.execute(transaction);
  return rows.map(({ title }) => title);
}
