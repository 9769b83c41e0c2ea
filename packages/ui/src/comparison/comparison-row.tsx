import { memo } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './comparison.css.ts';
import type { ComparedCell, ComparedLine, ComparedOffer } from './comparison.ts';
import { roles } from './grid-roles.ts';
import { comparisonMessages as texts } from './messages.ts';

interface ComparisonRowProps {
  readonly line: ComparedLine;
  /** From 0. */
  readonly index: number;
  readonly offers: readonly ComparedOffer[];
  readonly cellOf: (lineId: string, offerId: string) => ComparedCell | null;
  /** Undefined: not decided. */
  readonly choice: string | null | undefined;
  readonly canDrop: boolean;
  readonly isReadOnly: boolean;
  /** Column that the cursor is on, from 0; null where it is in another row. */
  readonly activeColumn: number | null;
  readonly idOf: (at: { readonly row: number; readonly column: number }) => string;
  readonly onPick: (at: { readonly row: number; readonly column: number }, cell: HTMLElement) => void;
}

/** A line with what each offers for it. */
export const ComparisonRow = memo(function ComparisonRow(props: ComparisonRowProps) {
  const { line, index, offers, cellOf, choice, canDrop, isReadOnly, activeColumn, idOf, onPick } = props;
  const cellProps = (column: number, isChosen: boolean, isOpen: boolean) => ({
    id: idOf({ row: index, column }),
    ...roles.cell,
    'aria-selected': isChosen,
    'aria-disabled': isOpen && !isReadOnly ? undefined : true,
    'data-active': activeColumn === column ? '' : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => onPick({ row: index, column }, event.currentTarget),
  });
  return (
    <tr {...roles.row} aria-rowindex={index + 2} data-row="" className={styles.row}>
      <td
        {...roles.cell}
        className={classNames(styles.lineCell.number, line.warning !== undefined && styles.undecided)}
      >
        {index + 1}
      </td>
      <th {...roles.rowHead} scope="row" className={styles.lineCell.name}>
        <span className={styles.main} title={line.name}>
          {line.name}
        </span>
        <span className={styles.sub}>
          {line.detail}
          {line.warning !== undefined && <span className={styles.warning}> {line.warning}</span>}
        </span>
      </th>
      <td {...roles.cell} className={styles.lineCell.quantity}>
        <span className={styles.main}>{line.quantity}</span>
        <span className={styles.sub}>{line.unit}</span>
      </td>
      {offers.map(({ id, name }, column) => {
        const cell = cellOf(line.id, id);
        const isChosen = choice === id;
        return (
          <td
            key={id}
            data-offer={name}
            {...cellProps(column, isChosen, cell !== null)}
            className={styles.cellOf[cell?.rank ?? 'none']}
          >
            <span className={styles.spoken}>{name}</span>
            {cell === null ? (
              <span className={styles.notQuoted}>{texts.notQuoted}</span>
            ) : (
              <>
                {(!isReadOnly || isChosen) && <span className={styles.mark} data-mark="" aria-hidden="true" />}
                <span className={styles.price}>{cell.price}</span>
                <span className={styles.notes}>
                  {cell.tags.map((tag) => (
                    <span key={tag} className={styles.tag}>
                      {tag}
                    </span>
                  ))}
                  <span className={styles.note[cell.rank]}>{cell.note}</span>
                </span>
                {isChosen && <span className={styles.spoken}>{texts.chosen}</span>}
              </>
            )}
          </td>
        );
      })}
      {canDrop && (
        <td data-offer={texts.drop} {...cellProps(offers.length, choice === null, true)} className={styles.drop}>
          <span className={styles.spoken}>{texts.drop}</span>
          {(!isReadOnly || choice === null) && <span className={styles.dropMark} data-mark="" aria-hidden="true" />}
        </td>
      )}
    </tr>
  );
});
