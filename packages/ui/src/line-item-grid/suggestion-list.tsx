import type { RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { OptionRow } from '../combobox/option-row.tsx';
import { floating, list, option } from '../popover/popover.css.ts';
import { Anchor, Content, Portal, Root } from '../primitives/popover.ts';
import type { CellSuggestion } from './column.ts';
import { gridMessages } from './messages.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly idOf: (index: number) => string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly items: readonly CellSuggestion[];
  /** Index of the one that Enter takes, or -1. */
  readonly active: number;
  readonly onTake: (suggestion: CellSuggestion) => void;
  readonly onClose: () => void;
}

/** Suggestions below a cell. The focus stays in the cell, whose keys go through the list. */
export default function SuggestionList({ id, idOf, anchor, items, active, onTake, onClose }: SuggestionListProps) {
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Portal>
        <Content
          id={id}
          role="listbox"
          aria-label={gridMessages.suggestions}
          className={classNames(floating, list)}
          align="start"
          sideOffset={4}
          collisionPadding={16}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the focus, and its keys
            <div
              key={item.id}
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
