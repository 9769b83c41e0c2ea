import type { RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { OptionRow } from '../combobox/option-row.tsx';
import { floating, list, note, option } from '../popover/popover.css.ts';
import { Anchor, Content, Portal, Root } from '../primitives/popover.ts';
import type { CellSuggestion } from './column.ts';
import { gridMessages } from './messages.ts';

export interface SuggestionListProps {
  readonly id: string;
  /** What is listed; 输入建议 unless given. */
  readonly label?: string;
  /** Said where nothing is found. */
  readonly empty?: string;
  readonly idOf: (index: number) => string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly items: readonly CellSuggestion[];
  /** Index of the one that Enter takes, or -1. */
  readonly active: number;
  readonly onTake: (suggestion: CellSuggestion) => void;
  readonly onClose: () => void;
}

const showWhole = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** Suggestions below a cell. The focus stays in the cell, whose keys go through the list. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, label = gridMessages.suggestions, empty, idOf, anchor, items, active, onTake, onClose } = props;
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Portal>
        <Content
          id={id}
          role="listbox"
          aria-label={label}
          className={classNames(floating, list)}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {items.length === 0 && empty !== undefined && <p className={note}>{empty}</p>}
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the focus, and its keys
            <div
              key={item.id}
              ref={index === active ? showWhole : undefined}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className={option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(item)}
            >
              <OptionRow option={item} isChosen={false} />
            </div>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
