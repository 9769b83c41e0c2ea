import { browserNotifications } from '@jianzhu/chat';
import { Button } from '@jianzhu/ui';
import { useState } from 'react';
import { chatTexts } from './messages.ts';
import type { PortalChat } from './portal-chat.ts';

/** Asks the browser to let messages be told outside the page; gone once the member has said yes or no. */
export function NotificationSwitch({ portalChat: { notifications } }: { readonly portalChat: PortalChat }) {
  const [isOpen, setIsOpen] = useState(() => browserNotifications.permission() === 'default');
  if (!isOpen) return null;
  return (
    <Button
      variant="line"
      size="compact"
      onClick={async () => {
        await notifications.enable();
        setIsOpen(browserNotifications.permission() === 'default');
      }}
    >
      {chatTexts.enableNotifications}
    </Button>
  );
}
