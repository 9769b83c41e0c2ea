import type { PreparedRead } from '../db/prepared-read.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './documents.ts';
import { atBeginning, inHead, ofKind, wordGrams } from './grams.ts';
import type { Reads } from './search-index.ts';
import type { SoughtPart } from './sought.ts';

/** As in the migration. */
const BLOCK = 16_384;
/** A run of empty slots crosses the wire as one sign. */
const EMPTY_RUN = 64;
const EMPTY_SIGN = '_';
/** Of a block whose last slots hold enough only those cross it. */
const END_OF_BLOCK = 2048;

interface PostingRow {
  readonly tier: number | null;
  readonly block: number | null;
  /** Bits of the block, the lowest slot first. */
  readonly bits: string | null;
  readonly kind: DocumentKind | null;
  readonly hits: string | null;
}

/**
 * Combines the blocks of the grams: all of a way to say a part, any way, then all or any parts, for each tier of
 * documents. Gives of each tier its newest blocks until they hold enough, and the hits of each kind in the last tier.
 */
const POSTINGS: PreparedRead<PostingRow> = {
  name: 'search postings',
  text: `
    with asked as (
      select * from unnest($1::int[], $2::int[], $3::int[], $4::text[]) as asked (tier, part, way, gram)
    ), ways as (
      select tier, part, way, count(*) as grams from asked group by tier, part, way
    ), tiers as (
      select tier, count(distinct part) as parts, ($5::bool[])[tier + 1] as is_loose from asked group by tier
    ), held as (
      select a.tier, a.part, a.way, p.block, bit_and(p.bits) as bits, count(*) as grams
      from asked a cross join lateral (
        -- By the index, whatever the planner knows of the table.
        select block, bits from search_posting where gram = a.gram order by block offset 0
      ) as p
      group by a.tier, a.part, a.way, p.block
    ), parts as (
      select tier, part, block, bit_or(bits) as bits
      from held join ways using (tier, part, way, grams)
      group by tier, part, block
    ), found as materialized (
      select tier, block, case when is_loose then bit_or(bits) else bit_and(bits) end as bits
      from parts join tiers using (tier)
      group by tier, block, tiers.parts, is_loose
      having is_loose or count(*) = tiers.parts
    ), inside as (
      select f.tier, f.block, case when ($9::bool[])[f.tier + 1] then f.bits & w.bits else f.bits end as bits
      from found f left join found w on ($9::bool[])[f.tier + 1] and w.tier = f.tier + 1 and w.block = f.block
      where w.tier is not null or not ($9::bool[])[f.tier + 1]
    ), of_kind as (
      select i.tier, i.block, case when $6::text is null then i.bits else i.bits & k.bits end as bits
      from inside i left join search_posting k on k.gram = $6 and k.block = i.block
      where $6 is null or k.gram is not null
    ), newest as (
      select *, bit_count(bits) as hits, sum(bit_count(bits)) over (partition by tier order by block desc) as so_far
      from of_kind
    )
    select tier, block, null as kind, null as hits, replace((
      case when bit_count(substring(bits from ${BLOCK - END_OF_BLOCK + 1})) >= $7::int
        then substring(bits from ${BLOCK - END_OF_BLOCK + 1}) else bits end
    )::text, repeat('0', ${EMPTY_RUN}), '${EMPTY_SIGN}') as bits
    from newest where hits > 0 and so_far - hits < $7::int
    union all
    select null, null, substr(k.gram, 2), sum(bit_count(f.bits & k.bits)), null
    from found f join search_posting k on k.block = f.block and k.gram = any ($8::text[])
    where f.tier = cardinality($5::bool[]) - 1
    group by k.gram`,
};

const KIND_GRAMS = `{${DOCUMENT_KINDS.map(ofKind).join(',')}}`;

/** Documents that come into question, by their slots. */
export interface Postings {
  /** The best first, as far as can be told without reading them; no more than were asked for. */
  readonly slots: readonly number[];
  readonly counts: Readonly<Partial<Record<DocumentKind, number>>>;
}

