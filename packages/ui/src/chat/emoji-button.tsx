import type { ComponentProps } from 'react';
import { Outline } from '../icon/outline.tsx';
import { IconButton } from './icon-button.tsx';
import { composerMessages } from './messages.ts';
import { chatShapes } from './shapes.ts';

/** What opens the emojis. */
export function EmojiButton(button: Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'>) {
  return (
    <IconButton aria-haspopup="dialog" {...button} label={composerMessages.emoji}>
      <Outline path={chatShapes.smile} size={20} />
    </IconButton>
  );
}
