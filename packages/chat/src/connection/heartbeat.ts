import type { Clock } from '../ports/environment.ts';
import type { Timing } from './timing.ts';

export interface HeartbeatPort {
  readonly clock: Clock;
  readonly timing: Timing;
  isVisible(): boolean;
  /** Sends a heartbeat. */
  beat(): void;
  /** The server has been silent for too long. */
  dead(): void;
}

/** Timers that come this late slept with the machine: the socket gets a moment to show that it lives. */
const lateTimer = 1000;

/**
 * Sends a heartbeat 3000 ms after the last frame in either direction, and notices a server that has fallen silent.
 * One lazy timer: a frame only notes the time. Time is measured on a clock that does not jump.
 */
export class Heartbeat {
  readonly #port: HeartbeatPort;
  #activeAt: number;
  #heardAt: number;
  #isAnswering = false;
  #isPromised = false;
  #timer: unknown = null;
  #dueAt = 0;

  constructor(port: HeartbeatPort) {
    this.#port = port;
    this.#activeAt = port.clock.monotonic();
    this.#heardAt = this.#activeAt;
  }

  start(): void {
    this.#arm(this.#port.timing.heartbeat);
  }

  stop(): void {
    this.#port.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  sent(): void {
    this.#activeAt = this.#port.clock.monotonic();
  }

  heard(): void {
    this.#activeAt = this.#port.clock.monotonic();
    this.#heardAt = this.#activeAt;
  }

  /** The server has announced that it answers: its silence counts. */
  promised(): void {
    this.#isPromised = true;
  }

  /** True for the first answer: from then on silence counts. */
  answered(): boolean {
    const isFirst = !this.#isAnswering;
    this.#isAnswering = true;
    return isFirst;
  }

  #arm(delay: number): void {
    const { clock } = this.#port;
    this.#dueAt = clock.monotonic() + delay;
    this.#timer = clock.setTimeout(() => this.#fire(), delay);
  }

  #fire(): void {
    const { clock, timing, isVisible, beat, dead } = this.#port;
    const now = clock.monotonic();
    const isLate = now - this.#dueAt > lateTimer;
    const silentFor = now - this.#heardAt;
    const longest = isVisible() ? timing.deadVisible : timing.deadHidden;
    const isCounted = this.#isAnswering || this.#isPromised;
    if (isCounted && !isLate && silentFor >= longest) {
      dead();
      return;
    }
    if (now - this.#activeAt >= timing.heartbeat) {
      beat();
      this.#activeAt = now;
      // Slept through: the server gets one heartbeat's time to answer before its silence counts.
      if (isLate) this.#heardAt = Math.max(this.#heardAt, now - longest + timing.heartbeat);
    }
    const untilBeat = timing.heartbeat - (now - this.#activeAt);
    const untilDead = isCounted ? longest - (now - this.#heardAt) : untilBeat;
    this.#arm(Math.max(0, Math.min(untilBeat, untilDead)));
  }
}
