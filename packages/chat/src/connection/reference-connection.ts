/**
 * What a connection to a v1 server is expected to do, written down without a state machine and without the timing
 * table: a second opinion to hold the real one against.
 */
export class ReferenceConnection {
  phase: 'idle' | 'authenticating' | 'connecting' | 'handshaking' | 'syncing' | 'ready' | 'waiting' | 'closed' = 'idle';
  reason: string | undefined;
  sockets = 0;
  /** Whether the token is being checked, because sockets do not open. */
  #isChecking = false;
  #now = 0;
  #since = 0;
  #retryAt = 0;
  #attemptedAt = 0;
  #unopened = 0;

  #enter(phase: ReferenceConnection['phase']): void {
    this.phase = phase;
    this.#since = this.#now;
    this.#isChecking = false;
  }

  #attempt(): void {
    this.#enter('authenticating');
    this.#attemptedAt = this.#now;
    this.#unopened += 1;
  }

  #lose(): void {
    this.#enter('waiting');
    this.#retryAt = this.#now + 5000;
    this.#isChecking = this.#unopened > 0 && this.#unopened % 3 === 0;
  }

  #close(reason: string): void {
    this.#enter('closed');
    this.reason = reason;
    this.#unopened = 0;
  }

  login(): void {
    if (this.phase !== 'idle' && this.phase !== 'closed') return;
    this.reason = undefined;
    this.#attempt();
  }

  connect(): void {
    if (this.phase === 'closed' && this.reason !== 'kicked') this.login();
    else this.online();
  }

  token(): void {
    if (this.phase !== 'authenticating') return;
    this.sockets += 1;
    this.#enter('connecting');
  }

  accept(): void {
    if (this.phase !== 'connecting') return;
    this.#unopened = 0;
    this.#enter('handshaking');
  }

  greet(): void {
    if (this.phase === 'handshaking') this.#enter('syncing');
  }

  list(): void {
    if (this.phase === 'syncing') this.#enter('ready');
    this.#isChecking = false;
  }

  end(): void {
    if (['connecting', 'handshaking', 'syncing', 'ready'].includes(this.phase)) this.#lose();
  }

  kick(): void {
    if (['handshaking', 'syncing', 'ready'].includes(this.phase)) this.#close('kicked');
  }

  disconnect(): void {
    this.#close('user');
  }

  online(): void {
    if (this.phase === 'waiting' && !this.#isChecking && this.#now - this.#attemptedAt >= 2000) this.#attempt();
  }

  /** When something happens by itself; never, when nothing does. */
  #due(): number {
    if (this.phase === 'connecting') return this.#since + 10_000;
    if (this.phase === 'handshaking') return this.#since + 2000;
    if (this.phase === 'syncing') return this.#since + 15_000;
    if (this.phase === 'waiting' && !this.#isChecking) return Math.max(this.#retryAt, this.#now);
    return Number.POSITIVE_INFINITY;
  }

  advance(ms: number): void {
    const until = this.#now + ms;
    for (let due = this.#due(); due <= until; due = this.#due()) {
      this.#now = due;
      if (this.phase === 'connecting') this.#lose();
      else if (this.phase === 'handshaking') this.#enter('syncing');
      else if (this.phase === 'syncing') this.#enter('ready');
      else this.#attempt();
    }
    this.#now = until;
  }
}
