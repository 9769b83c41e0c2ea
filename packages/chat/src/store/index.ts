export { Core } from '../core/core.ts';
export type { CoreChanges, CoreEffect, CoreEvent, MessageOrigin, SendOutcome } from '../core/core-events.ts';
export type { CoreOptions, ReadWhen } from '../core/core-state.ts';
export type { LocalMessage, SendStatus } from '../core/local-message.ts';
export type { MessageListView } from '../core/message-list.ts';
export { type ChatState, clearChatState, commitChanges, createChatState } from './chat-state.ts';
export { type CloseReason, type ConnectionStatus, idleConnection } from './connection-status.ts';
export { type KeptState, keepState } from './kept-state.ts';
