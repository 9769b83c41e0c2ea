import type { PreparedRead } from '../db/prepared-read.ts';
import type { DocumentKind } from './documents.ts';
import type { Reads } from './search-index.ts';
import type { DocumentSearch } from './sought.ts';

export interface RankedRow {
  readonly kind: DocumentKind;
  readonly record_id: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text, where neither title nor summary holds what was sought; else ''. */
  readonly body: string;
  readonly image: string;
  /** fen */
  readonly price: string | null;
  readonly publish_time: Date;
  readonly url: string;
}

/** How many of each kind really hold what was sought; without a document on the page there is one row that has only that. */
type Row = { readonly counts: Partial<Record<DocumentKind, number>> | null } & (
  | RankedRow
  | { readonly record_id: null }
);

/**
 * Reads documents, drops those that hold the pairs of a word but not the word, and ranks the others: title as sought,
 * from its beginning, title, tag, text; the shorter title before the longer; newer before older within 30 days; member
 * businesses a little higher (domain rules 25).
 */
const RANKED: PreparedRead<Row> = {
  name: 'search ranking',
  text: `
    with matches as materialized (
      select d.kind, d.record_id, d.publish_time,
        case when $6::bool then 0 else
          held.score / $7::int
          + 10 * exp(-greatest(0, extract(epoch from now() - d.publish_time)) / 2592000)
          + d.boost
        end as score
      from search_document d
      cross join lateral (
        select sum(best) as score, count(*) as parts from (
          select w.part, max(w.weight * case
            when starts_with(d.folded_title, w.word) then 100 + 20.0 * length(w.word) / length(d.folded_title)
            when strpos(d.folded_title, w.word) > 0 then 60 + 20.0 * length(w.word) / length(d.folded_title)
            when strpos(lower(d.tag), w.word) > 0 then 40
            else 20
          end) as best
          from unnest($2::int[], $3::text[], $4::float8[]) as w (part, word, weight)
          where strpos(d.folded, w.word) > 0
          group by w.part
        ) as parts
      ) as held
      where d.slot = any ($1::int[]) and held.parts >= $5::int
    ), page as (
      select kind, record_id, row_number() over (order by score desc, publish_time desc, kind, record_id) as place
      from matches order by place limit $8::int offset $9::int
    )
    select counted.counts, d.kind, d.record_id, d.title, d.summary, d.image, d.price, d.publish_time, d.url,
      case
        when exists (
          select from unnest($3::text[]) as w (word)
          where strpos(d.folded_title, w.word) > 0 or strpos(lower(d.summary), w.word) > 0
        ) then ''
        else coalesce(nullif(d.body, ''), d.folded)
      end as body
    from (select json_object_agg(kind, n) as counts from (
      select kind, count(*)::int as n from matches group by kind) as each_kind) as counted
    left join page on true
    left join search_document d using (kind, record_id)
    order by page.place`,
};

/** What is right of these slots: a page of the best of them, and how many there are of each kind. */
export async function rankDocuments(
  reads: Reads,
  slots: readonly number[],
  { parts, isLoose, sort, limit, offset }: DocumentSearch,
) {
  const words = parts.flatMap((ways, part) => ways.map((word) => ({ part, ...word })));
  const rows = await reads.readSession(
    {},
    {
      statement: RANKED,
      values: [
        `{${slots.join(',')}}`,
        `{${words.map(({ part }) => part).join(',')}}`,
        `{${words.map(({ text }) => quoted(text)).join(',')}}`,
        `{${words.map(({ weight }) => weight).join(',')}}`,
        isLoose ? 1 : parts.length,
        sort === 'latest',
        parts.length,
        limit,
        offset,
      ],
    },
  );
  return {
    documents: rows.flatMap((row) => (row.record_id === null ? [] : [row])),
    counts: rows[0]?.counts ?? {},
  };
}

/** A text as an element of an array. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
