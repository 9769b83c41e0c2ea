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

/** Hits of a kind beyond this many are neither ranked nor counted: nobody turns that many pages. */
export const COUNTED_TO = 1000;
const KINDS = ['news', 'service', 'goods'] as const;
const NO_COUNTS = { news: 0, service: 0, goods: 0 };

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

/** What was counted stands in each row; without hits on the page there is one row that has only that. */
type FoundRow = { readonly counts: Partial<Record<DocumentKind, number>> | null } & (
  | MatchRow
  | { readonly record_id: null }
);

/**
 * Documents that hold every part, ranked: title from its beginning, title, tag, text; newer before older within 30
 * days; members' businesses a little higher (domain rules 25). A count of one more than `COUNTED_TO` says: more.
 */
export async function findDocuments(transaction: Transaction, search: DocumentSearch): Promise<FoundDocuments> {
  const { parts, kind, sort } = search;
  const query = toQuery(parts);
  if (query === undefined) return { hits: [], counts: NO_COUNTS };
  const [first = ''] = parts;
  const holdsAll = sql.join(
    parts.map((part) => sql`folded like ${containing(part)}`),
    sql` and `,
  );
  const ofKind = (each: DocumentKind) => sql`
    (select kind, record_id, publish_time,
      case
        when starts_with(folded_title, ${first}) then 100
        when strpos(folded_title, ${first}) > 0 then 60
        when strpos(lower(tag), ${first}) > 0 then 40
        else 20
      end + 10 * exp(-greatest(0, extract(epoch from now() - publish_time)) / 2592000) + boost as score
    from search_document
    where kind = ${each} and tokens @@ ${query}::tsquery and ${holdsAll}
    order by publish_time desc
    limit ${COUNTED_TO + 1})`;
  const order = sort === 'latest' ? sql`publish_time desc` : sql`score desc, publish_time desc`;
  const { rows } = await sql<FoundRow>`
    with matches as materialized (${sql.join(KINDS.map(ofKind), sql` union all `)}),
    page as (
      select kind, record_id, row_number() over (order by ${order}, kind, record_id) as place
      from matches
      where ${kind ?? null}::text is null or kind = ${kind ?? null}
      order by place limit ${search.limit} offset ${search.offset}
    )
    select counted.counts, d.kind, d.record_id, d.title, d.summary, d.image, d.price, d.publish_time, d.url
    from (select json_object_agg(kind, n) as counts from (
      select kind, count(*)::int as n from matches group by kind) as each_kind) as counted
    left join page on true
    left join search_document d using (kind, record_id)
    order by page.place`.execute(transaction);
  return {
    hits: rows.flatMap((row) => (row.record_id === null ? [] : [toHit(row, parts)])),
    counts: { ...NO_COUNTS, ...rows[0]?.counts },
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
