import type { Chat } from '@jianzhu/chat';
import { useChatState } from '@jianzhu/chat/react';
import type { AsideKind } from '@jianzhu/ui/chat';
import { useState } from 'react';
import * as styles from '../live.css.ts';
import { MemberAside } from './member-aside.tsx';
import { MemberPane } from './member-pane.tsx';

/** The open chat of a user on a narrow page without a list; what stands beside it takes its place. */
export function OneChat({ chat }: { readonly chat: Chat }) {
  const { chats, openId } = useChatState(chat, (state) => state);
  const [aside, setAside] = useState<AsideKind | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const open = chats.find(({ id }) => id === openId);
  const close = () => setAside(null);
  if (open === undefined) return <div className={styles.pane} />;
  return (
    <div className={styles.pane}>
      {aside ? (
        <MemberAside
          chat={chat}
          kind={aside}
          peerName={open.name}
          onOpenHit={(id) => {
            setShownId(id);
            close();
          }}
          onClose={close}
        />
      ) : (
        <MemberPane chat={chat} onBack={close} aside={null} onAsideChange={setAside} shownId={shownId} />
      )}
    </div>
  );
}
