import type { RecordCardProps } from './record-card.tsx';

/** What a message carries beside or in place of its words. */
export interface MessageAttachment {
  /** Address of the file; null while it is on its way to the server. */
  readonly url: string | null;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Px of a picture, when known: its place is kept free before it is loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Share of an upload that is done, 0 to 1. */
  readonly progress?: number | undefined;
}

/** Where a message is: waiting for a connection, on the wire, stored by the server, or given up. */
export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed';

/** A message as the log shows it. */
export interface ChatMessage {
  readonly id: string;
  readonly fromId: string;
  readonly isOwn: boolean;
  /** Always text: markup in it is shown as it stands. */
  readonly content: string;
  /** Ms since 1970. */
  readonly timestamp: number;
  readonly type: 'text' | 'image' | 'file' | 'card';
  readonly status: MessageStatus;
  /** Whether the other side has seen an own message. */
  readonly isRead: boolean;
  /** Whether a device of the other side has an own message; left out where nobody tells of it. */
  readonly isDelivered?: boolean | undefined;
  readonly attachment?: MessageAttachment | undefined;
  readonly card?: Omit<RecordCardProps, 'actions'> | undefined;
}

/** Messages from the oldest to the newest; an array is one. Another object means another content. */
export interface MessageSequence {
  readonly length: number;
  /** Message at a place from 0 to `length` - 1. */
  at(index: number): ChatMessage | undefined;
}
