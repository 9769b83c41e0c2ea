import { DAY_MS } from '@jianzhu/domain';
import platform from '../../package.json' with { type: 'json' };
import type { Connection } from '../db/connection.ts';
import { keyOf, primaryKeys } from './primary-keys.ts';
import { createRandom, type Random } from './random.ts';

/** The first id of the sequence in the database (decision 33): demo ids are counted up from it. */
const FIRST_ID = 1_800_000_000_000_000_001n;

type Row = Readonly<Record<string, unknown>>;

/** What every part of the demo data writes with: the same ids, numbers and dates at every start. */
export interface DemoWriter {
  readonly random: Random;
  /** The start day; every date of the demo is relative to it, so that deadlines stay alive. */
  readonly now: Date;
  newId(): string;
  /** `now` plus days (may be a fraction or negative), as ISO text. */
  daysFromNow(days: number): string;
  /** Inserts rows that all have the same columns, and marks each as demo data. */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Moves the sequence past the ids that were given out, and marks the database as one with demo data. */
  finish(): Promise<void>;
}

/** @param admin a connection that is the owner's. */
export function createDemoWriter(admin: Connection, now: Date): DemoWriter {
  let nextId = FIRST_ID;
  let keys: ReturnType<typeof primaryKeys> | undefined;
  return {
    random: createRandom(20_241_121),
    now,
    newId: () => String(nextId++),
    daysFromNow: (days) => new Date(now.getTime() + days * DAY_MS).toISOString(),
    async insert(table, rows) {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first)
        .map((name) => `"${name}"`)
        .join(', ');
      keys ??= primaryKeys(admin);
      await admin.query(
        `with written as (
           insert into app.${table} as t (${columns})
           select ${columns} from jsonb_populate_recordset(null::app.${table}, $1::jsonb)
           returning ${keyOf(await keys, table)} as key
         )
         insert into app.demo_row (table_name, key) select $2, key from written`,
        [JSON.stringify(rows), table],
      );
    },
    async finish() {
      await admin.query('select setval($1, $2)', ['app.id_seq', String(nextId)]);
      await admin.query('insert into app.demo_seed (version) values ($1)', [platform.version]);
    },
  };
}
