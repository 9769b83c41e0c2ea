import { readFileSync } from 'node:fs';

/** A command line that cannot be used, or a file of it; one line for the operator. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** How large a number may be, the platform says. */
const integer = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new UsageError(`${text} is no number`);
  return Number(text);
};

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}

function oneOf(words: Readonly<Record<string, unknown>>) {
  return (text: string): unknown => {
    if (!Object.hasOwn(words, text)) throw new UsageError(`${text} is none of ${Object.keys(words).join(', ')}`);
    return words[text];
  };
}

/** Reasons at single fields of what was handed in. */
const reasons = (text: string) =>
  text.split(/[;；]/).map((part) => {
    const [, field, reason] = /^\s*(\w+)\s*=(.*)$/s.exec(part) ?? [];
    if (field === undefined || reason === undefined) throw new UsageError(`${part} is not name=reason`);
    return { field, reason: reason.trim() };
  });

const asIs = (text: string) => text;

/** Kinds of arguments, by what the usage calls them. */
export const KINDS = {
  text: asIs,
  number: integer,
  date: asIs,
  html: readText,
  json: readJson,
  status: oneOf({ draft: 0, pending: 1, approved: 2, rejected: 3 }),
  'name=reason;…': reasons,
  'yes|no': oneOf({ yes: 1, no: 0 }),
  /** Says yes by standing there, with nothing after it. */
  flag: oneOf({ yes: 1, no: 0 }),
} as const satisfies Readonly<Record<string, (text: string) => unknown>>;

export type Kind = keyof typeof KINDS;
