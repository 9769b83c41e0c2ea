import * as v from 'valibot';

const chatId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '会话编号不正确'));
const userId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '用户编号不正确'));
const shortText = v.pipe(v.string(), v.maxLength(60, '名称不能超过60个字'));
const address = v.pipe(v.string(), v.maxLength(500, '头像地址不正确'));

const chatUser = v.object({ id: userId, name: shortText, avatar: address });

const conversationEntries = {
  id: chatId,
  name: shortText,
  avatar: address,
  type: v.pipe(v.string(), v.maxLength(20)),
  isLoading: v.optional(v.boolean(), false),
  loaded: v.optional(v.boolean(), false),
  lastMessage: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  lastTime: v.optional(v.string(), ''),
  /** Epoch in ms. */
  timestamp: v.optional(v.number(), 0),
  lastReadTime: v.optional(v.number(), 0),
};

/** A conversation as its list shows it. */
const conversation = v.object({
  ...conversationEntries,
  unreadCount: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
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
  userByName: { params: v.object({ name: v.pipe(v.string(), v.maxLength(60)) }), data: v.nullable(chatUser) },
  user: { params: v.object({ id: userId }), data: v.nullable(chatUser) },
  updateUser: { body: chatUser, data: chatUser },
  logout: { data: v.null() },
  list: { data: v.array(conversation) },
  remove: { query: v.object({ chatId }), data: v.null() },
  create: { body: conversation, data: conversation },
  markRead: { body: v.object({ ...conversationEntries, unreadCount: v.literal(0) }), data: conversation },
};
