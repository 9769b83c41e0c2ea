import { ANSWERS, BODY_LIMIT, contract } from '../src/contract/index.ts';
import { schemas } from '../src/contract/schemas.ts';
import type { CallPermission } from '../src/endpoint.ts';
import { type DescribedCall, describedCalls, describeSchema, type JsonSchema } from '../src/openapi/index.ts';

const kibibytes = (bytes: number) => `${bytes / 1024} KiB`;

const HEAD = `# Contract

Every call of the platform, written by \`pnpm --filter @jianzhu/api-client contract:doc\` from
\`packages/api-client/src/contract\`; do not edit. \`{product}\` is the configured product. Source: \`spec\`, the specification
gives the path; \`ours\`, it was chosen here. Who: the caller, with the permission that the gate asks for. A request is \`path\`, \`query\` and \`body\`; an answer is what stands in \`data\` of the
envelope \`{code, msg, success, data}\`. \`?\` marks what may be left out, \`|null\` what may be empty.
A body has at most ${kibibytes(BODY_LIMIT)}, or what its call says.
`;

const MARKS = {
  idempotent: 'needs an Idempotency-Key',
  quiet: 'start-up call, shows no message',
  changesState: 'changes state although a GET',
  file: 'answers a file',
} as const;

const NAMES_OF_TYPES: Readonly<Record<string, string>> = { object: 'object', array: 'list' };

/** A schema as a short text: names of fields with their types, lists in brackets. */
function shapeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  const { $ref, anyOf, enum: values, const: constant, type, properties, items, required = [] } = schema;
  if ($ref) return '…';
  if (anyOf) return [...new Set(anyOf.map(shapeOf))].join('|');
  if (values) return values.map(String).join('|');
  if (constant !== undefined) return JSON.stringify(constant);
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
    );
    return `{${fields.join(', ')}}`;
  }
  if (type === 'array') return `[${items && !Array.isArray(items) ? shapeOf(items) : ''}]`;
  return NAMES_OF_TYPES[String(type)] ?? (type === undefined ? 'any' : [type].flat().join('|'));
}

const cell = (text: string) => (text === '' ? '–' : `\`${text}\``.replaceAll('|', '\\|'));

const permissionText = (asked: CallPermission): string => {
  if (typeof asked === 'string') return `\`${asked}\``;
  return 'add' in asked
    ? `\`${asked.add}\`, to change one \`${asked.edit}\``
    : asked.map((key) => `\`${key}\``).join(' or ');
};

function rowOf({ endpoint, schemas: { params, query, body, data } }: DescribedCall): string {
  const request = Object.entries({ path: params, query, body })
    .flatMap(([part, schema]) => (schema ? `${part} ${shapeOf(describeSchema(schema))}` : []))
    .map(cell)
    .join('<br>');
  const marks = Object.entries(MARKS).flatMap(([trait, text]) => (endpoint[trait as keyof typeof MARKS] ? text : []));
  const limit = endpoint.bodyLimit ? [`body at most ${kibibytes(endpoint.bodyLimit)}`] : [];
  const set = endpoint.headers ? [`${endpoint.headers} headers`] : [];
  const name = [`**${endpoint.id.split('.')[1]}**`, ...set, ...marks, ...limit].join('<br>');
  return `| ${[
    name,
    endpoint.method,
    `\`${endpoint.path}\``,
    endpoint.permission ? `${endpoint.auth} with ${permissionText(endpoint.permission)}` : endpoint.auth,
    endpoint.source,
    request || '–',
    cell(shapeOf(describeSchema(data))),
  ].join(' | ')} |`;
}

const SHOWN = {
  data: 'resolves',
  msg: 'the msg, as a warning',
  status: '请求出错，状态码：{status}',
  nothing: 'nothing',
} as const;

function answerTable(): string {
  const rows = ANSWERS.map(
    ({ status, code, msg, shows, file, endsLogin }) =>
      `| ${status}${file ? ' (file)' : ''} | ${code} | ${msg || '–'} | ${SHOWN[shows]}${endsLogin ? '; ends the login' : ''} |`,
  );
  return ['## Answers', '', '| HTTP status | body code | msg | the client shows |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** The text of docs/contract.md. */
export function renderContractDoc(): string {
  const calls = describedCalls({
    contexts: contract,
    schemas,
  });
  const contexts = [...new Set(calls.map(({ endpoint }) => endpoint.id.split('.')[0]))];
  const sections = contexts.map((context) => {
    const own = calls.filter(({ endpoint }) => endpoint.id.startsWith(`${context}.`));
    const columns = '| call | method | path | who | source | request | answer |\n|---|---|---|---|---|---|---|';
    return `## ${context}\n\n${columns}\n${own.map(rowOf).join('\n')}`;
  });
  return `${[HEAD.trimEnd(), `${calls.length} calls.`, answerTable(), ...sections].join('\n\n')}\n`;
}
