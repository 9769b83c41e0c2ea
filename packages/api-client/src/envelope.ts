/** The body of every answer (specification section 7): `{code, msg, success, data}`. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly success: boolean;
  readonly data: unknown;
}

/** Reads an envelope; `undefined` when the body is none. A code given as digits counts as that number. */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, msg, success, data } = body as Record<string, unknown>; // every key is checked below
  const number = typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code;
  const known = typeof number === 'number' && Number.isInteger(number);
  if (!known && typeof success !== 'boolean') return undefined;
  return {
    code: known ? number : success ? 200 : 500,
    msg: typeof msg === 'string' ? msg : '',
    success: typeof success === 'boolean' ? success : number === 200,
    data: data ?? null,
  };
}
