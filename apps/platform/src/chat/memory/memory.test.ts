import { describeBus } from '../conformance/bus-suite.ts';
import { describeSessions } from '../conformance/sessions-suite.ts';
import { describeStore } from '../conformance/store-suite.ts';
import { MemoryBus, MemoryWire } from './memory-bus.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MemoryStore } from './memory-store.ts';

const store = new MemoryStore();
let chats = 0;
let users = 0;
const wire = new MemoryWire();

describeStore('in memory', () => ({
  store,
  users: ['1', '2', '3'],
  addChat: async (userIds) => {
    chats += 1;
    store.addChat(`chat-${chats}`, userIds);
    return `chat-${chats}`;
  },
}));

describeSessions('in memory', () => ({
  sessions: (policy) => new MemorySessions(policy),
  addUser: async () => {
    users += 1;
    return String(users);
  },
}));

describeBus('in memory', () => ({ connect: async () => new MemoryBus(wire) }));
