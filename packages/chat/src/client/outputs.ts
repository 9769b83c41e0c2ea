import { Subject } from 'rxjs';
import type { MessageOrigin, SendOutcome } from '../core/core-events.ts';
import type { LocalMessage } from '../core/local-message.ts';
import type { ReadReceipt } from '../protocol/entities.ts';
import type { ChatError } from './chat-options.ts';

/** A message that was not here before, told once. */
export interface MessageEvent {
  readonly message: LocalMessage;
  readonly origin: MessageOrigin;
  readonly chatId: string;
}

/** The streams of a chat client. They are hot, keep nothing, and never fail: what goes wrong is a value of `errors$`. */
export interface Outputs {
  readonly messages$: Subject<MessageEvent>;
  readonly receipts$: Subject<ReadReceipt>;
  readonly errors$: Subject<ChatError>;
  /** The account is used on another device; its id where the server named it. */
  readonly kicked$: Subject<{ readonly uuid: string }>;
  readonly settled$: Subject<{ readonly id: string; readonly outcome: SendOutcome }>;
}

export function createOutputs(): Outputs {
  return {
    messages$: new Subject(),
    receipts$: new Subject(),
    errors$: new Subject(),
    kicked$: new Subject(),
    settled$: new Subject(),
  };
}
