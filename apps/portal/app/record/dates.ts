/** Pieces of `YYYY-MM-DD HH:mm:ss` as rows show them; the platform's texts are Asia/Shanghai already. */
export const dateOf = (time: string) => time.slice(0, 10);
export const monthDayOf = (time: string) => time.slice(5, 10);
export const minuteOf = (time: string) => time.slice(5, 16);

/** The same moment for machines. */
export const machineTime = (time: string) => `${time.replace(' ', 'T')}+08:00`;
