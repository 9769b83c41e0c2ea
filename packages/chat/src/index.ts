export { type Attachment, readAttachment, writeAttachment } from './attachments/attachment.ts';
export {
  type AttachmentHandle,
  type AttachmentOptions,
  type AttachmentSender,
  createAttachmentSender,
} from './attachments/attachment-sender.ts';
export { Turns } from './attachments/turns.ts';
export type { Chat, ConnectionState, ConnectionView, SendHandle } from './client/chat.ts';
export {
  type ChatEnvironment,
  type ChatError,
  type ChatLimits,
  type ChatLog,
  type ChatOptions,
  chatConfig,
} from './client/chat-options.ts';
export { createChat } from './client/create-chat.ts';
export { createMessageId } from './client/message-id.ts';
export type { MessageEvent } from './client/outputs.ts';
export type { TokenReason } from './connection/connection-events.ts';
export { defaultTiming, type Timing } from './connection/timing.ts';
export { TokenRefused } from './connection/token-refused.ts';
export type { MessageOrigin, SendOutcome } from './core/core-events.ts';
export type { ReadWhen } from './core/core-state.ts';
export type { LocalMessage, SendStatus } from './core/local-message.ts';
export type { MessageListView } from './core/message-list.ts';
export { browserNotifications, pageTitle } from './notifications/browser-ports.ts';
export {
  type ChatNotifications,
  type NotificationOptions,
  type NotificationPort,
  notifyOfMessages,
} from './notifications/desktop-notifications.ts';
export { badgeText, showUnreadInTitle, type TitlePort } from './notifications/title-badge.ts';
export { type CallOptions, type ChatApi, ChatCallMissing, ChatSessionError, type KnownChat } from './ports/api.ts';
export type {
  ChatStorage,
  Clock,
  SocketFactory,
  SocketLike,
  Surroundings,
  SurroundingsEvent,
} from './ports/environment.ts';
export type { LockListener, TabChannel, TabsPort } from './ports/tabs.ts';
export type { UploadedFile, UploadOptions, UploadPort } from './ports/upload.ts';
export { type RecordCard, readCard, writeCard } from './protocol/card.ts';
export { type ContentFault, mostCharacters } from './protocol/content.ts';
export type { ChatRecord, ChatStanding, ChatUser, Message, ReadReceipt } from './protocol/entities.ts';
export { ChatCallError, type ChatCalls, type ChatCallsOptions, chatCalls } from './rest/chat-calls.ts';
export type { ChatState } from './store/chat-state.ts';
export type { CloseReason, ConnectionStatus } from './store/connection-status.ts';
