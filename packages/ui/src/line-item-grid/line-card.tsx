import { type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Options } from './cell-control.tsx';
import { cellLook, readCell, shownText } from './cell-text.ts';
import type { ComputedColumn, GridColumn } from './column.ts';
import { type LineItem, lineNumber } from './line-item.ts';
import * as styles from './line-item-cards.css.ts';
import { gridMessages } from './messages.ts';
import type { CellError } from './row-errors.ts';

export interface LineCardProps {
  readonly item: LineItem;
  /** From 0. */
  readonly row: number;
  readonly columns: readonly GridColumn[];
  readonly errors: readonly CellError[];
  readonly readOnly: boolean;
  readonly onChange: (id: string, column: GridColumn, value: string) => void;
}

type Editable = Exclude<GridColumn, ComputedColumn>;

/** One line as fields. Further ones are opened, by hand or because one of them is wrong. */
export const LineCard = memo(function LineCard({ item, row, columns, errors, readOnly, onChange }: LineCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { values } = item;
  const at = (place: GridColumn['card']) => columns.filter(({ card }) => card === place);
  const shown = columns.filter((column) => column.kind === 'computed' || !column.isLeftOut?.(values));
  const isWhole = shown.length < columns.length;
  const isWrong = errors.some(({ key }) => at('further').some((column) => column.key === key));
  const isUnfolded = isOpen || isWhole || isWrong;
  const fields = shown.filter(({ card }) => card === undefined || (card === 'further' && isUnfolded));
  const title = at('title')
    .map((column) => shownText(column, values))
    .filter((text) => text !== '')
    .join(' ');
  const unitAfter = (column: GridColumn) => {
    const next = columns[columns.indexOf(column) + 1];
    return next?.card === 'unit' ? shownText(next, values) : '';
  };

  return (
    <li className={styles.card}>
      <fieldset className={styles.group}>
        <legend className={styles.title}>{gridMessages.card(lineNumber(item, row), title)}</legend>
        {at('note').map((column) => {
          const text = shownText(column, values);
          return (
            text !== '' && (
              <p key={column.key} className={styles.note}>
                {column.title}：{text}
              </p>
            )
          );
        })}
        <div className={styles.fields}>
          {fields.map((column) =>
            column.kind === 'computed' || readOnly ? (
              <div key={column.key}>
                <div className={styles.term}>{column.title}</div>
                <div className={cellLook(column).align === 'end' ? styles.figure : styles.value}>
                  {shownText(column, values) || '—'} {unitAfter(column)}
                </div>
              </div>
            ) : (
              <CardField
                key={column.key}
                column={column}
                item={item}
                error={errors.find(({ key }) => key === column.key)?.message}
                onChange={onChange}
              />
            ),
          )}
        </div>
        {!isWhole && !isWrong && at('further').length > 0 && (
          <div className={styles.more}>
            <Button variant="line" size="compact" wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? gridMessages.fewerFields : gridMessages.furtherFields}
            </Button>
          </div>
        )}
      </fieldset>
    </li>
  );
});

interface CardFieldProps {
  readonly column: Editable;
  readonly item: LineItem;
  readonly error: string | undefined;
  readonly onChange: LineCardProps['onChange'];
}

/** What is typed counts at once; it is written anew, and judged, when the field is left. */
function CardField({ column, item, error, onChange }: CardFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const value = item.values[column.key] ?? '';
  const words = { label: column.title, required: Boolean(column.required) };
  const put = (text: string) => onChange(item.id, column, readCell(column, text));

  if (column.kind === 'select') {
    return (
      <Field {...words} error={error}>
        {({ required: _required, ...attributes }) => (
          <select {...attributes} className={styles.choice} value={value} onChange={(event) => put(event.target.value)}>
            <Options column={column} value={value} />
          </select>
        )}
      </Field>
    );
  }
  const { align, inputMode } = cellLook(column);
  return (
    <TextField
      {...words}
      type={column.kind === 'date' ? 'date' : 'text'}
      data-field={column.key}
      autoComplete="off"
      enterKeyHint="next"
      inputMode={inputMode}
      align={align === 'end' ? 'figure' : 'start'}
      error={draft === null ? error : undefined}
      value={draft ?? (column.kind === 'date' ? value : shownText(column, item.values))}
      onChange={(text) => {
        setDraft(text);
        put(text);
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={toNextLine}
    />
  );
}

/** Enter goes to the same field of the next line, as in the grid, and sends nothing. */
function toNextLine(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { field = '' } = event.currentTarget.dataset;
  const next = event.currentTarget.closest('li')?.nextElementSibling;
  next?.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(field)}"]`)?.focus();
}
