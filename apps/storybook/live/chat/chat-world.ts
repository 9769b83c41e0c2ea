import { type Chat, type ChatUser, createChat } from '@jianzhu/chat';
import { createFakeBrowser, createFakeServer, type FakeServer } from '@jianzhu/chat/testing';
import { type ChatLine, createChatLine } from './chat-line.ts';

/** Version of the protocol that the server speaks. */
export type ProtocolVersion = 1 | 2;

/** A user of the fake server, with a real client on a line of its own. */
interface ChatMember {
  readonly user: ChatUser;
  readonly chat: Chat;
  readonly line: ChatLine;
}

/** Two users who talk to each other through a chat server in the page. */
export interface ChatWorld {
  readonly buyer: ChatMember;
  readonly seller: ChatMember;
  /** Logs both in. */
  start(): void;
  stop(): void;
  /** Somebody who has no page here writes to the buyer. */
  hearFromOthers(): void;
  /** Whether the server stores what the buyer writes to the seller; else their messages fail. */
  setAccepting(isAccepting: boolean): void;
  /** The buyer's account is used on another device. */
  loginElsewhere(): void;
}

/** The chat of the two users. */
const sharedChat = 'buyer-seller';

const socketAddress = 'wss://chat.invalid/socket';
const otherChat = 'buyer-concrete';
const minuteMs = 60_000;

const buyer: ChatUser = { id: 'buyer', name: '吉林北辰建设集团有限公司', avatar: '' };
const seller: ChatUser = { id: 'seller', name: '吉林市松屿建材有限公司', avatar: '' };
const concrete: ChatUser = { id: 'concrete', name: '长春拓垚混凝土有限公司', avatar: '' };

const history: readonly (readonly [from: ChatUser, content: string])[] = [
  [buyer, '郑经理您好，第 7 行 Φ25 的到货日期能否提前到 12 月 3 日？'],
  [seller, '我跟仓库确认一下，稍后答复您。'],
  [seller, 'Φ25 的交期可以提前到 12 月 3 日，其余不变。'],
];

/** What the server keeps before anybody connects; the buyer has read all of it, the seller too. */
function fill({ store }: FakeServer): void {
  for (const { id, name } of [buyer, seller, concrete]) store.addUser(id, name);
  store.addChat(otherChat, [buyer.id, concrete.id]);
  const { messages } = store.addChat(sharedChat, [buyer.id, seller.id]);
  for (const [index, [from, content]] of history.entries()) {
    const timestamp = Date.now() - (history.length - index) * minuteMs;
    const facts = { chatId: sharedChat, fromId: from.id, type: 'text', timestamp, seq: index + 1 };
    messages.push({ ...facts, id: `history-${index}`, content });
  }
  const { seq = 0, timestamp = 0 } = messages.at(-1) ?? {};
  for (const userId of [buyer.id, seller.id]) store.read({ chatId: sharedChat, userId, seq, timestamp, type: '' });
}

function createMember(server: FakeServer, user: ChatUser): ChatMember {
  const line = createChatLine(server, user.id);
  const chat = createChat({
    app: user.id,
    url: socketAddress,
    api: line.api,
    getToken: () => line.getToken(),
    deviceId: () => `device-of-${user.id}`,
    // Both share the page; they are two browsers nonetheless.
    tabs: 'independent',
    storage: createFakeBrowser().storage,
    environment: { openSocket: line.openSocket },
  });
  return { user, chat, line };
}

/** Nobody is connected before `start`. */
export function createChatWorld(version: ProtocolVersion): ChatWorld {
  const server = createFakeServer({
    clock: {
      now: () => Date.now(),
      monotonic: () => performance.now(),
      setTimeout: (run, delay) => setTimeout(run, delay),
      // Only what setTimeout above has given comes back here.
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    version,
    habits: { hasHistory: true },
  });
  fill(server);
  const members = { buyer: createMember(server, buyer), seller: createMember(server, seller) };
  return {
    ...members,
    start() {
      for (const { chat, user } of Object.values(members)) {
        chat.login(user);
        const { name } = user === buyer ? seller : buyer;
        chat.open(sharedChat, { chat: { name, type: 'single' } });
      }
    },
    stop() {
      for (const { chat } of Object.values(members)) chat.dispose();
    },
    hearFromOthers: () => void server.say(otherChat, concrete.id, '明早六点泵车到场，可以吗？'),
    setAccepting(isAccepting) {
      const writers = server.store.chats.get(sharedChat)?.members;
      if (isAccepting) writers?.add(buyer.id);
      else writers?.delete(buyer.id);
    },
    loginElsewhere() {
      server.openSocket(`${socketAddress}?token=${buyer.id}&uuid=another-device`);
    },
  };
}
