import { Menu } from '../menu/menu.tsx';
import { ConversationMenuButton } from './conversation-menu-button.tsx';
import type { ConversationMoreProps } from './conversation-more.tsx';
import { listMessages } from './messages.ts';

export interface ConversationMenuProps extends Omit<ConversationMoreProps, 'onOpenChange'> {
  readonly onOpenChange: (open: boolean) => void;
  readonly isByKey: boolean;
}

/** The menu of a conversation: it is loaded when somebody asks for it. */
export default function ConversationMenu(props: ConversationMenuProps) {
  const { headline, tabIndex, open, onOpenChange, isByKey, isRead, onMarkRead, onRemove } = props;
  return (
    <Menu
      trigger={<ConversationMenuButton headline={headline} tabIndex={tabIndex} />}
      label={listMessages.more(headline)}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      isByKey={isByKey}
      groups={[
        {
          key: 'actions',
          items: [
            { key: 'read', label: listMessages.markRead, icon: 'check', disabled: isRead, onSelect: onMarkRead },
            { key: 'remove', label: listMessages.remove, icon: 'close', danger: true, onSelect: onRemove },
          ],
        },
      ]}
    />
  );
}
