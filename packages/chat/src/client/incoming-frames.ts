import type { Frame } from '../protocol/frames.ts';
import type { ChatSession } from './chat-session.ts';

type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;
type Receivers = { readonly [Kind in Frame['kind']]?: (session: ChatSession, frame: FrameOf<Kind>) => void };

/** Edges of the connection and codes of later versions are not for the chats. */
const receivers: Receivers = {
  message: (session, { message }) => session.apply({ type: 'messageReceived', message }),
  read: (session, { receipt }) => session.apply({ type: 'receiptReceived', receipt }),
  delivered: (session, { delivered }) => session.apply({ type: 'deliveryTold', delivered }),
  ack(session, { ack }) {
    session.timers.end(`sent ${ack.id}`);
    session.apply({ type: 'acknowledged', ack });
  },
  page(session, { page }) {
    session.apply({ type: 'pageReceived', page });
    session.synchroniser.pageReceived(page);
  },
  heartbeat(session, { now }) {
    if (now !== undefined) session.serverClock.told(now);
  },
};

/** Gives a frame of the server to the chats. */
export function receiveFrame(session: ChatSession, frame: Frame): void {
  // A union of functions cannot be called with a union; the key makes sure that both are of one kind.
  const receive = receivers[frame.kind] as ((session: ChatSession, frame: Frame) => void) | undefined;
  receive?.(session, frame);
}
