export { type Chaos, type ChaosNetwork, chaosSockets, seededRandom } from './chaos-socket.ts';
export { createFakeBrowser, type FakeBrowser, type FakeTab } from './fake-browser.ts';
export type { FakeConnection } from './fake-connection.ts';
export { createFakeServer, type FakeServer, type FakeServerOptions, type V1Habits } from './fake-server.ts';
export { createFakeNetwork, type FakeNetwork, type FakeSocket } from './fake-socket.ts';
export { FakeStore, type StoredChat } from './fake-store.ts';
export { createFakeSurroundings, type FakeSurroundings } from './fake-surroundings.ts';
export { createVirtualClock, type VirtualClock } from './virtual-clock.ts';
