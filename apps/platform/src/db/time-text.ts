import { formatDateTime } from '@jianzhu/domain';

/** A time of a row as answers say it; '' when there is none. */
export const timeText = (time: Date | null | undefined): string => (time ? formatDateTime(time.getTime()) : '');
