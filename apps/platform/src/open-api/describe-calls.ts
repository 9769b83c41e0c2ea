import type { Endpoint } from '@jianzhu/api-client';
import { contract } from '@jianzhu/api-client/contract';
import { createOpenApiDocument, type JsonSchema, type OpenApiDocument } from '@jianzhu/api-client/openapi';
import { schemas } from '@jianzhu/api-client/schemas';
import { PRODUCT_NAME } from '@jianzhu/domain';
import { type PermissionKey, permissionLabel } from '@jianzhu/domain/member-center';
import { OPEN_SCOPES, type OpenScope } from '@jianzhu/domain/open-api';
import { FIELD_NOTES } from './field-notes.ts';
import { OPEN_CALLS, type OpenCall, scopeOf } from './open-calls.ts';
import { type ValueRow, valueRows, valueType } from './value-rows.ts';

const OPEN_TITLE = '吉林省建筑业数字平台开放接口';
const OPEN_VERSION = '1.0.0';

/** A parameter of a call, in the path or the query. */
interface ParameterRow extends ValueRow {
  readonly place: string;
  readonly isRequired: boolean;
  readonly example: string;
}

/** A call as the page of the open interface shows it. */
export interface DescribedOpenCall {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly method: string;
  readonly path: string;
  readonly auth: string;
  readonly permission: string;
  readonly parameters: ParameterRow[];
  readonly answer: ValueRow[];
}

/** The contract without what is not for outsiders. */
const openContexts: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  Object.entries(contract).flatMap(([name, calls]) => {
    const open = Object.entries(calls).filter(([, { id }]) => scopeOf(id) !== undefined);
    return open.length === 0 ? [] : [[name, Object.fromEntries(open)] as const];
  }),
);

/** Of the whole, made when it is first asked for. */
let made: OpenApiDocument | undefined;

/** The OpenAPI document of what outsiders may call. */
export function openDocument(): OpenApiDocument {
  made ??= createOpenApiDocument({
    title: OPEN_TITLE,
    version: OPEN_VERSION,
    product: PRODUCT_NAME,
    contexts: openContexts,
    schemas,
  });
  return made;
}

/** The scopes with the names of their calls. */
export function openOutline() {
  return OPEN_SCOPES.map(({ code, name, about }) => ({
    code,
    name,
    about,
    calls: OPEN_CALLS[code].map((call) => ({
      id: call.id,
      name: call.name,
      about: call.about,
      path: endpointOf(call).path,
    })),
  }));
}

/** The calls of a scope with what they take and answer. */
export function describeOpenCalls(scope: OpenScope): DescribedOpenCall[] {
  return OPEN_CALLS[scope].map(describeOpenCall);
}

/** What a member must be granted for every call of a scope. */
export function permissionsOf(scope: OpenScope): PermissionKey[] {
  return OPEN_CALLS[scope].flatMap((call) => {
    const { permission } = endpointOf(call);
    return typeof permission === 'string' ? [permission] : [];
  });
}

function endpointOf({ id }: OpenCall) {
  const endpoint = Object.values(openContexts)
    .flatMap((calls) => Object.values(calls))
    .find((candidate) => candidate.id === id);
  if (endpoint === undefined) throw new TypeError(`${id} is no call of the contract`);
  return { ...endpoint, path: endpoint.path.replaceAll('{product}', PRODUCT_NAME) };
}

/** As much of an operation as is read here; see `describeOperation`. */
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly responses: {
    readonly '200': {
      readonly content: {
        readonly 'application/json': {
          readonly schema: {
            readonly oneOf: readonly [{ readonly properties: { readonly data: JsonSchema } }, unknown];
          };
        };
      };
    };
  };
}

function describeOpenCall(call: OpenCall): DescribedOpenCall {
  const { id, method, path, auth, permission } = endpointOf(call);
  const { paths, components } = openDocument();
  // Made by describeOperation, which types its parts and not their whole.
  const operation = paths[path]?.[method.toLowerCase()] as Operation | undefined;
  if (operation === undefined) throw new TypeError(`${id} is not in the document`);
  const [success] = operation.responses['200'].content['application/json'].schema.oneOf;
  // The components of the document hold JSON schemas under this name.
  const definitions = components.schemas as Readonly<Record<string, JsonSchema>>;
  return {
    id,
    name: call.name,
    about: call.about,
    method,
    path,
    auth,
    permission: typeof permission === 'string' ? permissionLabel(permission) : '',
    parameters: operation.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      type: valueType(schema),
      note: [FIELD_NOTES[name] ?? '', rulesOf(schema)].filter(Boolean).join('；'),
      place,
      isRequired: required,
      example: call.examples?.[name] ?? '',
    })),
    answer: valueRows(success.properties.data, definitions),
  };
}

/** What a value must be, in words. */
function rulesOf(schema: JsonSchema): string {
  const { enum: choices, minLength, maxLength, default: preset } = schema;
  return [
    choices && `可选值：${choices.join('、')}`,
    minLength !== undefined && minLength > 1 && `至少${minLength}个字`,
    maxLength !== undefined && `不超过${maxLength}个字`,
    preset !== undefined && typeof preset !== 'object' && choices && `默认${preset}`,
  ]
    .filter(Boolean)
    .join('，');
}
