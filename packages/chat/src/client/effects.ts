import type { CoreEffect } from '../core/core-events.ts';
import { maxFrameBytes } from '../protocol/codes.ts';
import { encodeFrame } from '../protocol/encode.ts';
import type { Message } from '../protocol/entities.ts';
import type { ChatSession } from './chat-session.ts';

type EffectOf<Type extends CoreEffect['type']> = Extract<CoreEffect, { readonly type: Type }>;
type Runners = { readonly [Type in CoreEffect['type']]: (session: ChatSession, effect: EffectOf<Type>) => void };

const ackPatience = 10_000;
const drainPatience = 3000;
const gapPatience = 100;
const listPatience = 5000;
const rangePause = 10_000;
/** Before a range is asked for again whose answer did not come, ms. */
const retryPause = 1000;

/** A call whose failure is told and changes nothing. */
function attempt(session: ChatSession, call: string, run: () => Promise<unknown>): void {
  run().catch((cause: unknown) => session.failed(call, cause));
}

/** Waits for the sign that a message arrived: an acknowledgement, or that the connection lives on. */
function awaitArrival(session: ChatSession, id: string): void {
  const isV2 = session.synchroniser.protocol === 'v2';
  session.timers.set(`sent ${id}`, isV2 ? ackPatience : drainPatience, () => {
    if (isV2) session.apply({ type: 'ackOverdue', id });
    else if (session.link?.waitingBytes === 0) session.apply({ type: 'assumedStored', id });
    else if (session.link !== null) awaitArrival(session, id);
  });
}

/** The other tabs show what was sent from here; the frame of a message is the same from either side. */
function tellOthers(session: ChatSession, chatId: string, id: string): void {
  // Told after the event, when time and place of the message are those of the server.
  queueMicrotask(() => {
    const message = session.core.list(chatId)?.get(id);
    if (message !== undefined) session.options.tell({ kind: 'frame', text: encodeFrame({ kind: 'message', message }) });
  });
}

const isTooBig = (message: Message): boolean =>
  message.content.length * 3 > maxFrameBytes / 2 &&
  new TextEncoder().encode(encodeFrame({ kind: 'message', message })).length > maxFrameBytes;

const runners: Runners = {
  transmit(session, { message }) {
    const { id, chatId } = message;
    if (isTooBig(message))
      session.apply({ type: 'acknowledged', ack: { id, chatId, status: 'error', error: 'too_big' } });
    else if (session.link?.send({ kind: 'message', message })) awaitArrival(session, message.id);
  },
  lookUpSender(session, { chatId, userId }) {
    session.lookup.find(chatId, userId);
  },
  loadChats(session, { chatId }) {
    session.timers.set(`lookup ${chatId}`, listPatience, () =>
      session.apply({ type: 'senderKnown', chatId, user: null }),
    );
    attempt(session, 'listChats', async () => {
      const chats = await session.options.api.listChats({ signal: session.signal });
      session.apply({ type: 'chatsLoaded', chats });
    });
  },
  createChat(session, { chat, isOwnAct }) {
    if (!isOwnAct && !session.options.isLeader()) return;
    attempt(session, 'createChat', () => session.options.api.createChat(chat, { signal: session.signal }));
  },
  markChatRead(session, { chat }) {
    attempt(session, 'markRead', () => session.options.api.markRead(chat, { signal: session.signal }));
  },
  removeChat(session, { chatId }) {
    session.options.tell({ kind: 'removed', chatId });
    attempt(session, 'removeChat', () => session.options.api.removeChat(chatId, { signal: session.signal }));
  },
  sendReceipt(session, { receipt }) {
    session.queueReceipt(receipt);
    session.options.tell({ kind: 'frame', text: encodeFrame({ kind: 'read', receipt }) });
  },
  confirmDelivery(session, { delivered }) {
    // The tab that connects speaks for the browser.
    if (session.options.isLeader()) session.deliveries.add(delivered);
  },
  gapFound(session, { chatId }) {
    const name = `gap ${chatId}`;
    const due = (): void => {
      if (session.synchroniser.isRunning) session.timers.set(name, gapPatience, due);
      else session.apply({ type: 'gapDue', chatId });
    };
    if (!session.timers.has(name)) session.timers.set(name, gapPatience, due);
  },
  requestRange(session, { chatId, range }) {
    const overdue = (): void => session.apply({ type: 'rangeOverdue', chatId });
    session.synchroniser.requestRange(chatId, range).then((hasCome) => {
      // An answer without the range: the server may have it later. A request that could not leave is never made again
      // at once: without a connection that would never end.
      session.timers.set(`range ${chatId}`, hasCome ? rangePause : retryPause, overdue);
    });
  },
  hold(session, { id, delay }) {
    session.timers.set(`hold ${id}`, delay, () => session.apply({ type: 'holdEnded', id }));
  },
  publishMessage({ options }, { message, origin }) {
    options.outputs.messages$.next({ message, origin, chatId: message.chatId });
  },
  publishReceipt({ options }, { receipt }) {
    options.outputs.receipts$.next(receipt);
  },
  settled(session, { id, chatId, outcome }) {
    session.timers.end(`sent ${id}`);
    if (outcome.status === 'sent') tellOthers(session, chatId, id);
    session.options.outputs.settled$.next({ id, outcome });
  },
  failed({ options }, { error }) {
    options.outputs.errors$.next(error);
  },
};

/** Does in the world what the core asks for. */
export function runEffect(session: ChatSession, effect: CoreEffect): void {
  // A union of functions cannot be called with a union; the key makes sure that both are of one type.
  const run = runners[effect.type] as (session: ChatSession, effect: CoreEffect) => void;
  run(session, effect);
}
