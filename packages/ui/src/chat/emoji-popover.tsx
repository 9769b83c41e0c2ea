import { type KeyboardEvent, useRef, useState } from 'react';
import { Content, Portal, Root, Trigger } from '../primitives/popover.ts';
import { type Emoji, emojiColumns, emojis } from './emoji.ts';
import { EmojiButton } from './emoji-button.tsx';
import * as styles from './emoji-picker.css.ts';
import type { EmojiPickerProps } from './emoji-picker.tsx';
import { composerMessages } from './messages.ts';

const last = emojis.length - 1;

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowDown: (index) => (index + emojiColumns > last ? index : index + emojiColumns),
  ArrowUp: (index) => (index < emojiColumns ? index : index - emojiColumns),
  Home: (index) => index - (index % emojiColumns),
  End: (index) => Math.min(index - (index % emojiColumns) + emojiColumns - 1, last),
};

const rows: readonly (readonly Emoji[])[] = Array.from(
  { length: Math.ceil(emojis.length / emojiColumns) },
  (_row, index) => emojis.slice(index * emojiColumns, (index + 1) * emojiColumns),
);

/** The grid, open from the start: it is loaded when somebody asks for it. */
export default function EmojiPopover({ disabled, onPick, onReturnFocus }: EmojiPickerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [stop, setStop] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const hasPicked = useRef(false);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(stop);
    setStop(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Root open={isOpen} onOpenChange={setIsOpen}>
      <Trigger asChild>
        <EmojiButton disabled={disabled} />
      </Trigger>
      <Portal>
        <Content
          className={styles.popover}
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={16}
          aria-label={composerMessages.emoji}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            hasPicked.current = false;
            grid.current?.querySelectorAll('button')[stop]?.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (!hasPicked.current) return;
            event.preventDefault();
            onReturnFocus();
          }}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a grid of buttons is no table of data */}
          <div ref={grid} role="grid" aria-label={composerMessages.emoji} tabIndex={-1} onKeyDown={move}>
            {rows.map((row, rowIndex) => (
              // biome-ignore lint/a11y/useSemanticElements: as the grid
              // biome-ignore lint/a11y/useFocusableInteractive: the buttons in its cells take the focus
              <div key={row[0]?.sign} role="row" className={styles.row}>
                {row.map(({ sign, name }, column) => {
                  const index = rowIndex * emojiColumns + column;
                  return (
                    // biome-ignore lint/a11y/useSemanticElements: as the grid
                    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                    <span key={sign} role="gridcell">
                      <button
                        type="button"
                        className={styles.emoji}
                        aria-label={name}
                        title={name}
                        tabIndex={index === stop ? 0 : -1}
                        onClick={() => {
                          hasPicked.current = true;
                          setStop(index);
                          onPick(sign);
                          setIsOpen(false);
                        }}
                      >
                        {sign}
                      </button>
                    </span>
                  );
                })}
              </div>
            ))}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
