import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RefusedOrder } from './refused-order.ts';

const chatId = 'c1';
const come = (order: RefusedOrder, id: string) => order.arrived({ id, chatId });
const refuse = (order: RefusedOrder, id: string, place: number) => order.refused({ id, chatId }, place);

it('holds what follows a refused message, whatever comes again first (CS22)', () => {
  const order = new RefusedOrder();
  refuse(order, 'a', come(order, 'a').place);
  const later = come(order, 'b');
  expect(later.isFree).toBe(false);
  refuse(order, 'b', later.place);
  expect(order.arrived({ id: 'x', chatId: 'c2' }).isFree).toBe(true);
  expect(come(order, 'a').isFree).toBe(true);
  const fresh = come(order, 'c');
  expect(fresh.isFree).toBe(false);
  refuse(order, 'c', fresh.place);
  expect(come(order, 'b').isFree).toBe(true);
  expect(come(order, 'c').isFree).toBe(true);
  expect(order.size).toBe(0);
});

it('waits no longer for a message that its writer has taken back (CS22)', () => {
  const order = new RefusedOrder();
  for (const id of ['a', 'b']) refuse(order, id, come(order, id).place);
  expect(come(order, 'b').isFree).toBe(true);
  expect(order.size).toBe(0);
});

it('keeps the place of one that failed late before those that came after it (CS22)', () => {
  const order = new RefusedOrder();
  const [first, second] = [come(order, 'a'), come(order, 'b')];
  refuse(order, 'b', second.place);
  refuse(order, 'a', first.place);
  const early = come(order, 'b');
  expect(early.isFree).toBe(false);
  refuse(order, 'b', early.place);
  expect(come(order, 'a').isFree).toBe(true);
  expect(come(order, 'b').isFree).toBe(true);
});

/** A client that keeps its order, as ours does: what waits is not overtaken, and what was refused is sent again. */
interface Writer {
  readonly waiting: string[];
  readonly onWire: string[];
  readonly answers: { readonly id: string; readonly isTaken: boolean }[];
  readonly states: Map<string, 'queued' | 'sending' | 'held'>;
}

it('stores in the order of writing, whatever is refused, late or taken back (SE7, CS22)', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('write', 'send', 'answer', 'release') },
      { weight: 6, arbitrary: fc.constantFrom('take', 'refuse') },
      { weight: 1, arbitrary: fc.constant('discard') },
    ),
    { maxLength: 400, size: 'max' },
  );
  fc.assert(
    fc.property(steps, (chosen) => {
      const order = new RefusedOrder();
      const writer: Writer = { waiting: [], onWire: [], answers: [], states: new Map() };
      const stored: string[] = [];
      let written = 0;
      const send = () => {
        for (const id of writer.waiting) {
          const state = writer.states.get(id);
          if (state === 'held') return;
          if (state !== 'queued') continue;
          writer.states.set(id, 'sending');
          writer.onWire.push(id);
        }
      };
      const serve = (isAllowed: boolean) => {
        const id = writer.onWire.shift();
        if (id === undefined) return;
        const { place, isFree } = come(order, id);
        const isTaken = isFree && isAllowed;
        if (isTaken) stored.push(id);
        else refuse(order, id, place);
        writer.answers.push({ id, isTaken });
      };
      const hear = () => {
        const answer = writer.answers.shift();
        if (answer === undefined) return;
        if (answer.isTaken) writer.waiting.splice(writer.waiting.indexOf(answer.id), 1);
        else if (writer.states.has(answer.id)) writer.states.set(answer.id, 'held');
      };
      const release = () => {
        const held = writer.waiting.find((id) => writer.states.get(id) === 'held');
        if (held !== undefined) writer.states.set(held, 'queued');
      };
      const acts: Readonly<Record<string, () => void>> = {
        write() {
          written += 1;
          writer.waiting.push(`m${written}`);
          writer.states.set(`m${written}`, 'queued');
        },
        send,
        take: () => serve(true),
        refuse: () => serve(false),
        answer: hear,
        release,
        discard() {
          const held = writer.waiting.findIndex((id) => writer.states.get(id) === 'held');
          if (held < 0) return;
          const [id = ''] = writer.waiting.splice(held, 1);
          writer.states.delete(id);
        },
      };
      for (const step of chosen) acts[step]?.();
      for (let round = 0; writer.waiting.length > 0 && round < 5000; round += 1) {
        for (const step of ['release', 'send', 'take', 'answer']) acts[step]?.();
      }
      expect(writer.waiting).toEqual([]);
      const numbers = stored.map((id) => Number(id.slice(1)));
      expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
    }),
    { numRuns: process.env.TEST_DEEP === undefined ? 300 : 20_000 },
  );
});
