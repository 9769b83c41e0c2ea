import type { ApiClient, CallOptions } from './client-options.ts';
import type { CallData, CallInput, CallSchemas, Endpoint } from './endpoint.ts';

type BoundCall<S extends CallSchemas> =
  Record<never, never> extends CallInput<S>
    ? (input?: CallInput<S>, options?: CallOptions) => Promise<CallData<S>>
    : (input: CallInput<S>, options?: CallOptions) => Promise<CallData<S>>;

type BoundCalls<Calls> = { readonly [K in keyof Calls]: Calls[K] extends Endpoint<infer S> ? BoundCall<S> : never };

/** `{ notice: { list: fn } }` for `{ notice }` of the contract; only the contexts given are shipped. */
export type BoundApi<Contexts> = { readonly [K in keyof Contexts]: BoundCalls<Contexts[K]> };

/** Gives the calls of some contexts as methods: `bindCalls(client, { notice }).notice.list({ query })`. */
export function bindCalls<Contexts extends Readonly<Record<string, Readonly<Record<string, Endpoint<CallSchemas>>>>>>(
  client: ApiClient,
  contexts: Contexts,
): BoundApi<Contexts> {
  const bindContext = (calls: Readonly<Record<string, Endpoint>>) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]) => [
        name,
        (input?: never, options?: CallOptions) => client.call(endpoint, input, options),
      ]),
    );
  const api = Object.fromEntries(Object.entries(contexts).map(([name, calls]) => [name, bindContext(calls)]));
  return api as BoundApi<Contexts>; // built key by key from `contexts`
}
