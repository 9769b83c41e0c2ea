import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ReferenceConnection } from './reference-connection.ts';
import { walkedClient } from './walked-client.ts';

const isDeep = process.env.TEST_DEEP !== undefined;

const steps: Readonly<Record<string, (reference: ReferenceConnection) => void>> = {
  login: (reference) => reference.login(),
  connect: (reference) => reference.connect(),
  token: (reference) => reference.token(),
  accept: (reference) => reference.accept(),
  'greet as v1': (reference) => reference.greet(),
  'list comes': (reference) => reference.list(),
  'end 1006': (reference) => reference.end(),
  error: (reference) => reference.end(),
  kick: (reference) => reference.kick(),
  'own device': () => undefined,
  disconnect: (reference) => reference.disconnect(),
  online: (reference) => reference.online(),
};

it('the connection does what a description of it without a machine does (CN2, R-CHAT-019, R-CHAT-022, R-CHAT-023)', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('token', 'accept', 'greet as v1', 'list comes') },
    { weight: 2, arbitrary: fc.constantFrom(...Object.keys(steps)) },
    {
      weight: 2,
      arbitrary: fc.oneof(fc.integer({ min: 1, max: 16_000 }), fc.constantFrom(1999, 2000, 4999, 5000, 10_000)),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (chosen) => {
      const client = walkedClient({ shared: false });
      const reference = new ReferenceConnection();
      for (const next of ['login', ...chosen]) {
        if (typeof next === 'number') {
          reference.advance(next);
          await client.clock.advance(next);
        } else {
          steps[next]?.(reference);
          client.commands[next]?.();
          await client.clock.settle();
        }
        const { phase, reason } = client.chat.state.connection;
        expect({ phase, reason, sockets: client.sockets.length }).toEqual({
          phase: reference.phase,
          reason: reference.phase === 'closed' ? reference.reason : undefined,
          sockets: reference.sockets,
        });
      }
      client.chat.dispose();
    }),
    { numRuns: isDeep ? 20_000 : 300 },
  );
}, 600_000);
