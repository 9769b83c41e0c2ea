import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, SHOP_BLOCKS } from './block-catalogue.ts';
import { defaultPage } from './default-page.ts';
import type { PageEdit } from './edits.ts';
import { beginHistory, edit, type PageHistory, redo, UNDO_STEPS, undo } from './history.ts';
import { newBlock } from './new-block.ts';
import type { PageSchema } from './page-schema.ts';
import { readPage } from './read-page.ts';
import type { Terminal } from './terminal.ts';

/** What somebody at an editor does; ids are made while it is done. */
type Step =
  | { readonly does: 'edit'; readonly make: (page: PageSchema, id: string) => PageEdit }
  | { readonly does: 'undo' }
  | { readonly does: 'redo' }
  | { readonly does: 'reload' }
  /** Another window has saved; its page is taken in place of this one. */
  | { readonly does: 'takeOther'; readonly type: (typeof BLOCK_TYPES)[number] };

const place = fc.nat({ max: 45 });
const idAt = (page: PageSchema, at: number): string => page.blocks[at % page.blocks.length]?.id ?? '';
const someValue = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.integer({ min: -10, max: 700 }),
  fc.boolean(),
  fc.constantFrom(null, '', '#ff0000', 'manual', 'newest', '2x2', [], ['1', '2'], {
    kind: 'https',
    target: 'https://a.cn/',
  }),
  fc.constant({ kind: 'https', target: 'javascript:alert(1)' }),
  fc.array(
    fc.record({ text: fc.string({ maxLength: 30 }), image: fc.constantFrom('', '/art/scene-lab.svg', '//x/y.png') }),
  ),
);
const propName = fc.constantFrom(...new Set(BLOCK_TYPES.flatMap((type) => Object.keys(SHOP_BLOCKS[type].props))));

const made = (make: (page: PageSchema, id: string) => PageEdit): Step => ({ does: 'edit', make });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ type: fc.constantFrom(...BLOCK_TYPES), at: place })
      .map(({ type, at }) => made((_, id) => ({ kind: 'add', type, id, at }))),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ one: place, to: place })
      .map(({ one, to }) => made((page) => ({ kind: 'move', id: idAt(page, one), to }))),
  },
  { weight: 2, arbitrary: place.map((one) => made((page, newId) => ({ kind: 'copy', id: idAt(page, one), newId }))) },
  { weight: 2, arbitrary: place.map((one) => made((page) => ({ kind: 'remove', id: idAt(page, one) }))) },
  {
    weight: 1,
    arbitrary: fc
      .record({ one: place, hidden: fc.boolean() })
      .map(({ one, hidden }) => made((page) => ({ kind: 'hide', id: idAt(page, one), hidden }))),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ one: place, name: fc.string({ maxLength: 30 }) })
      .map(({ one, name }) => made((page) => ({ kind: 'rename', id: idAt(page, one), name }))),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({ one: place, name: propName, value: someValue })
      .map(({ one, name, value }) =>
        made((page) => ({ kind: 'props', id: idAt(page, one), props: { [name]: value } })),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ one: place, marginTop: fc.integer({ min: -5, max: 120 }) })
      .map(({ one, marginTop }) => made((page) => ({ kind: 'style', id: idAt(page, one), style: { marginTop } }))),
  },
  {
    weight: 1,
    arbitrary: fc.string({ maxLength: 40 }).map((title) => made(() => ({ kind: 'page', page: { title } }))),
  },
  { weight: 1, arbitrary: fc.constant(made(() => ({ kind: 'clear' }))) },
  {
    weight: 6,
    arbitrary: fc.constantFrom({ does: 'undo' } as const, { does: 'redo' } as const, { does: 'reload' } as const),
  },
  { weight: 1, arbitrary: fc.constantFrom(...BLOCK_TYPES).map((type) => ({ does: 'takeOther', type }) as const) },
);

const terminals = fc.constantFrom<Terminal>('pc', 'app');

function take(history: PageHistory, step: Step, terminal: Terminal, id: string): PageHistory {
  const options = { terminal, vipLevel: 3 };
  if (step.does === 'undo') return undo(history);
  if (step.does === 'redo') return redo(history);
  if (step.does === 'reload') {
    // A page opened anew begins with what the platform has kept of it.
    const read = readPage(JSON.parse(JSON.stringify(history.present)), terminal);
    if (read === null) throw new Error('a page that was kept is not read');
    return beginHistory(read.schema);
  }
  const change: PageEdit =
    step.does === 'edit'
      ? step.make(history.present, id)
      : {
          kind: 'replace',
          schema: {
            ...history.present,
            blocks: [...history.present.blocks.slice(0, 1), newBlock(step.type, id, terminal)],
          },
        };
  const next = edit(history, change, options);
  return 'code' in next ? history : next;
}

const saveable = (schema: PageSchema, terminal: Terminal) => readPage(schema, terminal)?.problems;

describe('a page that is edited', () => {
  it('can be saved whatever is done to it: edits, steps back and forth, reloads, what other windows have saved', () => {
    fc.assert(
      fc.property(terminals, fc.array(steps, { maxLength: 120 }), (terminal, doing) => {
        let history = beginHistory(defaultPage('衡砺钢材', terminal));
        for (const [at, step] of doing.entries()) {
          history = take(history, step, terminal, `b${at}`);
          expect(saveable(history.present, terminal)).toEqual([]);
          expect(history.past.length).toBeLessThanOrEqual(UNDO_STEPS);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is exactly as before when a step is taken back, and exactly as after when it is done again', () => {
    fc.assert(
      fc.property(terminals, fc.array(steps, { maxLength: 30 }), steps, (terminal, doing, last) => {
        let history = beginHistory(defaultPage('衡砺钢材', terminal));
        for (const [at, step] of doing.entries()) history = take(history, step, terminal, `b${at}`);
        const before = history.present;
        if (last.does !== 'edit' && last.does !== 'takeOther') return;
        const after = take(history, last, terminal, 'last');
        if (after === history) return;
        const back = undo(after);
        expect(back.present).toBe(before);
        expect(redo(back).present).toBe(after.present);
      }),
      { numRuns: 100 },
    );
  });

  it('remembers a hundred steps and no more (decision 64)', () => {
    let history = beginHistory(defaultPage('衡砺钢材', 'pc'));
    const titles = Array.from({ length: 130 }, (_, at) => `标题${at}`);
    for (const title of titles) {
      const next = edit(history, { kind: 'page', page: { title } }, { terminal: 'pc', vipLevel: 0 });
      if ('code' in next) throw new Error(next.message);
      history = next;
    }
    let back = history;
    for (let step = 0; step < 200; step += 1) back = undo(back);
    expect(back.present.page.title).toBe('标题29');
    let forth = back;
    for (let step = 0; step < 200; step += 1) forth = redo(forth);
    expect(forth.present).toEqual(history.present);
  });

  it('takes the letters of one run back together', () => {
    const options = { terminal: 'pc', vipLevel: 0 } as const;
    let history = beginHistory(defaultPage('衡砺钢材', 'pc'));
    for (const title of ['新', '新店', '新店铺']) {
      const next = edit(history, { kind: 'page', page: { title } }, options, 'page:title');
      if ('code' in next) throw new Error(next.message);
      history = next;
    }
    expect(undo(history).present.page.title).toBe('衡砺钢材');
  });
});
