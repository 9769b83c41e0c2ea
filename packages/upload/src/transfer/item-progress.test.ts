import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createItemProgress } from './item-progress.ts';

test('UP1: whatever is sent, lost and sent again, the percentage never falls, and 100 needs the confirmation', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('send'), request: fc.nat(3), bytes: fc.nat(300) }),
      fc.record({ kind: fc.constant('end'), request: fc.nat(3), bytes: fc.constant(0) }),
      fc.record({ kind: fc.constant('store'), request: fc.constant(0), bytes: fc.nat(1000) }),
    ),
  );
  fc.assert(
    fc.property(steps, (happened) => {
      let sum = 0;
      const progress = createItemProgress(1000, (delta) => {
        sum += delta;
      });
      const requests = [{}, {}, {}, {}];
      let last = 0;
      for (const { kind, request, bytes } of happened) {
        const of = requests[request] ?? requests;
        if (kind === 'send') progress.send(of, bytes);
        else if (kind === 'end') progress.end(of);
        else progress.store(bytes);
        expect(progress.percent()).toBeGreaterThanOrEqual(last);
        expect(progress.percent()).toBeLessThanOrEqual(99);
        expect(sum).toBe(progress.sent());
        last = progress.percent();
      }
      progress.confirm();
      expect([progress.percent(), progress.sent()]).toEqual([100, 1000]);
    }),
  );
});
