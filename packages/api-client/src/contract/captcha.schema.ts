import * as v from 'valibot';

/** A slider captcha. */
export const captchaPicture = v.object({
  captchaId: v.string(),
  /** Data URL, 300 × 140. */
  bgImage: v.string(),
  /** Data URL, 50 × 50. */
  pieceImage: v.string(),
  /** Top of the piece in px. */
  pieceY: v.number(),
  /** Asia/Shanghai, 120 s after the picture was made. */
  expireAt: v.string(),
  /** How long the picture is good from the answer on: what a page counts by, as its clock may be another. */
  lifeSeconds: v.number(),
});
