// Ingest of frames end to end: text, parsing, deduplication, order, and a state for the page. `pnpm bench:chat-store`.
// Ours against the channel state of stream-chat, in turns; the figure is the median of the rounds. Each tells its page
// as its client does: ours once a frame of 16 ms, stream-chat at every event. Time is that of the thread on the processor,
// so that other work on the machine does not count.
import { loadavg } from 'node:os';
import { decodeFrame, encodeFrame, type Message } from '@jianzhu/chat/protocol';
import { Core, commitChanges, createChatState } from '@jianzhu/chat/store';
import { StreamChat } from 'stream-chat';

const startMs = 1_763_722_000_000;
const burst = 20;
const frame = 16;
/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const rounds = Number(process.env.BENCH_ROUNDS ?? (isShort ? 1 : 3));
/** A run that takes longer is given up, and the rate is that of what it had done. */
const patience = Number(process.env.BENCH_PATIENCE ?? (isShort ? 1_000 : 20_000));

/** ms that this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Order = 'local' | 'shuffle' | 'reverse';

interface Case {
  readonly count: number;
  readonly chats: number;
  readonly order: Order;
}

interface Result {
  readonly rate: number;
  /** Longest burst, ms. */
  readonly longest: number;
  readonly isWhole: boolean;
}

/** Numbers from 0 up to, and without, 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Messages of a conversation, a fifth of them twice, in an order. */
function messagesOf({ count, chats, order }: Case): readonly Message[] {
  const random = numbers(7);
  const unique = Array.from({ length: count }, (_, index): Message => {
    const id = `019${String(index).padStart(9, '0')}-7000-8000-000000000000`;
    const chatId = `chat-${Math.floor(random() * chats)}`;
    return {
      id,
      fromId: `user-${index % 5}`,
      chatId,
      content: `第 ${index} 条消息，请查收`,
      timestamp: startMs + index * 10,
      type: 'text',
    };
  });
  const all = unique.flatMap((message) => (random() < 0.2 ? [message, message] : [message]));
  if (order === 'reverse') return all.reverse();
  // `local`: as a network delivers, a few places apart; `shuffle`: anyhow.
  const reach = order === 'local' ? 10 : all.length;
  const keyed = all.map((message, index) => ({ message, key: index + random() * reach }));
  return keyed.sort((left, right) => left.key - right.key).map(({ message }) => message);
}

/** Runs bursts of frames, until all are through or patience ends. */
function measure(texts: readonly string[], take: (text: string) => void, commit: () => void): Result {
  let longest = 0;
  const began = worked();
  for (let start = 0; start < texts.length; start += burst) {
    const burstBegan = worked();
    for (const text of texts.slice(start, start + burst)) take(text);
    commit();
    const now = worked();
    longest = Math.max(longest, now - burstBegan);
    if (now - began > patience) return { rate: ((start + burst) / (now - began)) * 1000, longest, isWhole: false };
  }
  return { rate: (texts.length / (worked() - began)) * 1000, longest, isWhole: true };
}

function runOurs(messages: readonly Message[], chats: number): Result {
  const texts = messages.map((message) => encodeFrame({ kind: 'message', message }));
  const limits = { window: 200, outbox: 500, mailbox: 1000, inFlight: 32, missing: 1000 };
  const core = new Core({ user: { id: 'me', name: '', avatar: '' }, readWhen: 'visible', limits });
  const state = createChatState();
  const records = Array.from({ length: chats }, (_, index) => ({
    ...{ id: `chat-${index}`, name: '', avatar: '', type: 'group', unreadCount: 0, isLoading: false, loaded: false },
    ...{ lastMessage: '', lastTime: 0, timestamp: 0, lastReadTime: 0 },
  }));
  core.apply({ type: 'chatsLoaded', chats: records }, startMs);
  let committedAt = Number.NEGATIVE_INFINITY;
  const commit = (): void => {
    const changes = core.takeChanges();
    if (changes !== null) commitChanges(state, core, changes);
  };
  const result = measure(
    texts,
    (text) => {
      const decoded = decodeFrame(text);
      if (decoded.ok && decoded.frame.kind === 'message') {
        core.apply({ type: 'messageReceived', message: decoded.frame.message }, startMs);
      }
    },
    () => {
      if (worked() - committedAt < frame) return;
      commit();
      committedAt = worked();
    },
  );
  commit();
  const kept = records.reduce((sum, { id }) => sum + (core.list(id)?.length ?? 0), 0);
  const unique = new Set(messages.map(({ id }) => id)).size;
  if (result.isWhole && kept !== unique) throw new Error(`${kept} of ${unique} messages were kept`);
  return result;
}

