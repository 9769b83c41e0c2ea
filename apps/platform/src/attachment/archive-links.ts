import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseRecordId, type RecordId } from '../db/context.ts';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../member/shared-secret.ts';
import { READ_SECONDS } from '../objects/object-store.ts';

/** An archive that somebody was allowed to read. */
export interface ArchiveClaim {
  readonly ids: readonly RecordId[];
  /** Everything of this tender, in place of single files. */
  readonly tenderId?: RecordId | undefined;
  /** Whose archives are counted together. */
  readonly loginId: string;
}

/** Signs the links of archives, and reads them again; several processes agree without a table. */
export interface ArchiveLinks {
  /** Good for as long as the address of a single file. */
  sign(claim: ArchiveClaim): string;
  /** Undefined when it is not ours, or no longer good. */
  read(token: string): ArchiveClaim | undefined;
}

const SECRET_NAME = 'archive key';
const SECRET_BYTES = 32;

const recordId = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const id = parseRecordId(dataset.value);
    if (id !== undefined) return id;
    addIssue({ message: 'no id' });
    return NEVER;
  }),
);
const claims = v.object({
  ids: v.array(recordId),
  tenderId: v.optional(recordId),
  loginId: v.string(),
  /** ms since 1970 */
  expiresAt: v.number(),
});

/** The links of this platform. */
export async function loadArchiveLinks(database: Database): Promise<ArchiveLinks> {
  const secret = await database.withCredentials((transaction) =>
    sharedSecret(transaction, SECRET_NAME, () => randomBytes(SECRET_BYTES).toString('base64url')),
  );
  const signature = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign(claim) {
      const expiresAt = Date.now() + READ_SECONDS * 1000;
      const text = Buffer.from(JSON.stringify({ ...claim, expiresAt })).toString('base64url');
      return `${text}.${signature(text).toString('base64url')}`;
    },
    read(token) {
      const [text = '', sent = '', ...rest] = token.split('.');
      const [expected, given] = [signature(text), Buffer.from(sent, 'base64url')];
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { success, output } = v.safeParse(claims, JSON.parse(Buffer.from(text, 'base64url').toString()));
      return success && output.expiresAt > Date.now() ? output : undefined;
    },
  };
}
