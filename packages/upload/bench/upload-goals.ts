/** One promise of the package, and how it is held against a figure. */
export interface Goal {
  readonly id: string;
  /** What is measured. */
  readonly title: string;
  readonly least?: number;
  readonly most?: number;
  readonly unit: string;
}

/** The goals of transfer, list and size. Those of the hasher (P1 to P4) are in `hash.ts`. */
export const UPLOAD_GOALS = {
  toBareParts: { id: 'P5', title: 'throughput, of bare parallel slices of 1 MiB', least: 0.9, unit: '×' },
  toOnePut: { id: 'P5', title: 'throughput with parts of 8 MiB, of one put', least: 0.9, unit: '×' },
  timeToAliOss: { id: 'P6', title: 'time, of ali-oss', most: 0.25, unit: '×' },
  timeToLibStorage: { id: 'P6', title: 'time, of lib-storage', most: 0.25, unit: '×' },
  timeToUppy: { id: 'P6', title: 'time, of Uppy with the same part size', most: 1.1, unit: '×' },
  processorToAliOss: { id: 'P6', title: 'processor time, of ali-oss', most: 0.2, unit: '×' },
  growth: { id: 'P6', title: "growth of the page's process while sending", most: 16, unit: 'MiB' },
  ofLink: { id: 'P7', title: 'of 100 Mbit/s at 50 ms, with 4 parts of 1 MiB', least: 0.9, unit: '×' },
  linkToUppy: { id: 'P7', title: 'throughput on that link, of Uppy', least: 1.1, unit: '×' },
  sizeOnePut: { id: 'P8', title: 'gzip until a first file in one put is stored', most: 14, unit: 'KiB' },
  sizeInParts: { id: 'P8', title: 'gzip until a first file in parts is stored', most: 14, unit: 'KiB' },
  sizeWithXstate: { id: 'P8', title: 'the same with xstate', most: 27, unit: 'KiB' },
  sizeToPeers: { id: 'P8', title: 'the same, of ali-oss and spark-md5', most: 0.15, unit: '×' },
  longestTask: { id: 'P9', title: 'longest task while 1000 files are added and sent', most: 50, unit: 'ms' },
  shown: { id: 'P9', title: 'until the list shows 1000 files', most: 100, unit: 'ms' },
  publication: { id: 'P9', title: 'one publication with 10,000 items', most: 2, unit: 'ms' },
  resent: { id: 'P10', title: 'sent twice after a cut at half', most: 4, unit: 'MiB' },
  firstByte: { id: 'P10', title: 'first byte after `online`', most: 1000, unit: 'ms' },
  resentAfterReload: { id: 'P10', title: 'finished parts sent again after a reload', most: 0, unit: 'parts' },
  existedRequests: { id: 'P11', title: 'storage requests for content that exists', most: 0, unit: 'requests' },
  existedCalls: { id: 'P11', title: 'calls of the back end for content that exists', most: 1, unit: 'calls' },
  machineShare: { id: 'P12', title: 'processor time of the machine, of the transfer', most: 1, unit: '%' },
  partEvent: { id: 'P12', title: 'one part event at 1000 parts', most: 20, unit: 'µs' },
} as const satisfies Readonly<Record<string, Goal>>;

export type GoalName = keyof typeof UPLOAD_GOALS;

/** Whether a figure is what was promised. */
export function isMet({ least, most }: Goal, figure: number): boolean {
  return (least === undefined || figure >= least) && (most === undefined || figure <= most);
}

/** One line of the table that the bench prints. */
export function goalLine(goal: Goal, figure: number): string {
  const promise = goal.least === undefined ? `≤ ${goal.most}` : `≥ ${goal.least}`;
  const verdict = isMet(goal, figure) ? 'met' : 'MISSED';
  const reached = Number(figure.toPrecision(3));
  return `${goal.id.padEnd(4)}${goal.title.padEnd(56)}${`${promise} ${goal.unit}`.padEnd(14)}${String(reached).padEnd(10)}${verdict}`;
}
