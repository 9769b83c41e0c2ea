import {
  addCompany,
  callsOf,
  type Published,
  publishAs,
  quotationFields,
  TRADE_PATHS,
} from '../src/testing/inquiries.ts';
import { tokensOf } from '../src/testing/members.ts';
import { tokenHeaders } from '../src/testing/token-headers.ts';
import { openBenchPlatform } from './bench-platform.ts';
import { reportTrade, shareOf } from './trade-figures.ts';

// What a buyer is answered about a sealed quotation, by each call that could know of it: whether the time that it takes
// says what was quoted. Two inquiries side by side, one quoted at the least and one at the most that may be; then the
// other way round, so that what belongs to a record and not to its amount is taken out.

/** With BENCH_SHORT=1 it only shows that it runs: its figures mean nothing. */
const isShort = process.env.BENCH_SHORT === '1';
const turns = isShort ? 20 : 1000;
/** fen a unit */
const [least, most] = [1, 99_999_999_999];
/** Share of the slowest answers that are left out: they are the machine's. */
const LEFT_OUT = 0.1;
/** From this on two samples of times are told apart (Welch's t, as tests for timing leaks take it). */
const TOLD_APART = 4.5;

const { inquiry, quotation } = TRADE_PATHS;
const platform = await openBenchPlatform();
try {
  const buyer = await addCompany(platform, '计时采购建设');
  const supplier = await addCompany(platform, '计时供应钢材');
  const pair = [await publishAs(platform, buyer), await publishAs(platform, buyer)];
  const seen = new Map<string, { readonly id: string; readonly version: number }>();
  const headers = tokenHeaders(tokensOf(buyer));

  async function quote({ id, lineIds }: Published, price: number): Promise<string> {
    const fields = quotationFields(
      id,
      lineIds,
      lineIds.map(() => price),
    );
    const sent = await callsOf(platform, supplier).post(`${quotation}/submit`, { ...fields, ...seen.get(id) });
    if (sent.code !== 200) throw new Error(`not quoted: ${sent.msg}`);
    const { id: quotationId, version } = sent.data;
    seen.set(id, { id: quotationId, version });
    return quotationId;
  }

  const asked = {
    quotation: (_: string, quotationId: string) => `${quotation}/detail?id=${quotationId}`,
    inquiry: (id: string) => `${inquiry}/detail?id=${id}`,
    comparison: (id: string) => `${inquiry}/compare?id=${id}`,
    invitees: (id: string) => `${inquiry}/invitees?id=${id}`,
  } as const;
  // Object.keys of an object literal gives exactly its keys.
  const calls = Object.keys(asked) as (keyof typeof asked)[];
  const times = new Map(calls.map((call) => [call, { least: [] as number[], most: [] as number[] }]));

  for (const prices of [
    [least, most],
    [most, least],
  ]) {
    const quoted: { readonly url: (call: keyof typeof asked) => string; readonly isLeast: boolean }[] = [];
    for (const [index, published] of pair.entries()) {
      const price = prices[index] ?? least;
      const quotationId = await quote(published, price);
      quoted.push({ url: (call) => asked[call](published.id, quotationId), isLeast: price === least });
    }
    for (let turn = 0; turn < turns; turn += 1) {
      // Whoever is asked first changes each time.
      const order = turn % 2 === 0 ? quoted : quoted.toReversed();
      for (const call of calls) {
        for (const { url, isLeast } of order) {
          const begin = performance.now();
          await platform.answer({ method: 'GET', url: url(call), headers });
          times.get(call)?.[isLeast ? 'least' : 'most'].push(performance.now() - begin);
        }
      }
    }
  }

  const figures = calls.flatMap((call) => {
    const { least: low, most: high } = times.get(call) ?? { least: [], most: [] };
    const [kept, others] = [quickest(low), quickest(high)];
    const apart = (shareOf(others, 0.5) - shareOf(kept, 0.5)) * 1000;
    return [
      [`${call}P50`, shareOf(low, 0.5)],
      [`${call}ApartMicros`, apart],
      [`${call}T`, Math.abs(welch(kept, others))],
    ] as const;
  });
  reportTrade(
    'sealed-timing',
    Object.fromEntries(figures),
    Object.fromEntries(calls.map((call) => [`${call}T`, TOLD_APART])),
  );
} finally {
  await platform.close();
}

function quickest(all: readonly number[]): readonly number[] {
  const end = shareOf(all, 1 - LEFT_OUT);
  return all.filter((one) => one <= end);
}

/** How far two means are apart, in deviations of their difference. */
function welch(one: readonly number[], other: readonly number[]): number {
  const [left, right] = [momentsOf(one), momentsOf(other)];
  return (left.mean - right.mean) / Math.sqrt(left.variance / one.length + right.variance / other.length);
}

function momentsOf(all: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return { mean, variance: all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (all.length - 1) };
}
