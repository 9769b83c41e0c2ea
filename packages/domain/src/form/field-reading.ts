import * as v from 'valibot';
import type { DictionaryItem } from '../dictionary/dictionary.ts';
import type { Violation } from '../violation.ts';

/** What a field makes of its input: the value to store, or the message for the user. */
export type FieldReading<Value> = { readonly value: Value } | { readonly message: string };

/** What a field is told about itself. */
export interface FieldOptions {
  readonly label: string;
  readonly required?: boolean;
  /** Characters (code points) of a text, value of an int, entries of an attachment list. */
  readonly min?: number;
  readonly max?: number;
  readonly dictionary?: readonly DictionaryItem[];
  /** Brings a line of text into the form that is stored, before it is checked. */
  readonly normalize?: (text: string) => string;
  /** Said in place of the kind's own text where nothing was filled in. */
  readonly emptyMessage?: string;
  /** Said in place of the texts for too short and too long, or for too many attachments. */
  readonly lengthMessage?: string;
  /** Makes markup safe; a rich field is measured after it. */
  readonly sanitize?: (html: string) => string;
}

/** A kind of field: what the wire may carry, and how that becomes a value. */
export interface FieldKindDefinition<Input, Value> {
  readonly wire: v.GenericSchema<unknown, Input>;
  readonly emptyMessage: (label: string) => string;
  /** Value of an optional field that is left empty. */
  readonly empty: Value;
  /** Whether input that is there counts as none all the same. */
  readonly isBlank?: (input: Input) => boolean;
  readonly read: (input: Input, options: FieldOptions) => FieldReading<Value>;
}

/** Schema of one field, with its facts as metadata. */
export type FieldBuilder<Value> = (
  facts: Readonly<Record<string, unknown>>,
  options: FieldOptions & { readonly check?: ((value: Value) => Violation | null) | undefined },
) => v.GenericSchema<unknown, Value>;

/** Makes schemas of a kind: input that is missing, empty or of another type has the kind's empty message. */
export function fieldKind<Input, Value>(kind: FieldKindDefinition<Input, Value>): FieldBuilder<Value> {
  return (facts, options) => {
    const message = options.emptyMessage ?? kind.emptyMessage(options.label);
    const read = (input: Input): FieldReading<Value> => {
      const reading = kind.read(input, options);
      const violation = 'value' in reading ? options.check?.(reading.value) : undefined;
      return violation ?? reading;
    };
    const readOptional = (input: Input | null): FieldReading<Value> => {
      if (input !== null && !kind.isBlank?.(input)) return read(input);
      return options.required ? { message } : { value: kind.empty };
    };
    return v.pipe(
      v.nullish(v.config(kind.wire, { message }), null),
      v.rawTransform<Input | null, Value>(({ dataset, addIssue, NEVER }) => {
        const reading = readOptional(dataset.value);
        if ('value' in reading) return reading.value;
        addIssue({ message: reading.message });
        return NEVER;
      }),
      v.metadata(facts),
    );
  };
}
