import type { Clock, SocketFactory, SocketLike } from '../ports/environment.ts';

/** Chances from 0 to 1 of what may happen to a text on its way, in either direction. */
export interface Chaos {
  readonly drop: number;
  readonly duplicate: number;
  /** Overtaken by what comes after it. */
  readonly reorder: number;
  /** The connection is lost instead. */
  readonly cut: number;
  /** Longest delay, ms. */
  readonly delay: number;
}

export interface ChaosNetwork {
  readonly openSocket: SocketFactory;
  /** From now on everything arrives, once and in order. */
  calm(): void;
}

const lost = 1006;

/** Sockets on a bad network. The same numbers from `random` make the same faults. */
export function chaosSockets(
  open: SocketFactory,
  port: {
    readonly clock: Clock;
    readonly random: () => number;
    readonly chaos: Partial<Chaos>;
    /** Texts that are never dropped. */
    readonly spares?: (text: string) => boolean;
  },
): ChaosNetwork {
  const { clock, random, spares = () => false } = port;
  const usual: Chaos = { drop: 0, duplicate: 0, reorder: 0, cut: 0, delay: 0 };
  let chaos: Chaos = { ...usual, ...port.chaos };

  function wrap(inner: SocketLike): SocketLike {
    let isCut = false;
    let arrivesAt = 0;

    /** Lets a text through as the network pleases. */
    function pass(text: string, deliver: () => void): void {
      if (random() < chaos.cut) {
        isCut = true;
        inner.close();
        outer.onclose?.({ code: lost, reason: '', wasClean: false });
        return;
      }
      if (random() < chaos.drop && !spares(text)) return;
      const at = clock.monotonic() + random() * chaos.delay;
      const due = random() < chaos.reorder ? at : Math.max(at, arrivesAt);
      arrivesAt = Math.max(arrivesAt, due);
      const copies = random() < chaos.duplicate ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        clock.setTimeout(() => {
          if (!isCut) deliver();
        }, due - clock.monotonic());
      }
    }

    const outer: SocketLike = {
      get readyState() {
        return isCut ? 3 : inner.readyState;
      },
      get bufferedAmount() {
        return inner.bufferedAmount;
      },
      onopen: null,
      onmessage: null,
      onerror: null,
      onclose: null,
      send(text) {
        pass(text, () => {
          if (inner.readyState === 1) inner.send(text);
        });
      },
      close: (code, reason) => inner.close(code, reason),
    };
    inner.onopen = (event) => outer.onopen?.(event);
    inner.onerror = (event) => outer.onerror?.(event);
    inner.onmessage = (event) => pass(String(event.data), () => outer.onmessage?.(event));
    inner.onclose = (event) => {
      if (!isCut) outer.onclose?.(event);
    };
    return outer;
  }

  return {
    openSocket: (url) => wrap(open(url)),
    calm() {
      chaos = usual;
    },
  };
}

/** Numbers from 0 up to, and without, 1: the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
