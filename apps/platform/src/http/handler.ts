import type { CallAuth, CallData, CallSchemas, Endpoint, ParsedInput } from '@jianzhu/api-client';
import type { BusinessMember, Caller, ChatUser, Member, Operator, Visitor } from './caller.ts';
import type { Once } from './idempotency.ts';
import type { Refusal } from './refusal.ts';

/** What a handler knows of the request besides its input. */
export interface CallContext<By extends Caller = Caller> {
  readonly caller: By;
  /** Who a visitor is when she happens to be logged in; for calls that anybody may make. */
  readonly whoAsks: () => Promise<Member | undefined>;
  /** For calls that the contract names idempotent: all that they do stands inside it. */
  readonly once: Once;
  readonly requestId: string;
  /** By which the client reached us, without the port; trusted proxies taken into account. */
  readonly hostName: string;
  /** Address of the client, proxies that are trusted taken into account. */
  readonly clientAddress: string;
  /** What the login site's cookie names: a claim of which device it is, never proof of who. */
  readonly device?: string;
  readonly userAgent: string;
  /** Arrival of the request. Deadlines are judged by `businessNow`. */
  readonly now: Date;
  /** Aborted when the client goes away before its answer, or the time is up. */
  readonly signal: AbortSignal;
}

type Answer<S extends CallSchemas> = Promise<CallData<S> | Refusal>;

/** One call as the server does it; made by `anyone`, `asMember`, `asBusiness`, `asChatUser` or `asOperator`. */
export interface Handler<S extends CallSchemas> {
  readonly auth: CallAuth;
  readonly handle: (input: ParsedInput<S>, context: CallContext) => Answer<S>;
}

/** A handler of a call with `auth: 'none'`. */
export function anyone<S extends CallSchemas>(
  handle: (input: ParsedInput<S>, context: CallContext<Visitor>) => Answer<S>,
): Handler<S> {
  return { auth: 'none', handle: (input, context) => handle(input, { ...context, caller: { kind: 'none' } }) };
}

/** A handler of a call with `auth: 'member'`. */
export function asMember<S extends CallSchemas>(
  handle: (input: ParsedInput<S>, context: CallContext<Member>) => Answer<S>,
): Handler<S> {
  return {
    auth: 'member',
    handle: (input, context) => {
      const { caller } = context;
      if (caller.kind !== 'member') throw new TypeError('a call of a member was let through without one');
      return handle(input, { ...context, caller });
    },
  };
}

/** A handler of a call with `auth: 'business'`. */
export function asBusiness<S extends CallSchemas>(
  handle: (input: ParsedInput<S>, context: CallContext<BusinessMember>) => Answer<S>,
): Handler<S> {
  return {
    auth: 'business',
    handle: (input, context) => {
      const { caller } = context;
      if (caller.kind !== 'business') throw new TypeError('a call of a business was let through without one');
      return handle(input, { ...context, caller });
    },
  };
}

/** A handler of a call with `auth: 'chat'`. */
export function asChatUser<S extends CallSchemas>(
  handle: (input: ParsedInput<S>, context: CallContext<ChatUser>) => Answer<S>,
): Handler<S> {
  return {
    auth: 'chat',
    handle: (input, context) => {
      const { caller } = context;
      if (caller.kind !== 'chat') throw new TypeError('a call of the chat was let through without its user');
      return handle(input, { ...context, caller });
    },
  };
}

/** A handler of a call with `auth: 'operator'`. */
export function asOperator<S extends CallSchemas>(
  handle: (input: ParsedInput<S>, context: CallContext<Operator>) => Answer<S>,
): Handler<S> {
  return {
    auth: 'operator',
    handle: (input, context) => {
      const { caller } = context;
      if (caller.kind !== 'operator') throw new TypeError('a call of an operator was let through without one');
      return handle(input, { ...context, caller });
    },
  };
}

/** The calls of one context, each with its handler: `ContextHandlers<Contract['notice']>`. */
export type ContextHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Endpoint<infer S> ? Handler<S> : never;
};

/** A handler for every call of every context; a missing one does not compile. */
export type Handlers<Contexts> = { readonly [Name in keyof Contexts]: ContextHandlers<Contexts[Name]> };
