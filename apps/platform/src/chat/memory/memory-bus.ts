import type { Bus, BusListener, WakeUp } from '../ports/bus.ts';

/** How the wire between the nodes misbehaves; called for every delivery, gives how often it arrives. */
export type Deliveries = () => number;

/** The wire between buses in one process. */
export class MemoryWire {
  readonly #buses = new Set<MemoryBus>();
  /** Once each, unless a test has it otherwise. */
  deliveries: Deliveries = () => 1;

  connect(bus: MemoryBus): void {
    this.#buses.add(bus);
  }

  disconnect(bus: MemoryBus): void {
    this.#buses.delete(bus);
  }

  carry(userIds: readonly string[], wakeUp: WakeUp): void {
    for (const bus of this.#buses) {
      if (!userIds.some((userId) => bus.follows(userId))) continue;
      for (let times = this.deliveries(); times > 0; times -= 1) setImmediate(() => bus.hear(wakeUp));
    }
  }
}

/** A bus without a server. */
export class MemoryBus implements Bus {
  readonly #wire: MemoryWire;
  readonly #followed = new Map<string, number>();
  #listener: BusListener | undefined;

  constructor(wire: MemoryWire) {
    this.#wire = wire;
    wire.connect(this);
  }

  open(listener: BusListener): void {
    this.#listener = listener;
  }

  async publish(userIds: readonly string[], wakeUp: WakeUp): Promise<void> {
    this.#wire.carry(userIds, wakeUp);
  }

  async follow(userId: string): Promise<void> {
    this.#followed.set(userId, (this.#followed.get(userId) ?? 0) + 1);
  }

  unfollow(userId: string): void {
    const left = (this.#followed.get(userId) ?? 0) - 1;
    if (left > 0) this.#followed.set(userId, left);
    else this.#followed.delete(userId);
  }

  async close(): Promise<void> {
    this.#wire.disconnect(this);
  }

  follows(userId: string): boolean {
    return this.#followed.has(userId);
  }

  hear(wakeUp: WakeUp): void {
    this.#listener?.received(wakeUp);
  }
}
