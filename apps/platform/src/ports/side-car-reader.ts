import * as v from 'valibot';
import type { DocumentReader } from './document-reader.ts';

const MARK = '\njianzhu-ocr:';
const text = v.optional(v.pipe(v.string(), v.maxLength(2000)));

const sideCar = v.object({
  ...{ realName: text, idCard: text, businessName: text, creditCode: text, legalName: text },
  ...{ registeredCapital: text, establishDate: text, address: text, businessScope: text },
  ...{ beginDate: text, endDate: text, isLongTerm: v.optional(v.boolean()) },
});

/** A picture that carries what it says behind its own bytes, which programs that show it pass over. */
export function withSideCar(content: Uint8Array, says: v.InferInput<typeof sideCar>): Buffer {
  return Buffer.concat([content, Buffer.from(MARK + JSON.stringify(says))]);
}

/**
 * Reads no picture: what the JSON behind its bytes says, which the pictures of a demonstration have, else nothing
 * (domain rules 15.1).
 */
export const sideCarReader: DocumentReader = {
  async read({ content }) {
    const bytes = Buffer.from(content);
    const at = bytes.lastIndexOf(MARK);
    if (at < 0) return null;
    try {
      const { output, success } = v.safeParse(sideCar, JSON.parse(bytes.subarray(at + MARK.length).toString('utf8')));
      // Parts that are not there are left out, not undefined.
      return success ? Object.fromEntries(Object.entries(output).filter(([, part]) => part !== undefined)) : null;
    } catch {
      // No JSON: a picture like any other.
      return null;
    }
  },
};
