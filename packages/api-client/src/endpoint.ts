import type { PermissionKey } from '@jianzhu/domain/member-center';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/**
 * Who may call: `none` everybody; `member` a logged-in user (platform token);
 * `business` a member acting for a business (platform and business token); `chat` a user of the chat service (its own
 * token); `operator` who runs the platform (a token of its own in `Authorization`).
 */
export type CallAuth = 'none' | 'member' | 'business' | 'chat' | 'operator';

/** The schemas of one call. They exist as types here: the wire half of the contract ships without them. */
export interface CallSchemas {
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** What stands in `data` of the envelope. */
  readonly data: GenericSchema;
}

/**
 * A key; several of which one is enough, where both sides of a record make the call; of a save two, by whether its body
 * names a record (`id`) or makes one.
 */
export type CallPermission =
  | PermissionKey
  | readonly [PermissionKey, ...PermissionKey[]]
  | { readonly add: PermissionKey; readonly edit: PermissionKey };

export interface CallTraits {
  readonly auth: CallAuth;
  /** `spec`: the specification gives the path; `ours`: it was chosen here. */
  readonly source: 'spec' | 'ours';
  /** The call needs an `Idempotency-Key` (a UUID made when the form opens). */
  readonly idempotent?: true;
  /** A start-up call (specification section 7): reads `success`, stops quietly, never shows a message. */
  readonly quiet?: true;
  /** Which header set the call carries instead of the general one (decision 31). */
  readonly headers?: 'upload' | 'chat';
  /** A GET that changes state (ambiguity D-12): never prefetched, cached or, unless its caller says so, repeated. */
  readonly changesState?: true;
  /** What the member must be granted in the business acted for; asked before anything else is done. */
  readonly permission?: CallPermission;
  /** The largest body in bytes, where it is less than everybody's (`BODY_LIMIT`). */
  readonly bodyLimit?: number;
  /** The answer is a file, not an envelope. */
  readonly file?: true;
  /**
   * A logout: an HTTP 401 here is ignored (specification section 8). Our own services answer none: without a login, or
   * with one that has ended, there is nothing to do and nothing wrong.
   */
  readonly endsSession?: true;
}

/** One call of the contract: everything the wire needs, and the types of what crosses it. */
export interface Endpoint<Schemas extends CallSchemas = CallSchemas> extends CallTraits {
  /** `context.call`, the key for path overrides and logs. */
  readonly id: string;
  readonly method: HttpMethod;
  /** May hold `{product}` and named parameters, for example `/click-read/{id}`. */
  readonly path: string;
  /** Carries the types only; never set at run time. */
  readonly schemas?: Schemas;
}

type Given<Schemas, Key extends string> =
  Schemas extends Readonly<Record<Key, infer S extends GenericSchema>>
    ? Record<never, never> extends InferInput<S>
      ? { readonly [K in Key]?: InferInput<S> }
      : { readonly [K in Key]: InferInput<S> }
    : unknown;

/** What a caller passes: the parts that the call declares. */
export type CallInput<Schemas extends CallSchemas> = Given<Schemas, 'params'> &
  Given<Schemas, 'query'> &
  Given<Schemas, 'body'>;

/** What a caller gets: `data` of the envelope. */
export type CallData<Schemas extends CallSchemas> = InferOutput<Schemas['data']>;

type Read<Schemas, Key extends string> =
  Schemas extends Readonly<Record<Key, infer S extends GenericSchema>>
    ? { readonly [K in Key]: InferOutput<S> }
    : unknown;

/** What a server handler receives: the same parts, parsed. */
export type ParsedInput<Schemas extends CallSchemas> = Read<Schemas, 'params'> &
  Read<Schemas, 'query'> &
  Read<Schemas, 'body'>;

/* @__NO_SIDE_EFFECTS__ */
export function get<S extends CallSchemas>(id: string, path: string, traits: CallTraits): Endpoint<S> {
  return { id, method: 'GET', path, ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function post<S extends CallSchemas>(id: string, path: string, traits: CallTraits): Endpoint<S> {
  return { id, method: 'POST', path, ...traits };
}

/* @__NO_SIDE_EFFECTS__ */
export function put<S extends CallSchemas>(id: string, path: string, traits: CallTraits): Endpoint<S> {
  return { id, method: 'PUT', path, ...traits };
}
