import { ChatLayout, ConversationList } from '@jianzhu/ui/chat';
import { PageHead } from '@jianzhu/ui/pages';
import { useMemberHead } from '../navigation/use-member-page.ts';
import { ChatRoom } from './chat-room.tsx';
import { NotificationSwitch } from './notification-switch.tsx';
import { usePortalChat } from './use-portal-chat.ts';

/** The page of the member's chats (decision 15). The server draws its frame; the chats come with the connection. */
export function ChatPage() {
  const opening = usePortalChat();
  const head = useMemberHead();
  return (
    <>
      <PageHead
        {...head}
        actions={opening.status === 'ready' && <NotificationSwitch portalChat={opening.portalChat} />}
      />
      {opening.status === 'ready' ? (
        <ChatRoom portalChat={opening.portalChat} />
      ) : (
        <ChatLayout
          list={
            <ConversationList
              conversations={{ status: opening.status }}
              currentId={null}
              nowMs={0}
              onSelect={() => undefined}
              onMarkRead={() => undefined}
              onRemove={() => undefined}
              onRetry={opening.retry}
            />
          }
          conversation={null}
          aside={null}
          onStep={() => undefined}
        />
      )}
    </>
  );
}
