import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { decrypt, encrypt, type KeyKeeper } from './key-keeper.ts';

const KEY_BYTES = 32;
/** A public key of X25519 as DER. */
const PUBLIC_BYTES = 44;
/** Contents are filled up to a multiple, so that the length of a ciphertext says little. */
const BLOCK_BYTES = 1024;

/** What is sealed: quotations of an inquiry, bids of a tender. */
export type SealedKind = 'quotation' | 'bid';

/** Which revision of whose answer to what. */
export interface SealedRef {
  readonly kind: SealedKind;
  /** The inquiry, or the tender. */
  readonly askedId: string;
  readonly businessId: string;
  /** 1 or 2; 0 for a draft. */
  readonly round: number;
  readonly revision: number;
}

const aboutOf = ({ kind, askedId, businessId, round, revision }: SealedRef): string =>
  JSON.stringify([kind, askedId, businessId, round, revision]);

/** A content as it is kept: unreadable without one of its keys, and each of these is wrapped. */
export interface Sealed {
  readonly content: Buffer;
  readonly summary: Buffer;
  readonly owner_key: Buffer;
  readonly round_key: Buffer | null;
}

/** The pair of keys of a round. Whoever has the public one can close a content that only the other opens. */
export interface RoundKeys {
  readonly publicKey: Buffer;
  /** Wrapped by the keeper. */
  readonly privateKey: Buffer;
}

/** The same round is named when its key is opened; a tender has one. */
export type RoundRef = Pick<SealedRef, 'kind' | 'askedId' | 'round'>;

const PURPOSES: Readonly<Record<SealedKind, string>> = { quotation: 'round', bid: 'tender' };

const roundPurpose = ({ kind, askedId, round }: RoundRef): string => JSON.stringify([PURPOSES[kind], askedId, round]);

export async function makeRoundKeys(keeper: KeyKeeper, ref: RoundRef): Promise<RoundKeys> {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: await keeper.wrap(der, roundPurpose(ref)),
  };
}

/** Opens a round's key; `open-round.ts` alone calls it, after it has looked at the clock. */
export async function unwrapRoundKey(keeper: KeyKeeper, wrapped: Uint8Array, ref: RoundRef): Promise<KeyObject> {
  return createPrivateKey({ key: await keeper.open(wrapped, roundPurpose(ref)), type: 'pkcs8', format: 'der' });
}

/**
 * Closes a content: for its supplier, and for the round where it is submitted.
 *
 * @param publicKey of the round; null for a draft
 */
export async function seal(
  keeper: KeyKeeper,
  ref: SealedRef,
  { content, summary }: { readonly content: unknown; readonly summary: unknown },
  publicKey: Uint8Array | null,
): Promise<Sealed> {
  const about = aboutOf(ref);
  const key = randomBytes(KEY_BYTES);
  return {
    content: encrypt(key, padded(content), `content ${about}`),
    summary: encrypt(key, padded(summary), `summary ${about}`),
    owner_key: await keeper.wrap(key, `owner ${about}`),
    round_key: publicKey === null ? null : wrapForRound(publicKey, key, about),
  };
}

/** What its supplier reads of it. */
export async function openOwn(
  keeper: KeyKeeper,
  ref: SealedRef,
  { owner_key }: Pick<Sealed, 'owner_key'>,
): Promise<OpenKey> {
  return openKey(await keeper.open(owner_key, `owner ${aboutOf(ref)}`), ref);
}

/** The same by the key of an opened round. @throws for a draft, which no round opens */
export function openByRound(privateKey: KeyObject, ref: SealedRef, { round_key }: Pick<Sealed, 'round_key'>): OpenKey {
  if (round_key === null) throw new TypeError('a draft is opened by no round');
  const ephemeral = round_key.subarray(0, PUBLIC_BYTES);
  const publicKey = createPublicKey({ key: ephemeral, type: 'spki', format: 'der' });
  const about = aboutOf(ref);
  const shared = sharedKey(privateKey, publicKey, ephemeral, about);
  return openKey(decrypt(shared, round_key.subarray(PUBLIC_BYTES), about), ref);
}

/** Reads both parts of one revision. What comes out is what `seal` was given. */
export interface OpenKey {
  content(sealed: Uint8Array): unknown;
  summary(sealed: Uint8Array): unknown;
}

function openKey(key: Buffer, ref: SealedRef): OpenKey {
  const read = (part: string, sealed: Uint8Array): unknown =>
    JSON.parse(decrypt(key, sealed, `${part} ${aboutOf(ref)}`).toString('utf8'));
  return { content: (sealed) => read('content', sealed), summary: (sealed) => read('summary', sealed) };
}

function wrapForRound(roundKey: Uint8Array, key: Uint8Array, about: string): Buffer {
  const publicKey = createPublicKey({ key: Buffer.from(roundKey), type: 'spki', format: 'der' });
  const own = generateKeyPairSync('x25519');
  const ephemeral = own.publicKey.export({ type: 'spki', format: 'der' });
  const shared = sharedKey(own.privateKey, publicKey, ephemeral, about);
  return Buffer.concat([ephemeral, encrypt(shared, key, about)]);
}

const sharedKey = (privateKey: KeyObject, publicKey: KeyObject, ephemeral: Uint8Array, about: string): Buffer =>
  Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), ephemeral, `round ${about}`, KEY_BYTES));

/** JSON, with blanks behind it that JSON does not mind. */
function padded(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  return Buffer.concat([text, Buffer.alloc((BLOCK_BYTES - (text.length % BLOCK_BYTES)) % BLOCK_BYTES, ' ')]);
}
