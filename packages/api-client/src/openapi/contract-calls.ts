import type { CallSchemas, Endpoint } from '../endpoint.ts';

/** Contexts of the contract, and their schemas beside them. */
export interface DescribedContract {
  readonly contexts: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
  readonly schemas: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>>;
}

export interface DescribedCall {
  readonly endpoint: Endpoint;
  readonly schemas: CallSchemas;
}

/** Every call with its schemas, sorted by id. Throws TypeError for a call that has none. */
export function describedCalls({ contexts, schemas }: DescribedContract): DescribedCall[] {
  return Object.entries(contexts)
    .flatMap(([context, calls]) =>
      Object.entries(calls).map(([name, endpoint]) => {
        const own = schemas[context]?.[name];
        if (!own) throw new TypeError(`${endpoint.id} has no schemas`);
        return { endpoint, schemas: own };
      }),
    )
    .sort((one, other) => (one.endpoint.id < other.endpoint.id ? -1 : 1));
}
