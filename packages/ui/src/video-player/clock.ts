const minute = 60;
const hour = 60 * minute;

function parts(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(Math.floor(seconds), 0) : 0;
  return { hours: Math.floor(whole / hour), minutes: Math.floor((whole % hour) / minute), seconds: whole % minute };
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** A moment of a video as players write it: 10:42, or 1:02:03 from one hour on. Unknown lengths are 00:00. */
export function formatClock(at: number): string {
  const { hours, minutes, seconds } = parts(at);
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** The same in words, for screen readers: 10分42秒. */
export function sayClock(at: number): string {
  const { hours, minutes, seconds } = parts(at);
  return [hours > 0 && `${hours}小时`, (hours > 0 || minutes > 0) && `${minutes}分`, `${seconds}秒`]
    .filter(Boolean)
    .join('');
}
