import { Connections } from '../src/chat/gateway/connections.ts';
import { Gateway } from '../src/chat/gateway/gateway.ts';
import { GATEWAY_LIMITS, type GatewayLimits } from '../src/chat/gateway/gateway-limits.ts';
import { MemoryBus, MemoryWire } from '../src/chat/memory/memory-bus.ts';
import { MemorySessions } from '../src/chat/memory/memory-sessions.ts';
import type { MemoryStore } from '../src/chat/memory/memory-store.ts';
import { createChatService } from '../src/chat/service/chat-service.ts';
import { hashToken, parseRecordId } from '../src/db/context.ts';

const unlimited = { burst: 1e9, perSecond: 1e9 };

/**
 * The gateway of the chat as it runs in the platform, over a store in memory and without limits on rates.
 *
 * @param userOf who a token stands for
 */
export function createMemoryGateway(
  store: MemoryStore,
  userOf: (token: string) => string,
  limits: Partial<GatewayLimits> = {},
): Gateway {
  const bus = new MemoryBus(new MemoryWire());
  const connections = new Connections();
  const onFault = (what: string, error: unknown) => process.stderr.write(`${what} ${error}\n`);
  const service = createChatService({ store, bus, audience: connections, node: 'bench', markPauseMs: 250, onFault });
  return new Gateway({
    service,
    connections,
    sessions: new MemorySessions('single'),
    bus,
    node: 'bench',
    limits: { ...GATEWAY_LIMITS, messages: unlimited, frames: unlimited, connects: unlimited, ...limits },
    origins: [],
    recognise: async (credential) => {
      const userId = parseRecordId('token' in credential ? userOf(credential.token) : '');
      return userId && { userId, loginId: userId, tokenHash: hashToken(userId) };
    },
    newsOfEnds: () => 0,
    checkToken: () => Promise.resolve(),
    onFault,
  });
}
