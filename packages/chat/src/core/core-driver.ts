import type { ChatRecord, ChatUser, Message } from '../protocol/entities.ts';
import type { ChatPage } from '../protocol/frames.ts';
import { chatRecord } from './conversation.ts';
import { Core } from './core.ts';
import type { CoreEffect, CoreEvent } from './core-events.ts';
import type { CoreOptions, ReadWhen } from './core-state.ts';

export const me: ChatUser = { id: 'me', name: '我', avatar: '' };
export const startMs = 1_763_722_000_000;

/** A core that notes every effect, for tests. */
export interface Driver {
  readonly core: Core;
  readonly effects: CoreEffect[];
  apply(event: CoreEvent, nowMs?: number): readonly CoreEffect[];
  /** Effects of one type, so far. */
  of<Type extends CoreEffect['type']>(type: Type): readonly Extract<CoreEffect, { readonly type: Type }>[];
  ids(chatId: string): readonly string[];
}

export function startCore(
  options: { readonly readWhen?: ReadWhen; readonly limits?: Partial<CoreOptions['limits']> } = {},
): Driver {
  const limits = { window: 200, outbox: 500, mailbox: 1000, inFlight: 32, missing: 1000, ...options.limits };
  const core = new Core({ user: me, readWhen: options.readWhen ?? 'visible', limits });
  const effects: CoreEffect[] = [];
  return {
    core,
    effects,
    apply(event, nowMs = startMs) {
      const made = core.apply(event, nowMs);
      effects.push(...made);
      return made;
    },
    of: (type) =>
      // The filter sees to it that only effects of this type are left.
      effects.filter((effect) => effect.type === type) as unknown as readonly Extract<
        CoreEffect,
        { type: typeof type }
      >[],
    ids: (chatId) => core.window(chatId).map(({ id }) => id),
  };
}

/** A message of another user, at a second after the start. */
export function messageAt(id: string, second: number, more: Partial<Message> = {}): Message {
  const timestamp = startMs + second * 1000;
  return { id, fromId: 'u2', chatId: 'c1', content: `文字${id}`, timestamp, type: 'text', ...more };
}

export const chatOf = (id: string, more: Partial<ChatRecord> = {}): ChatRecord =>
  chatRecord(id, { name: `群${id}`, ...more });

/** A page of a v2 server with the messages of these places, a second apart. */
export function pageOf(chatId: string, from: number, to: number, more: Partial<ChatPage> = {}): ChatPage {
  const seqs = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return {
    chat: chatOf(chatId),
    head: to,
    readSeq: 0,
    peerRead: {},
    messages: seqs.map((seq) => messageAt(`m${seq}`, seq, { chatId, seq })),
    from,
    to,
    more: false,
    ...more,
  };
}
