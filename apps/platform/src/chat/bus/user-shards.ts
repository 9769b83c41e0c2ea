/** Parts of the users; a node listens to the parts that it serves. */
const SHARDS = 256;

/** The part that a user belongs to; the same in every process (FNV-1a). */
export function shardOf(userId: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < userId.length; index += 1) {
    hash = Math.imul(hash ^ userId.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0) % SHARDS;
}

/** The parts that these users belong to, each once. */
export function shardsOf(userIds: readonly string[]): readonly number[] {
  return [...new Set(userIds.map(shardOf))];
}
