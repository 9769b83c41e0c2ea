import { shardOf } from './user-shards.ts';

/** Ends the listening to a part. */
export type Leave = () => void;

interface Interest {
  users: number;
  readonly leave: Promise<Leave>;
}

/** Listens to a part of the users as long as one of them is followed. */
export class ShardInterest {
  readonly #listen: (shard: number) => Promise<Leave>;
  readonly #shards = new Map<number, Interest>();

  constructor(listen: (shard: number) => Promise<Leave>) {
    this.#listen = listen;
  }

  /** Rejects when the part cannot be listened to; it is then tried again at the next user. */
  async follow(userId: string): Promise<void> {
    const shard = shardOf(userId);
    const interest = this.#shards.get(shard) ?? { users: 0, leave: this.#listen(shard) };
    interest.users += 1;
    this.#shards.set(shard, interest);
    try {
      await interest.leave;
    } catch (error) {
      this.#shards.delete(shard);
      throw error;
    }
  }

  unfollow(userId: string): void {
    const shard = shardOf(userId);
    const interest = this.#shards.get(shard);
    if (interest === undefined) return;
    interest.users -= 1;
    if (interest.users > 0) return;
    this.#shards.delete(shard);
    void interest.leave.then((leave) => leave());
  }
}
