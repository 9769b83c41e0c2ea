import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { ConnectionEvent, TokenReason } from '../connection/connection-events.ts';
import { type ConnectionMachine, connectionMachine } from '../connection/connection-machine.ts';
import type { SocketInput } from '../connection/connection-setup.ts';
import { SocketLink } from '../connection/socket-link.ts';
import type { Timing } from '../connection/timing.ts';
import { closeCode } from '../protocol/codes.ts';
import type { Frame, FrameFault, ServerHello } from '../protocol/frames.ts';
import type { ChatEnvironment } from './chat-options.ts';

const goingAway = 1001;
const abnormalClosure = 1006;

/** What the connection needs of the client around it. */
export interface ConnectionPort {
  readonly environment: ChatEnvironment;
  readonly timing: Timing;
  socketUrl(token: string): string;
  getToken(request: { readonly reason: TokenReason; readonly signal: AbortSignal }): Promise<string | null>;
  /** Whether the tabs of this browser share a connection. */
  readonly isShared: boolean;
  /** Competes for being the tab that connects, for as long as the connection lives. */
  elect(granted: () => void, lost: () => void): () => void;
  /** The account is used on another device: this tab was told by the server. */
  kicked(uuid: string): void;
  linked(link: SocketLink): void;
  unlinked(): void;
  /** A socket could not be made at all, and why, without the token. */
  socketFailed(reason: string): void;
  received(frame: Frame): void;
  bad(fault: FrameFault): void;
  sync(hello: ServerHello | null, signal: AbortSignal): Promise<boolean>;
  checkToken(signal: AbortSignal): Promise<boolean>;
}

export type ConnectionActor = ActorRefFrom<ConnectionMachine>;

/** What a socket is closed with, by the event that ends it; browsers replace codes that pages may not use. */
const closeCodes: Readonly<Record<string, number>> = {
  DEAD: closeCode.liveness,
  LOCK_LOST: closeCode.replaced,
  FREEZE: goingAway,
};

/** What browsers say of an address quotes it whole. */
function withoutToken(text: string, token: string): string {
  return text.replaceAll(String(new URLSearchParams({ token })), 'token=…');
}

/** The machine of the connection with the client's own actors in it; not started yet. */
export function createConnectionActor(port: ConnectionPort): ConnectionActor {
  const { environment, timing } = port;
  const { clock, surroundings } = environment;
  let link: SocketLink | null = null;

  const openLink = ({ token, generation }: SocketInput, sendBack: (event: ConnectionEvent) => void): SocketLink => {
    const current: SocketLink = new SocketLink(port.socketUrl(token), {
      open: environment.openSocket,
      clock,
      timing,
      isVisible: () => surroundings.isVisible(),
      opened() {
        port.linked(current);
        sendBack({ type: 'WS_OPEN', generation });
      },
      closed: (code) => sendBack({ type: 'WS_CLOSED', generation, code }),
      handshakeAnswered: (hello) => sendBack({ type: 'HANDSHAKE_ANSWERED', generation, hello }),
      heartbeatAnswered: () => sendBack({ type: 'HEARTBEAT_ANSWERED', generation }),
      alive: () => sendBack({ type: 'ALIVE', generation }),
      dead: () => sendBack({ type: 'DEAD', generation }),
      received: port.received,
      bad: port.bad,
    });
    return current;
  };

  const socket = fromCallback<ConnectionEvent, SocketInput>(({ input, sendBack }) => {
    try {
      const current = openLink(input, sendBack);
      link = current;
      return () => {
        link = null;
        current.close();
        port.unlinked();
      };
    } catch (cause) {
      // No WebSocket here, an address that is none, ws: on a page of https: a loss, as when a socket does not open.
      port.socketFailed(withoutToken(String(cause), input.token));
      sendBack({ type: 'WS_CLOSED', generation: input.generation, code: abnormalClosure });
      return undefined;
    }
  });

  const machine = connectionMachine().provide({
    actors: {
      elect: fromCallback<ConnectionEvent>(({ sendBack }) =>
        port.elect(
          () => sendBack({ type: 'LOCK_GRANTED' }),
          () => sendBack({ type: 'LOCK_LOST' }),
        ),
      ),
      getToken: fromPromise(({ input, signal }) => port.getToken({ reason: input.reason, signal })),
      socket,
      sync: fromPromise(({ input, signal }) => port.sync(input.hello, signal)),
      checkToken: fromPromise(({ signal }) => port.checkToken(signal)),
    },
    actions: {
      probe: () => link?.probe(),
      hangUp: ({ event }) => link?.close(closeCodes[event.type]),
      leaving({ event }) {
        if (event.type === 'KICKED' && !event.isMirrored) port.kicked(event.uuid);
        if (event.type === 'WS_CLOSED' && event.code === closeCode.elsewhere) port.kicked('');
      },
    },
  });

  return createActor(machine, {
    input: {
      timing,
      isOnline: surroundings.isOnline(),
      isVisible: surroundings.isVisible(),
      isShared: port.isShared,
      monotonic: () => clock.monotonic(),
      random: environment.random,
    },
    clock: {
      setTimeout: (run, delay) => clock.setTimeout(() => run(), delay),
      clearTimeout: (timer) => clock.clearTimeout(timer),
    },
  });
}
