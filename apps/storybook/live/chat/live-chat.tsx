import { Button } from '@jianzhu/ui';
import { LoginElsewhereToast } from '@jianzhu/ui/chat/login-elsewhere-toast';
import { useEffect, useState } from 'react';
import type { NetworkChoice } from '../../.storybook/network-args.ts';
import * as styles from '../live.css.ts';
import { createChatWorld, type ProtocolVersion } from './chat-world.ts';
import { MemberChats } from './member-chats.tsx';
import { OneChat } from './one-chat.tsx';

export interface LiveChatProps {
  /** How good the buyer's line is. */
  readonly network: NetworkChoice;
  /** Version 1 acknowledges nothing and keeps no places of messages. */
  readonly protocol: ProtocolVersion;
}

/**
 * Two users side by side on the fake server of the chat: what one writes arrives at the other, and the receipt comes
 * back. Both have a real client; only sockets and calls stay in the page.
 */
export function LiveChat({ network, protocol }: LiveChatProps) {
  const [world] = useState(() => createChatWorld(protocol));
  const [isCut, setIsCut] = useState(false);
  const [isAccepting, setIsAccepting] = useState(true);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const { buyer, seller } = world;

  useEffect(() => {
    const kicks = buyer.chat.kicked$.subscribe(() => setIsElsewhere(true));
    world.start();
    return () => {
      kicks.unsubscribe();
      world.stop();
    };
  }, [world, buyer]);
  useEffect(() => buyer.line.set(isCut ? 'fails' : network), [buyer, isCut, network]);
  useEffect(() => world.setAccepting(isAccepting), [world, isAccepting]);

  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
        <Button variant="line" size="compact" onClick={() => setIsCut(!isCut)}>
          {isCut ? '恢复采购方的网络' : '断开采购方的网络'}
        </Button>
        <Button variant="line" size="compact" onClick={() => setIsAccepting(!isAccepting)}>
          {isAccepting ? '让服务器拒收' : '让服务器接收'}
        </Button>
        <Button variant="line" size="compact" onClick={world.hearFromOthers}>
          第三家企业来消息
        </Button>
        <Button variant="line" size="compact" onClick={world.loginElsewhere}>
          采购方在别处登录
        </Button>
      </div>
      {isElsewhere && <LoginElsewhereToast onClose={() => setIsElsewhere(false)} />}
      <div className={styles.sides}>
        <section aria-labelledby="live-chat-buyer">
          <h2 id="live-chat-buyer" className={styles.who}>
            采购方
          </h2>
          <MemberChats chat={buyer.chat} />
        </section>
        <section aria-labelledby="live-chat-seller">
          <h2 id="live-chat-seller" className={styles.who}>
            供应方
          </h2>
          <OneChat chat={seller.chat} />
        </section>
      </div>
    </div>
  );
}
