import { afterAll, describe, expect, it } from 'vitest';
import { createDeferred } from '../../testing/deferred.ts';
import { createDrawer } from './draw-in-thread.ts';
import type { Puzzle } from './puzzle.ts';
import { createPuzzles } from './puzzles.ts';

const PUZZLE: Puzzle = { bgImage: '', pieceImage: '', pieceY: 12, targetX: 60 };

/** Puzzles that are drawn when `gate` opens; `asked` tells how many are being drawn. */
function createHeld() {
  const gate = createDeferred<Puzzle>();
  let asked = 0;
  const puzzles = createPuzzles({
    draw: () => {
      asked += 1;
      return gate.promise;
    },
    close: async () => undefined,
  });
  return { gate, puzzles, asked: () => asked };
}

const countOf = async (drawn: readonly Promise<Puzzle | undefined>[]) =>
  (await Promise.all(drawn)).filter((puzzle) => puzzle !== undefined).length;

describe('drawing puzzles', () => {
  it('for however many networks is bounded, one at a time, and known places go on beside it', async () => {
    const { gate, puzzles, asked } = createHeld();
    const flood = Array.from({ length: 500 }, (_, at) => puzzles.draw(`network:2001:db8:${at}::`));
    expect(asked()).toBe(1);
    const known = puzzles.drawForKnown('network:198.51.100.1');
    expect(asked()).toBe(2);
    gate.resolve(PUZZLE);
    expect([await known, await countOf(flood)]).toEqual([PUZZLE, 65]);
    expect(await puzzles.draw('network:198.51.100.1')).toEqual(PUZZLE);
  });

  it('for one network leaves room for others', async () => {
    const { gate, puzzles } = createHeld();
    const flood = Array.from({ length: 100 }, () => puzzles.draw('network:203.0.113.1'));
    const other = puzzles.draw('network:203.0.113.2');
    gate.resolve(PUZZLE);
    expect([await countOf(flood), await other]).toEqual([8, PUZZLE]);
  });
});

describe('the thread that draws', () => {
  const drawer = createDrawer();
  afterAll(() => drawer.close());

  it('gives each its own puzzle, and begins anew after it has ended', async () => {
    const [one, other] = await Promise.all([drawer.draw(), drawer.draw()]);
    expect(one.bgImage).toMatch(/^data:image\/png;base64,/);
    expect(one.bgImage).not.toBe(other.bgImage);
    await drawer.close();
    expect((await drawer.draw()).pieceImage).toMatch(/^data:image\/png;base64,/);
  });

  it('tells whoever waits when it ends before', async () => {
    const drawn = drawer.draw();
    await Promise.all([expect(drawn).rejects.toThrow('the thread of the puzzles ended'), drawer.close()]);
  });
});