interface Tier {
  readonly isLoose: boolean;
  /** Whether it holds only documents of the next tier. */
  readonly isInside: boolean;
  /** Grams of each way to say each part. */
  readonly parts: readonly (readonly (readonly string[])[])[];
}

export interface PostingQuestion {
  readonly parts: readonly SoughtPart[];
  readonly isLoose?: boolean | undefined;
  readonly kind?: DocumentKind | undefined;
  /** Where a document must hold them, and in which order it then comes. */
  readonly from: 'title' | 'anywhere' | 'newest';
  /** How many slots are needed. */
  readonly atLeast: number;
}

/** Finds the slots of documents that hold all grams of what is sought; undefined where it has no grams. */
export async function readPostings(reads: Reads, question: PostingQuestion): Promise<Postings | undefined> {
  const tiers = tiersOf(question);
  if (tiers.length === 0) return undefined;
  const asked = tiers.flatMap(({ parts }, tier) =>
    parts.flatMap((ways, part) => ways.flatMap((grams, way) => grams.map((gram) => ({ tier, part, way, gram })))),
  );
  const column = (name: keyof (typeof asked)[number]) => `{${asked.map((each) => `"${each[name]}"`).join(',')}}`;
  const rows = await reads.readSession(
    {},
    {
      statement: POSTINGS,
      values: [
        ...[column('tier'), column('part'), column('way'), column('gram')],
        `{${tiers.map(({ isLoose }) => isLoose).join(',')}}`,
        question.kind === undefined ? null : ofKind(question.kind),
        question.atLeast,
        KIND_GRAMS,
        `{${tiers.map(({ isInside }) => isInside).join(',')}}`,
      ],
    },
  );
  return { slots: slotsOf(rows, question.atLeast), counts: countsOf(rows) };
}

/** From the narrowest to the widest; each holds those before it, nearly. */
function tiersOf({ parts, isLoose = false, from }: PostingQuestion): Tier[] {
  const grams = parts.map((ways) => ways.map(({ text }) => wordGrams(text))).filter((ways) => ways.flat().length > 0);
  const [first] = grams;
  if (first === undefined) return [];
  const heads = grams.map((ways) => ways.map(inHead));
  const anywhere: Tier = { isLoose, isInside: false, parts: grams };
  if (from === 'newest') return [anywhere];
  const inTitle: Tier[] = [
    { isLoose: false, isInside: true, parts: [first.map(atBeginning)] },
    { ...anywhere, parts: heads },
  ];
  if (from === 'title') return inTitle;
  return [...(isLoose ? [{ ...anywhere, isLoose: false }] : []), ...inTitle, anywhere];
}

/** Of each tier as many as are needed, the highest first. */
function slotsOf(rows: readonly PostingRow[], atLeast: number): number[] {
  const blocks = rows.flatMap(({ tier, block, bits }) =>
    tier === null || block === null || bits === null ? [] : [{ tier, block, bits }],
  );
  blocks.sort((left, right) => left.tier - right.tier || right.block - left.block);
  const slots = new Set<number>();
  for (const { block, bits } of blocks) addSlots(slots, block, bits, atLeast);
  return [...slots];
}

/** Reads a block from its end, so that only its end need be there. */
function addSlots(slots: Set<number>, block: number, bits: string, atLeast: number): void {
  let slot = (block + 1) * BLOCK;
  for (let place = bits.length - 1; place >= 0 && slots.size < atLeast; place -= 1) {
    const sign = bits.charAt(place);
    slot -= sign === EMPTY_SIGN ? EMPTY_RUN : 1;
    if (sign === '1') slots.add(slot);
  }
}

function countsOf(rows: readonly PostingRow[]): Postings['counts'] {
  return Object.fromEntries(rows.flatMap(({ kind, hits }) => (kind === null ? [] : [[kind, Number(hits)]])));
}
