import { contentFault } from '../protocol/content.ts';
import type { Message } from '../protocol/entities.ts';
import type { SendOutcome } from './core-events.ts';
import type { CoreState, EventOf } from './core-state.ts';
import { noticeGap } from './gap-requests.ts';
import type { SendStatus } from './local-message.ts';
import type { OutboxEntry } from './outbox.ts';

const mostAttempts = 3;
const oldest = 24 * 3_600_000;
const usualHold = 1000;

/** The user wrote a message: it is shown at once and goes out as soon as it can, if it can at all. */
export function sent(state: CoreState, { id, chatId, content, messageType }: EventOf<'sent'>): void {
  const fault = contentFault(content, messageType);
  if (fault !== null) {
    const error = fault === 'too-long' ? 'too-big' : 'invalid';
    state.emit({ type: 'failed', error: { code: 'message-refused', id, fault } });
    state.emit({ type: 'settled', id, chatId, outcome: { status: 'failed', error, fault } });
    return;
  }
  if (state.outbox.isFull) {
    state.emit({ type: 'failed', error: { code: 'outbox-full', id } });
    state.emit({ type: 'settled', id, chatId, outcome: { status: 'failed', error: 'outbox-full' } });
    return;
  }
  const { conversation } = state.ensureConversation(chatId);
  const timestamp = Math.max(state.nowMs, conversation.messages.newest?.timestamp ?? 0);
  const message: Message = { id, fromId: state.options.user.id, chatId, content, timestamp, type: messageType };
  state.outbox.add(message);
  conversation.take({ ...message, status: 'queued' }, state.nowMs);
  state.changes.messages(chatId);
  state.changes.pending();
  state.moveToTop(chatId);
  state.emit({ type: 'publishMessage', message: { ...message, status: 'queued' }, origin: 'echo' });
  pump(state);
}

/** Puts on the wire what may go. */
function pump(state: CoreState): void {
  if (state.protocol === null) return;
  for (const { message } of state.outbox.next(state.options.limits.inFlight)) {
    state.outbox.set(message.id, { state: 'sending' });
    showStatus(state, message, 'sending');
    state.emit({ type: 'transmit', message });
  }
}

function showStatus(state: CoreState, { id, chatId }: Message, status: SendStatus): void {
  const conversation = state.conversations.get(chatId);
  const shown = conversation?.messages.get(id);
  if (conversation === undefined || shown === undefined) return;
  conversation.replace({ ...shown, status }, state.nowMs);
  state.changes.messages(chatId);
  state.changes.pending();
}

/** A connection stands: what waits goes out, what waited longer than a day is given up. */
export function connected(state: CoreState, { protocol, hearsDelivery = false }: EventOf<'connected'>): void {
  // A greeting that came too late: what was said as to a v1 server is said again to one that answers.
  const isLateV2 = state.protocol === 'v1' && protocol === 'v2';
  state.protocol = protocol;
  state.hearsDelivery = hearsDelivery;
  for (const { message, state: stage } of state.outbox.entries) {
    if (stage !== 'failed' && state.nowMs - message.timestamp > oldest) giveUp(state, message, 'too-old');
    else if (stage === 'sending' && isLateV2) state.outbox.set(message.id, { state: 'queued' });
  }
  pump(state);
}

/** The connection is gone: what was on the wire goes out again on the next one, under the same id. */
export function disconnected(state: CoreState): void {
  state.protocol = null;
  state.hearsDelivery = false;
  for (const { message, state: stage } of state.outbox.entries) {
    if (stage === 'failed') continue;
    state.outbox.set(message.id, { state: 'queued' });
    if (stage !== 'queued') showStatus(state, message, 'queued');
  }
  for (const conversation of state.conversations.values()) conversation.isRangeAsked = false;
}

