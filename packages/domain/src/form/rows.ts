import * as v from 'valibot';
import { FORM_MESSAGES } from './messages.ts';

interface RowsOptions {
  readonly label: string;
  readonly max: number;
  /** Said where at least one is needed and there is none. */
  readonly emptyMessage?: string;
}

const MARK = 'isRows';

/**
 * Schema of a list of rows or of lines in a form; nothing is none. It is no field: a page draws it itself.
 *
 * @param row an object of fields, or one field
 */
export function rows<Row>(row: v.GenericSchema<unknown, Row>, { label, max, emptyMessage }: RowsOptions) {
  const list = v.pipe(
    v.array(row),
    v.minLength(emptyMessage === undefined ? 0 : 1, emptyMessage ?? ''),
    v.maxLength(max, FORM_MESSAGES.listTooLong(label, max)),
  );
  return v.pipe(v.nullish(list, []), v.metadata({ [MARK]: true, title: label }));
}

/** What a list made by `rows` is called; undefined for any other schema. */
export function rowsLabel(schema: v.GenericSchema): string | undefined {
  if (!isRows(schema)) return undefined;
  const { title } = v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]); // it has a pipe
  return typeof title === 'string' ? title : undefined;
}

/** Whether a schema was made by `rows`: half-written ones of a draft are taken up as they are. */
export const isRows = (schema: v.GenericSchema): boolean =>
  'pipe' in schema && MARK in v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]);
