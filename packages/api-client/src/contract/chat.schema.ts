import * as v from 'valibot';
import { recordId } from './fields.schema.ts';

const chatId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '会话编号不正确'));
const userId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '用户编号不正确'));
const shortText = v.pipe(v.string(), v.maxLength(60, '名称不能超过60个字'));
const address = v.pipe(v.string(), v.maxLength(500, '头像地址不正确'));

const chatUser = v.object({ id: userId, name: shortText, avatar: address });

/** For whom somebody stands in a chat; empty where no company is known. */
const standing = {
  company: v.optional(v.string(), ''),
  /** What they do there, in words. */
  position: v.optional(v.string(), ''),
  /** Whether they answer for the platform itself; told by the platform alone. */
  official: v.optional(v.boolean(), false),
};

const foundUser = v.object({ ...chatUser.entries, ...standing });

const conversationEntries = {
  id: chatId,
  type: v.pipe(v.string(), v.maxLength(20)),
  isLoading: v.optional(v.boolean(), false),
  loaded: v.optional(v.boolean(), false),
  lastMessage: v.optional(v.string(), ''),
  lastTime: v.optional(v.string(), ''),
  /** Epoch in ms. */
  timestamp: v.optional(v.number(), 0),
  lastReadTime: v.optional(v.number(), 0),
};

/** A conversation as its list shows it, with the company of the other side of a chat of two. */
const conversation = v.object({
  ...conversationEntries,
  ...standing,
  name: shortText,
  avatar: address,
  unreadCount: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});

/** What a site knows of a conversation; what it leaves out, or leaves empty, stays as it is. */
const knownConversation = v.object({
  ...conversationEntries,
  name: v.optional(shortText, ''),
  avatar: v.optional(address, ''),
  unreadCount: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});

const count = (least: number, most: number, message: string) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
/** The last moment that a date can name, in ms since 1970. */
const latestTime = 8.64e15;

const limit = v.optional(count(1, 100, '每次最多读取100条消息'), 50);

/** A message with its place in the conversation. */
const message = v.object({
  id: v.string(),
  fromId: v.string(),
  chatId: v.string(),
  content: v.string(),
  /** Epoch in ms. */
  timestamp: v.number(),
  /** `text`, `image`, `file`. */
  type: v.string(),
  /** Dense from 1. */
  seq: v.number(),
});

export const chatSchemas = {
  login: {
    data: v.object({
      imUser: chatUser,
      /** Bound to the user and the login, revoked with it. */
      token: v.string(),
      socketPath: v.string(),
    }),
  },
  userByName: { params: v.object({ name: v.pipe(v.string(), v.maxLength(60)) }), data: v.nullable(foundUser) },
  user: { params: v.object({ id: userId }), data: v.nullable(foundUser) },
  updateUser: { body: chatUser, data: chatUser },
  logout: { data: v.null() },
  /** Opens one socket within a minute, in place of the token. */
  ticket: { data: v.object({ ticket: v.string() }) },
  /** Without a business: the platform's own service. */
  contact: { body: v.object({ businessId: v.optional(recordId) }), data: conversation },
  history: {
    query: v.object({
      chatId,
      /** Messages before this place. */
      beforeSeq: v.optional(count(1, Number.MAX_SAFE_INTEGER, '消息位置不正确')),
      /** Messages before this time, epoch in ms; the place counts when both are there. */
      before: v.optional(count(0, latestTime, '时间不正确')),
      limit,
    }),
    data: v.object({ messages: v.array(message), more: v.boolean() }),
  },
  search: {
    query: v.object({
      words: v.pipe(v.string(), v.trim(), v.nonEmpty('请输入搜索内容'), v.maxLength(50, '搜索内容不能超过50个字')),
      chatId: v.optional(chatId),
      limit,
    }),
    data: v.array(message),
  },
  fileAddress: {
    query: v.object({ messageId: v.pipe(v.string(), v.uuid('消息编号不正确')) }),
    /** Good for ten minutes. */
    data: v.object({ url: v.string() }),
  },
  list: { data: v.array(conversation) },
  remove: { query: v.object({ chatId }), data: v.null() },
  create: { body: knownConversation, data: conversation },
  markRead: { body: v.object({ ...knownConversation.entries, unreadCount: v.literal(0) }), data: conversation },
};
