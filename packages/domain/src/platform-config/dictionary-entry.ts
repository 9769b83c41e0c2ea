import * as v from 'valibot';
import { list, text } from '../wire-values.ts';

/** Entry of a dictionary (specification 3). In hot texts `dictKey` is the link and `dictValue` the text. */
export interface DictionaryEntry {
  dictKey: string;
  dictValue: string;
  children: DictionaryEntry[];
}

export const dictionaryEntrySchema: v.GenericSchema<unknown, DictionaryEntry> = v.object({
  dictKey: text,
  dictValue: text,
  children: list(v.lazy(() => dictionaryEntrySchema)),
});
