const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

type Hash = (message: Uint8Array) => Uint8Array;

/** HMAC (RFC 2104) over a hash of blocks of 64 bytes, under one key. */
export function hmac(hash: Hash, key: Uint8Array): Hash {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? hash(key) : key);
  const inner = block.map((byte) => byte ^ INNER_PAD);
  const outer = block.map((byte) => byte ^ OUTER_PAD);
  return (message) => hash(joined(outer, hash(joined(inner, message))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
