import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { GridColumn } from './column.ts';
import { LineCard } from './line-card.tsx';
import { type LineItem, withValue } from './line-item.ts';
import * as styles from './line-item-cards.css.ts';
import type { LineItemGridProps } from './line-item-grid.tsx';
import { gridMessages } from './messages.ts';
import { createRowCheck } from './row-errors.ts';

/** The lines of a grid on a phone: a card each, its cells fields below each other. */
export function LineItemCards(props: Omit<LineItemGridProps, 'phone'>) {
  const { label, columns, items, onChange, totals, readOnly = false, children } = props;
  const check = useMemo(() => createRowCheck(columns), [columns]);
  // Cards are drawn again when their line changes, not when another one does.
  const latest = useRef({ items, onChange });
  useLayoutEffect(() => {
    latest.current = { items, onChange };
  }, [items, onChange]);
  const change = useCallback((id: string, column: GridColumn, value: string) => {
    const { items: lines, onChange: take } = latest.current;
    const next: readonly LineItem[] = lines.map((item) => (item.id === id ? withValue(item, column.key, value) : item));
    latest.current = { items: next, onChange: take };
    take(next);
  }, []);

  return (
    <>
      {children && <div className={styles.bar}>{children}</div>}
      <ol className={styles.cards} aria-label={label}>
        {items.map((item, row) => (
          <LineCard
            key={item.id}
            item={item}
            row={row}
            columns={columns}
            errors={check(item)}
            readOnly={readOnly}
            onChange={change}
          />
        ))}
      </ol>
      {totals && (
        <div className={styles.totals}>
          <span>{gridMessages.count(items.length)}</span>
          {columns.map(
            ({ key, title }) =>
              totals[key] && (
                <span key={key}>
                  {title} <b>{totals[key]}</b>
                </span>
              ),
          )}
        </div>
      )}
    </>
  );
}
