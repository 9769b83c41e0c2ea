export { type RecordCard, readCard, writeCard } from './card.ts';
export { closeCode, frameCode, maxFrameBytes, type ServerCapability, serverCapabilities } from './codes.ts';
export { type ContentFault, contentFault, mostCharacters } from './content.ts';
export { decodeFrame } from './decode.ts';
export { encodeFrame } from './encode.ts';
export type { ChatRecord, ChatStanding, ChatUser, Message, ReadReceipt } from './entities.ts';
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
export { readChat, readChatUser, readMessage, readReceipt } from './read-entities.ts';
export { type SocketAddress, socketUrl } from './socket-url.ts';
