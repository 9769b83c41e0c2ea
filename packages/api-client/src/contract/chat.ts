/** Calls of the chat service. All but `login` carry the chat token and no other (ambiguity G-14). */
import { get, post, put } from '../endpoint.ts';
import type { chatSchemas } from './chat.schema.ts';
import { chatSystem, memberInfo } from './prefixes.ts';
import { ourChat, ourMember, specChat } from './traits.ts';

type S = typeof chatSchemas;

const users = `${chatSystem}/users`;
const chats = `${chatSystem}/chat`;

/** The chat user of the member, the token of the chat service and the path of its socket. */
export const login = get<S['login']>('chat.login', `${memberInfo}/im`, { ...ourMember, permission: 'chat_use' });

export const userByName = get<S['userByName']>('chat.userByName', `${users}/getUser/{name}`, specChat);

/** Also the lookup whose name a new conversation takes. */
export const user = get<S['user']>('chat.user', `${users}/{id}`, specChat);

/** Replaces the user's record as a whole. */
export const updateUser = put<S['updateUser']>('chat.updateUser', `${users}/update`, specChat);

/** Ends the chat login; not the login of the portal (ambiguity F-14). Its answer is not read. */
export const logout = post<S['logout']>('chat.logout', '/logout', { ...specChat, endsSession: true });

export const list = get<S['list']>('chat.list', `${chats}/list`, specChat);

/** Takes a conversation off the list, although it is a GET (ambiguity F-17). */
export const remove = get<S['remove']>('chat.remove', `${chats}/move`, {
  auth: 'chat',
  source: 'spec',
  headers: 'chat',
  changesState: true,
});

export const create = post<S['create']>('chat.create', chats, specChat);

/** The conversation with nothing unread. */
export const markRead = put<S['markRead']>('chat.markRead', chats, specChat);

/** A ticket for one socket, for clients that must not write the token into an address. */
export const ticket = post<S['ticket']>('chat.ticket', `${chats}/ticket`, ourChat);

/** Opens the conversation with whoever answers for a company, or for the platform. */
export const contact = post<S['contact']>('chat.contact', `${chats}/contact`, ourChat);

/** Older messages of a conversation, newest first. */
export const history = get<S['history']>('chat.history', `${chats}/messages`, ourChat);

/** Messages of one's own conversations whose text or file name holds the words, newest first. */
export const search = get<S['search']>('chat.search', `${chats}/search`, ourChat);

/** A signed address for the picture or file of a message in one of one's own conversations. */
export const fileAddress = get<S['fileAddress']>('chat.fileAddress', `${chats}/file`, ourChat);
