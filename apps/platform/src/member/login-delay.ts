/** Strangers' wrong passwords with a captcha, in a day, that cost no delay. */
const FREE_FAILURES = 3;
const LONGEST_DELAY_SECONDS = 120;
/** From so many wrong passwords in a day on, the delay is a quarter of an hour. */
const MANY_FAILURES = 40;
const DELAY_OF_MANY_SECONDS = 900;

/**
 * How long after the last wrong password the next stranger may try at an account, in seconds: 0, 0, 0, 1, 2, 4 … 120,
 * and 900 in the end.
 *
 * @param failures of strangers with a captcha at this account in the last day
 */
export function delaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  if (failures >= MANY_FAILURES) return DELAY_OF_MANY_SECONDS;
  return Math.min(LONGEST_DELAY_SECONDS, 2 ** (failures - FREE_FAILURES));
}

/** How often strangers may try at an account in so many seconds, whatever their networks and solved captchas: 131 a day. */
export function triesWithin(seconds: number): number {
  let tries = 0;
  for (let at = 0; at < seconds; at += delaySeconds(tries)) tries += 1;
  return tries;
}
