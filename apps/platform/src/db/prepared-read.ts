import type pg from 'pg';

/** A value of a statement's parameter; everything crosses the wire as text. */
type ReadValue = string | number | boolean | null;

/**
 * One SELECT that requests make often: planned once per connection under its name, its context and itself sent in one
 * message. `Row` is what the columns give, by the same types as everywhere.
 */
export interface PreparedRead<Row> {
  /** One name, one text, in the whole process. */
  readonly name: string;
  readonly text: string;
  /** Carries the type only; never set at run time. */
  readonly row?: Row;
}

export interface BoundRead<Row> {
  readonly statement: PreparedRead<Row>;
  readonly values: readonly ReadValue[];
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** How one column of a row becomes a value. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** Statements that a connection has planned, with their columns once the server has described them. */
const plannedOn = new WeakMap<pg.Connection, Map<string, readonly Column[]>>();

/**
 * Runs reads on one connection as one implicit transaction: all go out at once, and one Sync ends it, so a setting
 * that is local to the transaction ends with it too. Satisfies what `pg` asks of a query. The connection must be thrown
 * away when it fails: its statements may be half planned.
 */
class ReadMessage implements pg.Submittable {
  readonly #reads: readonly BoundRead<unknown>[];
  readonly #types: pg.CustomTypesConfig;
  readonly #done: (outcome: Error | unknown[]) => void;
  #planned: Map<string, readonly Column[]> = new Map();
  #current = 0;
  #rows: unknown[] = [];
  #failure: Error | undefined;

  constructor(
    reads: readonly BoundRead<unknown>[],
    types: pg.CustomTypesConfig,
    done: (outcome: Error | unknown[]) => void,
  ) {
    this.#reads = reads;
    this.#types = types;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    this.#planned = plannedOn.get(connection) ?? new Map();
    plannedOn.set(connection, this.#planned);
    connection.stream.cork();
    for (const { statement, values } of this.#reads) {
      const { name, text } = statement;
      const isNew = !this.#planned.has(name);
      if (isNew) connection.parse({ name, text, types: [] }, true);
      connection.bind({ statement: name, values: values.map(toText) }, true);
      if (isNew) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  /** Comes once a connection for each statement. */
  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    const name = this.#reads[this.#current]?.statement.name ?? '';
    const columns = fields.map((field) => ({
      name: field.name,
      parse: this.#types.getTypeParser(field.dataTypeID, 'text'),
    }));
    this.#planned.set(name, columns);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const name = this.#reads[this.#current]?.statement.name ?? '';
    const row: Record<string, unknown> = {};
    for (const [index, column] of (this.#planned.get(name) ?? []).entries()) {
      const text = fields[index] ?? null;
      row[column.name] = text === null ? null : column.parse(text);
    }
    this.#rows.push(row);
  }

  /** The rows of the last read are the result. */
  handleCommandComplete(): void {
    const name = this.#reads[this.#current]?.statement.name ?? '';
    // A statement without columns is planned as well, and the server describes none.
    if (!this.#planned.has(name)) this.#planned.set(name, []);
    this.#current += 1;
    if (this.#current < this.#reads.length) this.#rows = [];
  }

  handleError(error: Error): void {
    this.#failure = error;
    // A connection that breaks sends no ReadyForQuery after its error.
    this.#done(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#done(this.#rows);
  }
}

function toText(value: ReadValue): string | null {
  return value === null ? null : String(value);
}

/** Sends the reads in one message; gives the rows of the last one. The connection must not be used after a rejection. */
export function sendReads<Row>(
  client: pg.PoolClient,
  types: pg.CustomTypesConfig,
  before: readonly BoundRead<unknown>[],
  last: BoundRead<Row>,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new ReadMessage([...before, last], types, (outcome) => {
        // The statement's declaration says what its columns give.
        if (Array.isArray(outcome)) resolve(outcome as Row[]);
        else reject(outcome);
      }),
    );
  });
}
