export { seatRecord } from './content/seat-record.ts';
export { bookingRecord } from './law/booking-record.ts';
export { accessRecord } from './open-api/access-record.ts';
