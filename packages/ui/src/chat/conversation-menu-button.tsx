import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { listMessages } from './messages.ts';

export interface ConversationMenuButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> {
  /** Name of the conversation. */
  readonly headline: string;
}

/** What opens the menu of a conversation. */
export function ConversationMenuButton({ headline, ...button }: ConversationMenuButtonProps) {
  return (
    <IconButton aria-haspopup="menu" {...button} label={listMessages.more(headline)}>
      <Icon name="more" size={16} />
    </IconButton>
  );
}
