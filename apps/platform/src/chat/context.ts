import { defineContext } from '../context.ts';
import { chatHandlers } from './handlers.ts';

export const chatContext = defineContext({
  tables: {
    chat_user: 'tenant',
    chat_token: 'system',
    chat: 'tenant',
    chat_member: 'tenant',
    chat_message: 'tenant',
    chat_delivery: 'system',
    chat_history: 'system',
    chat_service_account: 'system',
    chat_session: 'system',
    chat_session_epoch: 'system',
    chat_ticket: 'system',
  },
  records: { chat: '会话' },
  acts: {
    'chat.contact': { name: '联系企业', kind: 'contact', record: 'business', id: 'body.businessId', in: 'marked' },
    'chat.create': { name: '打开会话', kind: 'contact', record: 'chat', id: 'body.id' },
    'chat.remove': { name: '移除会话', kind: 'contact', record: 'chat', id: 'query.chatId' },
    'chat.updateUser': { name: '修改沟通名片', kind: 'profile', record: 'account' },
    'chat.fileAddress': { name: '查看对方发来的文件', kind: 'file', record: 'attachment', in: 'marked' },
  },
  notKept: {
    'chat.markRead': 'a reading mark of one’s own',
    'chat.logout': 'ends the chat token of a login that goes on',
    'chat.ticket': 'opens the socket of a chat token that a login got',
  },
  handlers: ({ database, chat, store }) => ({ chat: chatHandlers(database, chat, store) }),
});
