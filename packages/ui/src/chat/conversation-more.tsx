import { lazy, Suspense, useState } from 'react';
import { ConversationMenuButton } from './conversation-menu-button.tsx';

const load = () => import('./conversation-menu.tsx');
const ConversationMenu = lazy(load);
/** Ahead of the click that shows it. A failure is told when it is asked for. */
const prefetch = () => void load().catch(() => undefined);

export interface ConversationMoreProps {
  /** Name of the conversation. */
  readonly headline: string;
  readonly tabIndex: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Nothing of it is unread. */
  readonly isRead: boolean;
  readonly onMarkRead: () => void;
  readonly onRemove: () => void;
}

/** Button and menu of a conversation. The menu is loaded when the button is pointed at, has the focus or is used. */
export function ConversationMore(props: ConversationMoreProps) {
  const { headline, tabIndex, open, onOpenChange } = props;
  const [isAsked, setIsAsked] = useState(false);
  const [isByPointer, setIsByPointer] = useState(false);
  if (open && !isAsked) setIsAsked(true);
  const button = { headline, tabIndex };
  if (!isAsked) {
    return (
      <ConversationMenuButton
        {...button}
        aria-expanded={false}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={({ detail }) => {
          setIsByPointer(detail !== 0);
          onOpenChange(true);
        }}
      />
    );
  }
  return (
    <Suspense fallback={<ConversationMenuButton {...button} aria-expanded={false} aria-busy aria-disabled />}>
      <ConversationMenu
        {...props}
        isByKey={!isByPointer}
        onOpenChange={(isOpen) => {
          // From here on the menu sees by itself what opens it.
          setIsByPointer(true);
          onOpenChange(isOpen);
        }}
      />
    </Suspense>
  );
}
