import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import * as v from 'valibot';
import { type LoadedRecord, loadById } from '../../record/load-record.server.ts';
import type { RequestServices } from '../../request-services.server.ts';

/** What the platform says of quotations that may not be read yet; the deadline as `YYYY-MM-DD HH:mm:ss`. */
const sealedSchema = v.object({ inquiryId: v.string(), deadline: v.string() });

export type Sealed = v.InferOutput<typeof sealedSchema>;

/** A record that is sealed until a deadline, as its page finds it. */
export type LoadedSealable<Found> = LoadedRecord<Found> | ({ readonly kind: 'sealed' } & Sealed);

/** Asks for the record that the address names; one that is still sealed is told apart from a failure (411). */
export async function loadUnsealed<Found>(
  id: string | null,
  ask: (id: string) => Promise<Found>,
  services: Pick<RequestServices, 'session' | 'report'>,
): Promise<LoadedSealable<Found>> {
  let sealed: Sealed | undefined;
  const loaded = await loadById(
    id,
    (asked) =>
      ask(asked).catch((error: unknown) => {
        if (error instanceof BusinessError && error.code === BUSINESS_CODES.sealed.code) {
          const said = v.safeParse(sealedSchema, error.data);
          if (said.success) sealed = said.output;
        }
        throw error;
      }),
    services,
  );
  return sealed === undefined ? loaded : { kind: 'sealed', ...sealed };
}