/** The server has stored a message, or says why not. Stored before counts as stored. */
export function acknowledged(state: CoreState, { ack }: EventOf<'acknowledged'>): void {
  const entry = state.outbox.get(ack.id);
  if (ack.status === 'error') {
    if (entry !== undefined) refused(state, entry, ack);
    return;
  }
  settleStored(state, ack.id);
  const conversation = state.conversations.get(ack.chatId);
  const shown = conversation?.messages.get(ack.id);
  if (conversation === undefined || shown === undefined) return;
  conversation.take({ ...shown, seq: ack.seq, timestamp: ack.timestamp, status: 'sent' }, state.nowMs);
  state.changes.messages(ack.chatId);
  noticeGap(state, conversation);
}

const finalErrors = { too_big: 'too-big', invalid: 'invalid', forbidden: 'forbidden', no_chat: 'no-chat' } as const;

type Refusal = Extract<EventOf<'acknowledged'>['ack'], { readonly status: 'error' }>;

function refused(state: CoreState, { message }: OutboxEntry, { error, retryAfter }: Refusal): void {
  if (error !== 'rate' && error !== 'retry') {
    giveUp(state, message, finalErrors[error]);
    return;
  }
  state.outbox.set(message.id, { state: 'held' });
  showStatus(state, message, 'queued');
  state.emit({ type: 'hold', id: message.id, delay: retryAfter ?? usualHold });
}

/** Whatever told of it, the server has the message: it waits no longer. */
export function settleStored(state: CoreState, id: string): void {
  const entry = state.outbox.get(id);
  if (entry === undefined) return;
  state.outbox.delete(id);
  state.changes.pending();
  const { chatId } = entry.message;
  state.emit({ type: 'settled', id, chatId, outcome: { status: 'sent', unconfirmed: false } });
  pump(state);
}

type Failure = Extract<SendOutcome, { readonly status: 'failed' }>['error'];

function giveUp(state: CoreState, message: Message, error: Failure): void {
  state.outbox.set(message.id, { state: 'failed' });
  showStatus(state, message, 'failed');
  const { id, chatId } = message;
  state.emit({ type: 'settled', id, chatId, outcome: { status: 'failed', error } });
  pump(state);
}

/** A connection that lives did not answer: the message goes out again, three times at most. */
export function ackOverdue(state: CoreState, { id }: EventOf<'ackOverdue'>): void {
  const entry = state.outbox.get(id);
  if (entry?.state !== 'sending') return;
  const attempts = entry.attempts + 1;
  state.outbox.set(id, { attempts, state: 'queued' });
  if (attempts >= mostAttempts) giveUp(state, entry.message, 'no-answer');
  else pump(state);
}

/** A v1 server gives no sign; a connection that lived on after the frame left must do. */
export function assumedStored(state: CoreState, { id }: EventOf<'assumedStored'>): void {
  const entry = state.outbox.get(id);
  if (entry?.state !== 'sending') return;
  state.outbox.delete(id);
  showStatus(state, entry.message, 'sent');
  const { chatId } = entry.message;
  state.emit({ type: 'settled', id, chatId, outcome: { status: 'sent', unconfirmed: true } });
  pump(state);
}

export function holdEnded(state: CoreState, { id }: EventOf<'holdEnded'>): void {
  if (state.outbox.get(id)?.state !== 'held') return;
  state.outbox.set(id, { state: 'queued' });
  pump(state);
}

/** The user sends a failed message again, under its old id: a copy that arrived after all is no second one. */
export function retried(state: CoreState, { id }: EventOf<'retried'>): void {
  const entry = state.outbox.get(id);
  if (entry?.state !== 'failed') return;
  state.outbox.set(id, { state: 'queued', attempts: 0 });
  showStatus(state, entry.message, 'queued');
  pump(state);
}

export function discarded(state: CoreState, { id }: EventOf<'discarded'>): void {
  const entry = state.outbox.get(id);
  if (entry === undefined || entry.state === 'sending') return;
  const { chatId } = entry.message;
  state.outbox.delete(id);
  state.conversations.get(chatId)?.drop(id, state.nowMs);
  state.changes.messages(chatId);
  state.changes.pending();
  state.emit({ type: 'settled', id, chatId, outcome: { status: 'discarded' } });
}
