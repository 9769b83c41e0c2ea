export const secondsIn = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** Days, hours, minutes and seconds of a number of seconds. */
export function splitSeconds(seconds: number) {
  return {
    days: Math.floor(seconds / secondsIn.days),
    hours: Math.floor((seconds % secondsIn.days) / secondsIn.hours),
    minutes: Math.floor((seconds % secondsIn.hours) / secondsIn.minutes),
    seconds: seconds % secondsIn.minutes,
  };
}
