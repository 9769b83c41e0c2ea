const versionSeven = 0x70;
const variant = 0x80;

/** A UUID of version 7: the time in ms and 74 random bits, so that ids made later sort later. Works on plain http. */
export function createMessageId(nowMs: number, random: (bytes: Uint8Array) => Uint8Array = fillRandom): string {
  const bytes = random(new Uint8Array(16));
  let rest = nowMs;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | versionSeven;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | variant;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function fillRandom(bytes: Uint8Array): Uint8Array {
  // The copy satisfies the type, which asks for a buffer that is not shared.
  bytes.set(crypto.getRandomValues(new Uint8Array(bytes.length)));
  return bytes;
}
