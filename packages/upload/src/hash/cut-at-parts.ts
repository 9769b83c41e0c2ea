/** A piece of a chunk that lies within one part. */
export interface PartPiece {
  readonly bytes: Uint8Array;
  /** The part ends with this piece. */
  readonly endsPart: boolean;
}

/** A chunk that begins at this position of its file, cut where parts of the file end; whole without a part size. */
export function* cutAtParts(chunk: Uint8Array, position: number, partSize: number | undefined): Generator<PartPiece> {
  const step = partSize ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < chunk.length; ) {
    const toBoundary = step - ((position + at) % step);
    const bytes = chunk.subarray(at, at + toBoundary);
    yield { bytes, endsPart: bytes.length === toBoundary };
    at += bytes.length;
  }
}
