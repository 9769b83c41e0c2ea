import './tables.ts';
import type { chat } from '@jianzhu/api-client/contract';
import { checkPersonName, PROFILE_MESSAGES } from '@jianzhu/domain';
import { sql } from 'kysely';
import { parseRecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import type { ChatUser } from '../http/caller.ts';
import { asChatUser, asMember, type ContextHandlers } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type CompanyRow, readCompany, shownPerson } from './chat-company.ts';
import type { ChatServer } from './chat-server.ts';
import { grantChatTicket } from './chat-tickets.ts';
import { grantChatToken, revokeChatToken } from './chat-tokens.ts';
import { isChatPicture } from './chat-users.ts';
import { contactConversation } from './contact-conversation.ts';
import { type Conversation, listConversations, removeConversation } from './conversations.ts';
import { SOCKET_PATH } from './gateway/socket-request.ts';
import { findMessageFile } from './message-file.ts';
import { chatMessages } from './messages.ts';
import { openConversation } from './open-conversation.ts';
import { readHistory } from './read-history.ts';

/** The chat service (specification section 7); what a chat user sees is decided by row security. */
export function chatHandlers(
  database: Database,
  { service, store }: Pick<ChatServer, 'service' | 'store'>,
  objects: Pick<ObjectStore, 'readAddress'>,
): ContextHandlers<typeof chat> {
  const findUser = (by: ChatUser, column: 'id' | 'name', value: string) =>
    database.withSession(by.session, async (transaction) => {
      const user = await transaction
        .selectFrom('chat_user')
        .leftJoinLateral(sql<CompanyRow>`app.chat_company(chat_user.id, null)`.as('own'), (join) => join.onTrue())
        .select(['chat_user.id', 'name', 'avatar', 'own.company', 'own.job', 'own.role_key', 'own.is_official'])
        .where(`chat_user.${column}`, '=', value)
        .orderBy('chat_user.id')
        .executeTakeFirst();
      if (user === undefined) return null;
      const standing = readCompany(user);
      return { id: user.id, ...shownPerson(user, standing), ...standing };
    });
  const findConversation = async (by: ChatUser, chatId: string): Promise<Conversation | Refusal> => {
    const [found] = await database.withSession(by.session, (transaction) => listConversations(transaction, chatId));
    return found ?? new Refusal('notFound');
  };
  return {
    login: asMember(async (_input, { caller }) => ({
      ...(await grantChatToken(database, caller)),
      socketPath: SOCKET_PATH,
    })),
    userByName: asChatUser(({ params }, { caller }) => findUser(caller, 'name', params.name)),
    user: asChatUser(async ({ params }, { caller }) => {
      const id = parseRecordId(params.id);
      return id === undefined ? null : findUser(caller, 'id', id);
    }),
    updateUser: asChatUser(async ({ body }, { caller }) => {
      if (body.id !== caller.userId) return new Refusal('noPermission');
      const refused = refusePerson(body);
      if (refused !== undefined) return refused;
      await database.withSession(caller.session, (transaction) =>
        transaction
          .updateTable('chat_user')
          .set({ name: body.name, avatar: body.avatar, updated_at: sql<Date>`now()` })
          .where('id', '=', caller.userId)
          .execute(),
      );
      return body;
    }),
    logout: asChatUser(async (_input, { caller }) => {
      await revokeChatToken(database, caller);
      return null;
    }),
    list: asChatUser((_input, { caller }) =>
      database.withSession(caller.session, (transaction) => listConversations(transaction)),
    ),
    remove: asChatUser(async ({ query }, { caller }) => {
      const isTheirs = await database.withSession(caller.session, (transaction) =>
        removeConversation(transaction, query.chatId),
      );
      return isTheirs ? null : new Refusal('notFound');
    }),
    create: asChatUser(async ({ body }, { caller }) => {
      const isTheirs = await database.withWorker((transaction) => openConversation(transaction, caller.userId, body));
      return isTheirs ? findConversation(caller, body.id) : new Refusal('notFound');
    }),
    markRead: asChatUser(async ({ body }, { caller }) => {
      const { id: chatId, type } = body;
      const { userId } = caller;
      // Everything that is there now: the mark is cut to the newest message.
      const seq = Number.MAX_SAFE_INTEGER;
      const read = await service.read(userId, { chatId, userId, timestamp: Date.now(), type, seq });
      return read === null ? new Refusal('notFound') : findConversation(caller, chatId);
    }),
    ticket: asChatUser(async (_input, { caller }) => ({ ticket: await grantChatTicket(database, caller.tokenHash) })),
    contact: asChatUser(async ({ body }, { caller }) => {
      const businessId = body.businessId === undefined ? undefined : parseRecordId(body.businessId);
      if (body.businessId !== undefined && businessId === undefined) return new Refusal('notFound');
      const contact = businessId === undefined ? 'platform' : { businessId };
      const chatId = await contactConversation(database, caller.userId, contact);
      if (chatId === undefined) return new Refusal('notFound', { msg: chatMessages.nobodyToContact });
      return findConversation(caller, chatId);
    }),
    history: asChatUser(async ({ query }, { caller }) => {
      const read = await readHistory(store, caller.userId, query);
      return read ?? new Refusal('notFound');
    }),
    fileAddress: asChatUser(async ({ query }, { caller, hostName }) => {
      const file = await findMessageFile(database, caller, query.messageId);
      return file ? { url: await objects.readAddress({ ...file, hostName }) } : new Refusal('notFound');
    }),
    search: asChatUser(async ({ query }, { caller }) => [...(await store.search(caller.userId, query))]),
  };
}

/** Body code 400 for a name or picture that nobody may bear in chats: the rules are those of the profile. */
function refusePerson({ name, avatar }: { readonly name: string; readonly avatar: string }): Refusal | undefined {
  const violation = checkPersonName(chatMessages.personName, name);
  if (violation !== null) return refuseField('name', violation.message);
  return isChatPicture(avatar) ? undefined : refuseField('avatar', PROFILE_MESSAGES.avatarAddress);
}
