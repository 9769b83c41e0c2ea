/** A text message to a mobile number of the mainland. */
interface TextMessage {
  readonly phone: string;
  readonly content: string;
  /** Of a message that may be handed over a second time: it is the same one. */
  readonly id?: string;
}

/** Sends text messages. */
export interface SmsSender {
  /** Resolves when the message is accepted for delivery; rejects when it is not. Never logs the content. */
  send(message: TextMessage): Promise<void>;
}
