export { closeCode, frameCode, maxFrameBytes } from './codes.ts';
export type { ChatRecord, ChatUser, Message, ReadReceipt } from './entities.ts';
export type {
  Ack,
  AckError,
  ChatPage,
  DecodeResult,
  Delivered,
  Frame,
  FrameFault,
  SeqRange,
  ServerHello,
  SyncPage,
  SyncRequest,
} from './frames.ts';
