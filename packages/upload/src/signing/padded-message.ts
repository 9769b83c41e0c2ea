const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/**
 * A message as SHA-1 and SHA-256 read it: the bytes, one set bit, zeros, and the length in bits, in whole blocks of
 * 64 bytes (FIPS 180-4, 5.1.1). Messages are signed texts, so far below 512 MiB.
 */
export function paddedMessage(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  return view;
}
