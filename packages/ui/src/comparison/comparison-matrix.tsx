import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useRowWindow } from '../data-table/use-row-window.ts';
import { Icon } from '../icon/icon.tsx';
import { popover } from '../popover/popover.css.ts';
import { Anchor, Content, Portal, Root } from '../primitives/popover.ts';
import * as styles from './comparison.css.ts';
import type { Choices, ComparedCell, ComparedFact, ComparedLine, ComparedOffer } from './comparison.ts';
import { ComparisonFacts } from './comparison-facts.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonRow } from './comparison-row.tsx';
import { roles } from './grid-roles.ts';
import { rowHeight, widthOf } from './measures.ts';
import { comparisonMessages as texts } from './messages.ts';
import { useGridCursor } from './use-grid-cursor.ts';

export interface ComparisonMatrixProps {
  /** Accessible name. */
  readonly label: string;
  readonly lines: readonly ComparedLine[];
  readonly offers: readonly ComparedOffer[];
  /** What an offer says for a line; null where it says nothing. Keep it the same function while its data are. */
  readonly cellOf: (lineId: string, offerId: string) => ComparedCell | null;
  readonly choices: Choices;
  /** Left out: nobody chooses any more. */
  readonly onChoose?: ((lineId: string, offerId: string | null) => void) | undefined;
  /** Lines may be left unbought. */
  readonly canDrop?: boolean;
  readonly facts?: readonly ComparedFact[];
  /** What opens beside a cell. */
  readonly details?: (lineId: string, offerId: string) => ReactNode;
  readonly onHide?: ((offerId: string) => void) | undefined;
}

/** Up to this many lines are all drawn; of more only those that are seen. */
const wholeUpTo = 60;

const noFacts: readonly ComparedFact[] = [];

interface Opened {
  readonly row: number;
  readonly offer: ComparedOffer;
  readonly line: ComparedLine;
  readonly cell: HTMLElement;
}

/**
 * Lines against offers, with heads that stay: whoever buys sees what each asks for each line, and chooses by pointer or
 * keys (arrows move, space chooses, Enter shows the details). On narrow windows every line is a card.
 */
export function ComparisonMatrix(props: ComparisonMatrixProps) {
  const { label, lines, offers, cellOf, choices, onChoose, canDrop = false, facts = noFacts, details, onHide } = props;
  const scroller = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const window = useRowWindow(box, lines.length, lines.length > wholeUpTo);

  const choose = ({ row, column }: { readonly row: number; readonly column: number }) => {
    const line = lines[row];
    const offer = offers[column];
    if (!line || !onChoose) return;
    if (!offer) {
      if (canDrop) onChoose(line.id, null);
    } else if (cellOf(line.id, offer.id) !== null) onChoose(line.id, offer.id);
  };
  const open = ({ row, column }: { readonly row: number; readonly column: number }, cell: HTMLElement | null) => {
    const line = lines[row];
    const offer = offers[column];
    if (line && offer && cell && details && cellOf(line.id, offer.id) !== null) setOpened({ row, line, offer, cell });
  };
  const cursor = useGridCursor({
    rows: lines.length,
    columns: offers.length + (canDrop ? 1 : 0),
    onChoose: choose,
    onOpen: (at) => open(at, document.getElementById(cursor.idOf(at))),
    onMove: (at) => bringIntoSight(box.current, at.row, cursor.idOf(at)),
  });
  const { put, idOf, shown } = cursor;
  const picking = useRef({ choose, open });
  picking.current = { choose, open };
  const canChoose = onChoose !== undefined;
  const onPick = useCallback(
    (at: { readonly row: number; readonly column: number }, cell: HTMLElement) => {
      put(at);
      if (canChoose) picking.current.choose(at);
      else picking.current.open(at, cell);
    },
    [put, canChoose],
  );

  const gapOf = (height: number) =>
    height > 0 && (
      <tr {...roles.none} className={styles.gap} style={{ height }}>
        <td {...roles.none} colSpan={offers.length + 4} />
      </tr>
    );

  return (
    <Root open={opened !== null} onOpenChange={(isOpen) => isOpen || setOpened(null)}>
      <div ref={box} className={styles.scroller}>
        <table
          ref={scroller}
          {...cursor.gridProps}
          {...roles.grid}
          aria-label={label}
          aria-rowcount={lines.length + 1}
          {...(canChoose ? {} : roles.readOnly)}
          className={styles.table}
          style={{ minWidth: widthOf(offers.length) }}
        >
          <ComparisonHead offers={offers} canDrop={canDrop} onHide={onHide} />
          <tbody {...roles.group} className={styles.body}>
            {gapOf(window.before)}
            {lines.slice(window.start, window.end).map((line, place) => (
              <ComparisonRow
                key={line.id}
                line={line}
                index={window.start + place}
                offers={offers}
                cellOf={cellOf}
                choice={choices.get(line.id)}
                canDrop={canDrop}
                isReadOnly={!canChoose}
                activeColumn={shown?.row === window.start + place ? shown.column : null}
                idOf={idOf}
                onPick={onPick}
              />
            ))}
            {gapOf(window.after)}
          </tbody>
          <ComparisonFacts facts={facts} offers={offers} canDrop={canDrop} />
        </table>
      </div>
      {opened && (
        <>
          <Anchor virtualRef={{ current: opened.cell }} />
          <Portal>
            <Content
              className={popover}
              align="end"
              sideOffset={4}
              collisionPadding={16}
              aria-label={texts.details(opened.offer.name, opened.row + 1)}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                scroller.current?.focus();
              }}
            >
              <div className={styles.detailsHead}>
                {texts.details(opened.offer.name, opened.row + 1)}
                <button type="button" className={styles.hide} aria-label={texts.close} onClick={() => setOpened(null)}>
                  <Icon name="close" size={16} />
                </button>
              </div>
              <div className={styles.details}>{details?.(opened.line.id, opened.offer.id)}</div>
            </Content>
          </Portal>
        </>
      )}
    </Root>
  );
}

/** Of a row that is not drawn only the height is known. */
function bringIntoSight(box: HTMLElement | null, row: number, cellId: string): void {
  const cell = document.getElementById(cellId);
  if (cell) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  else if (box) box.scrollTop = row * rowHeight - box.clientHeight / 2;
}
