import '../tables.ts';
import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { hashToken, tokenHashBytes } from '../../db/context.ts';
import { lockText } from '../../db/lock-text.ts';
import type { Transaction } from '../../db/schema.ts';
import { timeText } from '../../db/time-text.ts';
import { Refusal } from '../../http/refusal.ts';
import { LOGIN_MESSAGES } from '../messages.ts';
import { createOpaqueToken } from '../opaque-token.ts';
import { secondsFromNow } from '../session-grants.ts';
import type { CodeScene } from '../sms-codes.ts';
import { isHumanSolution, type Movement, rhythmOf } from './movement.ts';
import type { Puzzle } from './puzzle.ts';

const CAPTCHA_SECONDS = 120;
const TOKEN_SECONDS = 300;
/** Puts of the piece that a picture takes: it has three holes, so that each more would be a third of them. */
export const TRIES = 1;

/** What the widget shows of a puzzle. */
export interface ShownCaptcha extends Omit<Puzzle, 'targetX'> {
  readonly captchaId: string;
  readonly expireAt: string;
  readonly lifeSeconds: number;
}

/** Remembers a puzzle and where its piece belongs. */
export async function openCaptcha(transaction: Transaction, puzzle: Puzzle): Promise<ShownCaptcha> {
  const { targetX, ...shown } = puzzle;
  const row = await transaction
    .insertInto('captcha')
    .values({
      target_x: targetX,
      piece_y: puzzle.pieceY,
      expires_at: secondsFromNow(CAPTCHA_SECONDS),
      token_hash: null,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  const expireAt = timeText(row.expires_at);
  return { ...shown, captchaId: row.id, expireAt, lifeSeconds: CAPTCHA_SECONDS };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a captcha was solved for. */
export interface CaptchaPurpose {
  readonly scene: CodeScene;
  readonly phone: string;
}

/**
 * Judges a solution: a token for one use in one scene and for one phone, or why not. A miss voids the picture (both puzzles
 * show another one at once); the transaction must be committed for it to count.
 */
export async function solveCaptcha(
  transaction: Transaction,
  solution: Movement & CaptchaPurpose & { readonly captchaId: string },
): Promise<string | Refusal> {
  const expired = new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaExpired });
  if (!UUID.test(solution.captchaId)) return expired;
  const captcha = await transaction
    .selectFrom('captcha')
    .select([
      'target_x',
      'misses',
      sql<boolean>`expires_at > now() and solved_at is null`.as('is_open'),
      sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float`.as('shown_ms'),
    ])
    .where('id', '=', solution.captchaId)
    .forUpdate()
    .executeTakeFirst();
  if (captcha === undefined || !captcha.is_open || captcha.misses >= TRIES) return expired;
  const update = transaction.updateTable('captcha').where('id', '=', solution.captchaId);
  const rhythm = rhythmOf(solution);
  const rhythmHash = rhythm === undefined ? null : createHash('sha256').update(rhythm).digest();
  const shown = { targetX: captcha.target_x, shownMs: captcha.shown_ms };
  const isSolved = isHumanSolution(solution, shown) && !(await isRecorded(transaction, rhythmHash));
  if (!isSolved) {
    await update.set({ misses: captcha.misses + 1 }).execute();
    return new Refusal('wrongCode', { msg: LOGIN_MESSAGES.captchaWrong });
  }
  const token = createOpaqueToken();
  await update
    .set({
      scene: solution.scene,
      phone: solution.phone,
      solved_at: sql<Date>`now()`,
      rhythm_hash: rhythmHash,
      token_hash: tokenHashBytes(hashToken(token)),
      token_expires_at: secondsFromNow(TOKEN_SECONDS),
    })
    .execute();
  return token;
}

/** Whether a movement has solved a puzzle before; until the end of the transaction nobody else solves one with it. */
async function isRecorded(transaction: Transaction, rhythmHash: Buffer | null): Promise<boolean> {
  if (rhythmHash === null) return false;
  await lockText(transaction, `captcha rhythm ${rhythmHash.toString('base64')}`);
  const same = await transaction
    .selectFrom('captcha')
    .select('id')
    .where('rhythm_hash', '=', rhythmHash)
    .executeTakeFirst();
  return same !== undefined;
}

/** A token that is good for a scene and a phone: not used, not over. */
const inForce = (token: string, purpose: CaptchaPurpose) =>
  sql<SqlBool>`${isOf(token, purpose)} and used_at is null and token_expires_at > now()`;

const isOf = (token: string, { scene, phone }: CaptchaPurpose) =>
  sql<SqlBool>`token_hash = ${tokenHashBytes(hashToken(token))} and scene = ${scene} and phone = ${phone}`;

/** Uses a captcha's token up; false when it is not good for this scene and phone (domain rules 18.4). */
export async function useCaptchaToken(
  transaction: Transaction,
  token: string | undefined,
  purpose: CaptchaPurpose,
): Promise<boolean> {
  if (token === undefined) return false;
  const used = await transaction
    .updateTable('captcha')
    .set({ used_at: sql<Date>`now()` })
    .where(inForce(token, purpose))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Makes a token good again, until its end, that was used up for what then was not done. */
export async function giveBackCaptchaToken(
  transaction: Transaction,
  token: string,
  purpose: CaptchaPurpose,
): Promise<void> {
  await transaction.updateTable('captcha').set({ used_at: null }).where(isOf(token, purpose)).execute();
}

/** Whether a token could be used, without using it up. */
export async function isGoodCaptchaToken(
  transaction: Transaction,
  token: string | undefined,
  purpose: CaptchaPurpose,
): Promise<boolean> {
  if (token === undefined) return false;
  const good = await transaction.selectFrom('captcha').select('id').where(inForce(token, purpose)).executeTakeFirst();
  return good !== undefined;
}
