import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { ownerOfPlace } from '../known-places.ts';
import { LOGIN_MESSAGES } from '../messages.ts';
import { type ClientPlace, networkKey } from '../network-of.ts';
import { openCaptcha, type ShownCaptcha } from './captchas.ts';
import type { Puzzles } from './puzzles.ts';

export interface CaptchaServices {
  readonly database: Database;
  readonly puzzles: Puzzles;
}

/** Seconds in which whoever waits for pictures has got his. */
const QUEUE_SECONDS = 1;

/** Another puzzle for a place; 429 when too many are being drawn, for places that nobody knows (decision 0015) earlier. */
export async function giveCaptcha(
  { database, puzzles }: CaptchaServices,
  place: ClientPlace,
): Promise<ShownCaptcha | Refusal> {
  const network = networkKey(place);
  const puzzle = (await puzzles.draw(network)) ?? (await drawIfKnown());
  if (puzzle === undefined) {
    return new Refusal('tooFrequent', { msg: LOGIN_MESSAGES.captchasOften(QUEUE_SECONDS), retryAfter: QUEUE_SECONDS });
  }
  return database.withCredentials((transaction) => openCaptcha(transaction, puzzle));

  // Asked only when it matters: it costs a look into the database.
  async function drawIfKnown() {
    const owner = await database.withCredentials((transaction) => ownerOfPlace(transaction, place));
    return owner === undefined ? undefined : puzzles.drawForKnown(owner);
  }
}
