import { operatorSchemas } from '../../packages/api-client/src/contract/schemas.ts';
import { fieldFacts } from '../../packages/domain/src/forms.ts';
import { type Command, wordOf } from './commands.ts';
import { findCommand, usageOf } from './read-command.ts';

/** What one command takes: its usage, and the fields of its file. @throws UsageError when there is no such command */
export function helpOf(words: readonly string[]): string {
  const { name, command } = findCommand(words);
  return [usageOf(name, command), `  ${command.about}`, ...(command.file ? fieldsOf(command) : [])].join('\n');
}

function fieldsOf(command: Command): readonly string[] {
  const name = command.call.id.split('.').at(-1) ?? '';
  const schemas: Readonly<Record<string, unknown>> = operatorSchemas;
  return [
    '',
    'Fields of the JSON file:',
    ...entriesOf(schemas[name]).map(([field, entry]) => lineOf(field, entry, command)),
  ];
}

function lineOf(field: string, entry: unknown, command: Command): string {
  const word = wordOf(field, command);
  // Fields of the domain say it themselves; what the contract writes says it by its type.
  const facts = fieldFacts(entry as Parameters<typeof fieldFacts>[0]);
  const isOptional =
    facts === null
      ? typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === 'optional'
      : !facts.required;
  return `  ${field}${isOptional ? '' : ' (needed)'}${word === undefined ? '' : `, or --${word}`}`;
}

/** The fields of a call's body, as its schema has them. */
function entriesOf(schema: unknown): readonly (readonly [string, unknown])[] {
  if (typeof schema !== 'object' || schema === null || !('body' in schema)) return [];
  const { body } = schema;
  if (typeof body !== 'object' || body === null || !('entries' in body)) return [];
  return typeof body.entries === 'object' && body.entries !== null ? Object.entries(body.entries) : [];
}
