export { type CallOptions, type ChatApi, ChatSessionError } from './ports/api.ts';
export type {
  ChatStorage,
  Clock,
  SocketFactory,
  SocketLike,
  Surroundings,
  SurroundingsEvent,
} from './ports/environment.ts';
export type { ChatRecord, ChatUser, Message, ReadReceipt } from './protocol/entities.ts';
export { ChatCallError, type ChatCalls, type ChatCallsOptions, chatCalls } from './rest/chat-calls.ts';
