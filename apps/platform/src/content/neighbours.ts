import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Neighbour = { id: string; title: string } | null;

/** What was published next after and last before a text, among those that it stands with. */
export interface Neighbours {
  readonly previous: Neighbour;
  readonly next: Neighbour;
}

/** @param among the texts that it stands with: of its column, its module, its category */
export async function findNeighbours<Table extends 'article' | 'knowledge'>(
  among: SelectQueryBuilder<Schema, Table, object>,
  row: { readonly id: string; readonly publish_time: Date },
): Promise<Neighbours> {
  const neighbour = async (side: 'newer' | 'older'): Promise<Neighbour> => {
    const [sign, order] = side === 'newer' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
    // Both tables have these columns; the type of a query over either does not say so.
    const rows = among as unknown as SelectQueryBuilder<Schema, 'article', object>;
    const found = await rows
      .select(['id', 'title'])
      .where((expression) =>
        expression(expression.refTuple('publish_time', 'id'), sign, expression.tuple(row.publish_time, row.id)),
      )
      .orderBy('publish_time', order)
      .orderBy('id', order)
      .executeTakeFirst();
    return found ?? null;
  };
  return { previous: await neighbour('newer'), next: await neighbour('older') };
}
