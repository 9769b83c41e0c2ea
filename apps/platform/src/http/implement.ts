import type { CallSchemas, Endpoint } from '@jianzhu/api-client';
import { schemas as contractSchemas } from '@jianzhu/api-client/schemas';
import type { Handler, Handlers } from './handler.ts';

type AnyContexts = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** One call with all that is needed to serve it. */
export interface ImplementedCall {
  readonly endpoint: Endpoint;
  readonly schemas: CallSchemas;
  readonly handler: Handler<CallSchemas>;
}

const describedCalls: Readonly<Record<string, Readonly<Record<string, CallSchemas>>>> = contractSchemas;

/**
 * Joins the contract, its schemas and the handlers. A call without a handler does not compile.
 *
 * @param contexts the contract, or some of its contexts
 * @throws TypeError when a handler is for other callers than the contract says
 */
export function implement<const Contexts extends AnyContexts>(
  contexts: Contexts,
  handlers: Handlers<Contexts>,
): ImplementedCall[] {
  // The parameter's type has a handler under each of these names; Object.entries forgets the names.
  const byContext = handlers as Readonly<Record<string, Readonly<Record<string, Handler<CallSchemas>>>>>;
  return Object.entries(contexts).flatMap(([context, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => {
      const handler = byContext[context]?.[name];
      const schemas = describedCalls[context]?.[name];
      if (handler === undefined || schemas === undefined) {
        throw new TypeError(`${endpoint.id} has no handler or no schemas`);
      }
      if (handler.auth !== endpoint.auth) {
        throw new TypeError(`${endpoint.id} is for "${endpoint.auth}", its handler for "${handler.auth}"`);
      }
      return { endpoint, schemas, handler };
    }),
  );
}
