import type { CallSchemas, ParsedInput } from '@jianzhu/api-client';
import * as v from 'valibot';
import { HTTP_MESSAGES } from './messages.ts';
import { type FieldError, type Refusal, refuseField, refuseFields } from './refusal.ts';

/** The parts of a request that a call may declare. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

export type ParseResult =
  | { readonly ok: true; readonly input: ParsedInput<CallSchemas> }
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks what came against the schemas of the call: the parsed parts, or body code 400 with one error a field. */
export function parseInput(schemas: CallSchemas, raw: RawInput): ParseResult {
  const input: Partial<Record<(typeof PARTS)[number], unknown>> = {};
  const fieldErrors: FieldError[] = [];
  for (const part of PARTS) {
    const schema = schemas[part];
    if (schema === undefined) continue;
    const parsed = v.safeParse(schema, plain(raw[part]));
    if (parsed.success) {
      input[part] = parsed.output;
      const field = findUnstorable(parsed.output, part);
      if (field !== undefined) fieldErrors.push({ field, row: null, message: HTTP_MESSAGES.unstorable });
    } else {
      fieldErrors.push(...parsed.issues.map((issue) => fieldError(part, issue)));
    }
  }
  const [first, ...others] = fieldErrors;
  if (first !== undefined) return { ok: false, refusal: refuseFields([first, ...others]) };
  return { ok: true, input };
}

/** Name of a field whose text holds what the database cannot hold: U+0000, or half a character. */
function findUnstorable(value: unknown, name: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : name;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return name;
    const found = findUnstorable(item, Array.isArray(value) ? name : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/**
 * The parser of queries gives objects without a prototype, and no body is null; schemas expect objects and nothing. A list
 * would pass for an object without fields.
 */
function plain(value: unknown): unknown {
  if (value === null) return undefined;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && Object.getPrototypeOf(value) === null ? { ...value } : value;
}

function fieldError(part: string, issue: v.BaseIssue<unknown>): FieldError {
  const keys = issue.path?.map((item) => item.key) ?? [];
  const row = keys.find((key) => typeof key === 'number');
  return {
    field: keys.filter((key) => typeof key === 'string').join('.') || part,
    row: typeof row === 'number' ? row : null,
    message: hasOwnText(issue) ? issue.message : DEFAULT_MESSAGE,
  };
}

const DEFAULT_MESSAGE = '参数错误';

/** Rules without a text of their own speak English, which is not for users. */
function hasOwnText(issue: v.BaseIssue<unknown>): boolean {
  return /[\u4e00-\u9fff]/.test(issue.message);
}

/** Body code 400 for a body that is no JSON. */
export function refuseBody(message: string): Refusal {
  return refuseField('body', message);
}
