import { parseYuan, yuanText } from '@jianzhu/domain/money';
import { Button } from '@jianzhu/ui';
import { FieldGroup, MoneyField, TextArea, TextField } from '@jianzhu/ui/fields';
import * as v from 'valibot';
import type { RecordForm } from '../record/use-record-form.ts';
import { shelfTexts as texts } from './messages.ts';

type Form = Pick<RecordForm, 'record' | 'values' | 'errors' | 'set'>;
type RowValues = Readonly<Record<string, unknown>>;

/** A column of rows, drawn as a field of each. */
interface RowColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'text' | 'number' | 'money' | 'lines';
}

export interface RowsFieldProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  /** What one of them is, such as 步骤. */
  readonly what: string;
  readonly columns: readonly RowColumn[];
  readonly max: number;
  readonly required?: boolean;
}

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** What is wrong with each row by the rules of its record, by `0.title`; said once something is wrong with the field. */
function wrongOf({ record, values, errors }: Form, name: string): ReadonlyMap<string, string> {
  const entry = record.entries[name];
  if (errors[name] === undefined || entry === undefined) return new Map();
  // `rows` makes synchronous schemas.
  const { issues = [] } = v.safeParse(entry as v.GenericSchema, values[name]);
  return new Map(
    issues.toReversed().flatMap(({ path = [], message }) => {
      const keys = path.map(({ key }) => String(key));
      return keys.length < 2 ? [] : [[keys.slice(0, 2).join('.'), message] as const];
    }),
  );
}

/** Rows that are added and removed one by one, such as the steps of a service. */
export function RowsField({ form, name, label, what, columns, max, required = false }: RowsFieldProps) {
  // The form holds nothing else there.
  const rows = (form.values[name] ?? []) as readonly RowValues[];
  const wrong = wrongOf(form, name);
  const put = (next: readonly RowValues[]) => form.set({ [name]: next });
  const change = (index: number, changed: RowValues) =>
    put(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  return (
    <FieldGroup id={name} label={label} required={required} error={form.errors[name]}>
      {rows.map((row, index) => (
        // Rows have no names of their own; none of their fields keeps a state.
        <FieldGroup key={index} label={texts.row(what, index + 1)}>
          {columns.map((column) => (
            <RowCell
              key={column.name}
              id={`${name}-${index}-${column.name}`}
              column={column}
              value={row[column.name]}
              error={wrong.get(`${index}.${column.name}`)}
              onChange={(value) => change(index, { [column.name]: value })}
            />
          ))}
          <Button
            variant="line"
            size="compact"
            aria-label={texts.removeRow(what, index + 1)}
            onClick={() => put(rows.filter((_, at) => at !== index))}
          >
            {texts.remove}
          </Button>
        </FieldGroup>
      ))}
      {rows.length < max && (
        <Button variant="line" size="regular" onClick={() => put([...rows, {}])}>
          {texts.add(what)}
        </Button>
      )}
    </FieldGroup>
  );
}

interface RowCellProps {
  readonly id: string;
  readonly column: RowColumn;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

function RowCell({ id, column: { label, kind }, value, error, onChange }: RowCellProps) {
  const words = { id, label, required: true, error } as const;
  if (kind === 'money') {
    const fen = typeof value === 'number' ? value : null;
    return <MoneyField {...words} value={fen} onChange={onChange} parse={parseYuan} format={yuanText} />;
  }
  if (kind === 'lines') {
    const lines = Array.isArray(value) ? value : [];
    return <TextArea {...words} value={lines.join('\n')} onChange={(text) => onChange(linesOf(text))} />;
  }
  if (kind === 'text') return <TextArea {...words} value={textOf(value)} onChange={onChange} />;
  const digits = kind === 'number' ? ({ inputMode: 'numeric' } as const) : {};
  return <TextField {...words} {...digits} autoComplete="off" value={textOf(value)} onChange={onChange} />;
}

export interface LinesFieldProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  readonly max: number;
}

/** Short texts, one a line. */
export function LinesField({ form, name, label, max }: LinesFieldProps) {
  // The form holds nothing else there.
  const lines = (form.values[name] ?? []) as readonly string[];
  const [first] = wrongOf(form, name).values();
  return (
    <TextArea
      id={name}
      label={label}
      help={texts.linesHelp(max)}
      error={first ?? form.errors[name]}
      value={lines.join('\n')}
      onChange={(text) => form.set({ [name]: linesOf(text) })}
    />
  );
}
