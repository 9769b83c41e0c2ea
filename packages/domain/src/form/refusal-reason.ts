import * as v from 'valibot';
import { field } from './field.ts';

/** Why something is not agreed to, as its form asks for it: 2 to 200 characters. */
export const refusalReason = (label: string, emptyMessage?: string) =>
  v.object({
    reason: field('str', {
      label,
      required: true,
      min: 2,
      max: 200,
      ...(emptyMessage !== undefined && { emptyMessage }),
    }),
  });

/** What is wrong with an answer that is a yes, or a no with such a reason; null where nothing is. */
export function checkAnswer(
  record: ReturnType<typeof refusalReason>,
  { agree, reason }: { readonly agree: number; readonly reason: string },
): string | null {
  if (agree === 1) return null;
  const read = v.safeParse(record, { reason });
  return read.success ? null : read.issues[0].message;
}
