/** Where the figures of a goal come from: a benchmark of its own, or the sizes of the built packages. */
export type Source = 'chat-store' | 'chat-server' | 'chat-resync' | 'chat-log' | 'size';

/** What one figure of the chat has to reach. */
export interface Goal {
  readonly source: Source;
  readonly name: string;
  /** Where the figure stands in what its source reports. */
  readonly at: readonly string[];
  readonly bound: 'at least' | 'at most';
  readonly value: number;
  readonly unit: string;
}

const times = { bound: 'at least', unit: ' times' } as const;
const share = { bound: 'at most', unit: ' times' } as const;
const ms = { bound: 'at most', unit: ' ms' } as const;
const kB = { bound: 'at most', unit: ' kB' } as const;

/** The goals of the chat, in the order in which they are measured. */
export const goals: readonly Goal[] = [
  store('10000 in 50', 3),
  store('10000 in 1', 12),
  store('100000 in 50', 8),
  store('100000 in 1', 100),
  {
    ...ms,
    source: 'chat-store',
    name: 'longest work at a burst, 10,000 messages',
    at: ['longestMs', '10000 in 50'],
    value: 8,
  },
  server('fan-out over ws', 'fanOutOverWs', { ...times, value: 5 }),
  server('fan-out over socket.io', 'fanOutOverSocketIo', { ...times, value: 6 }),
  {
    ...ms,
    source: 'chat-server',
    name: '99th percentile at 100,000 deliveries a second',
    at: ['gateway', 'p99MsAt100'],
    value: 100,
  },
  server('memory of an idle connection over ws', 'idleOverWs', { ...share, value: 1.2 }),
  server('memory of an idle connection over socket.io', 'idleOverSocketIo', { ...share, value: 0.55 }),
  server('messages of two over a bare ws router', 'routedOverWs', { ...times, value: 0.8 }),
  server('stored in groups over one by one', 'groupCommitOverOneByOne', { ...times, value: 4 }),
  server('99th percentile of the acknowledgement', 'ackP99Ms', { ...ms, value: 30 }),
  {
    ...ms,
    source: 'chat-resync',
    name: 'catching up with 1,000 messages over 50 chats',
    at: ['ms'],
    value: 150,
  },
  {
    source: 'chat-resync',
    name: 'requests for that',
    at: ['requests'],
    bound: 'at most',
    value: 2,
    unit: '',
  },
  {
    ...ms,
    source: 'chat-log',
    name: 'longest task while 100,000 messages scroll, time of the processor',
    at: ['figures', 'longestTaskOfProcessor'],
    value: 50,
  },
  size('client without its libraries', 12),
  size('client with its libraries', 34),
];

function store(messages: string, value: number): Goal {
  return {
    ...times,
    source: 'chat-store',
    name: `messages taken in, ${messages}, over stream-chat`,
    at: ['times', messages],
    value,
  };
}

function server(name: string, figure: string, goal: Pick<Goal, 'bound' | 'unit' | 'value'>): Goal {
  return { ...goal, source: 'chat-server', name, at: [figure] };
}

function size(entry: string, value: number): Goal {
  return { ...kB, source: 'size', name: `size after gzip, ${entry}`, at: [`chat, ${entry}`], value };
}