function runPeer(messages: readonly Message[], chats: number): Result {
  const client = new StreamChat('key', { allowServerSideConnect: true });
  const own = { id: 'me', name: 'me' };
  Object.assign(client, { userID: own.id, user: own, _user: own, wsPromise: Promise.resolve() });
  for (let index = 0; index < chats; index += 1) {
    const channel = client.channel('messaging', `chat-${index}`);
    channel.initialized = true;
  }
  const texts = messages.map(({ id, chatId, fromId, content, timestamp }) => {
    const at = new Date(timestamp).toISOString();
    const user = { id: fromId };
    const message = {
      id,
      user,
      text: content,
      html: '',
      type: 'regular',
      cid: `messaging:${chatId}`,
      created_at: at,
      updated_at: at,
    };
    const channel = { cid: message.cid, channel_id: chatId, channel_type: 'messaging' };
    return JSON.stringify({ type: 'message.new', ...channel, message, user, created_at: at });
  });
  return measure(
    texts,
    (text) => client.dispatchEvent(JSON.parse(text)),
    () => undefined,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const cases: readonly Case[] = [
  { count: 10_000, chats: 50, order: 'local' },
  { count: 10_000, chats: 1, order: 'local' },
  { count: 100_000, chats: 50, order: 'local' },
  { count: 100_000, chats: 1, order: 'local' },
  { count: 100_000, chats: 1, order: 'shuffle' },
  { count: 100_000, chats: 1, order: 'reverse' },
];

/** Lets the engine compile both, so that short cases do not measure that. */
const warmUp = messagesOf({ count: 3000, chats: 50, order: 'local' });
runOurs(warmUp, 50);
runPeer(warmUp, 50);

const perSecond = (rate: number): string => `${(rate / 1000).toFixed(1)}k/s`;
const say = (line: string) => process.stdout.write(`${line}\n`);
say('| messages | chats | order | ours | longest burst | stream-chat | times |');
say('|---:|---:|---|---:|---:|---:|---:|');
const only = process.env.BENCH_COUNT ?? (isShort ? '10000' : undefined);
const chosen = only === undefined ? cases : cases.filter(({ count }) => String(count) === only);
/** For whoever judges the figures: how many times the peer's rate, and the longest burst, by messages and chats. */
const report = { times: {} as Record<string, number>, longestMs: {} as Record<string, number> };
for (const current of chosen) {
  const messages = messagesOf(current);
  const isOursAlone = current.order !== 'local';
  const ours: Result[] = [];
  const peer: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(runOurs(messages, current.chats));
    if (!isOursAlone) peer.push(runPeer(messages, current.chats));
  }
  const [own, other] = [median(ours.map(({ rate }) => rate)), median(peer.map(({ rate }) => rate))];
  const longest = median(ours.map((result) => result.longest)).toFixed(1);
  const peerText = isOursAlone
    ? ''
    : `${perSecond(other)}${peer.every(({ isWhole }) => isWhole) ? '' : ' (not finished)'}`;
  const times = isOursAlone ? '' : (own / other).toFixed(1);
  const { count, chats, order } = current;
  if (!isOursAlone) {
    report.times[`${count} in ${chats}`] = own / other;
    report.longestMs[`${count} in ${chats}`] = Number(longest);
  }
  say(`| ${count} | ${chats} | ${order} | ${perSecond(own)} | ${longest} ms | ${peerText} | ${times} |`);
}
say(`load ${loadavg()[0]?.toFixed(1)}`);
say(JSON.stringify({ bench: 'chat-store', ...report }));
