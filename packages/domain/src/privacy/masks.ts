const STAR = '*';
const NAME_STARS = '**';

const IDENTITY_HEAD = 6;
const IDENTITY_STARS = 8;
const TAIL = 4;
const PHONE_HEAD = 3;

const stars = (count: number): string => STAR.repeat(count);

/** Hides all but the ends; a text too short to hide anything that way is hidden whole. */
const maskMiddle = (text: string, head: number, tail: number, hidden: number): string =>
  text.length > head + tail ? text.slice(0, head) + stars(hidden) + text.slice(-tail) : stars(text.length);

/** 138****1234 */
export function maskPhone(phone: string): string {
  return maskMiddle(phone, PHONE_HEAD, TAIL, TAIL);
}

/** 220102********0015 */
export function maskCitizenId(idNumber: string): string {
  return maskMiddle(idNumber, IDENTITY_HEAD, TAIL, IDENTITY_STARS);
}

/** **** **** **** 0018, whatever the length of the number. */
export function maskBankCard(cardNumber: string): string {
  return cardNumber.length > TAIL ? `**** **** **** ${cardNumber.slice(-TAIL)}` : stars(cardNumber.length);
}

/** D22****123: the number of a certificate without its middle. */
export function maskCertificateNo(number: string): string {
  if (number.length <= 2 * TAIL) return stars(number.length);
  const ends = Math.floor((number.length - TAIL) / 2);
  return maskMiddle(number, ends, ends, TAIL);
}

/** 张**, whatever the length of the name. */
export function maskName(name: string): string {
  const [first] = name;
  return first ? first + NAME_STARS : '';
}

/** A full phone number in groups: 138 0000 0000. Anything but eleven digits stays as it is. */
export function groupPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
}
