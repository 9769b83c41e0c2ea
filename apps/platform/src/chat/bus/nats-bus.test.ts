import { afterAll, beforeAll, describe } from 'vitest';
import { describeBus } from '../conformance/bus-suite.ts';
import { hasNatsServer, type NatsServer, startNatsServer } from '../testing/nats-server.ts';
import { createNatsBus } from './nats-bus.ts';

describe.skipIf(!hasNatsServer)('with a server', () => {
  let server: NatsServer | undefined;

  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server?.stop());

  describeBus('of NATS', () => ({ connect: () => createNatsBus(server?.url ?? '', () => undefined) }));
});
