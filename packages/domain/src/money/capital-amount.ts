const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];
const GROUP_SIZE = 4;

const digitOf = (digit: string): string => DIGITS[Number(digit)] ?? '';

/** Four digits at most, as `壹仟零贰拾`; zeros in between are one 零, zeros at the end none. */
const groupText = (digits: string): string =>
  [...digits]
    .map((digit, index) => (digit === '0' ? '零' : digitOf(digit) + PLACES[digits.length - 1 - index]))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '');

const integerText = (yuan: string): string => {
  const width = Math.ceil(yuan.length / GROUP_SIZE) * GROUP_SIZE;
  const groups = yuan.padStart(width, '0').match(/.{4}/g) ?? [];
  return groups
    .map((digits, index) => (Number(digits) === 0 ? '零' : groupText(digits) + GROUPS[groups.length - 1 - index]))
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '');
};

/**
 * Amount in Chinese capitals (金额大写) as notices and receipts write it: 123450 fen is 壹仟贰佰叁拾肆元伍角整.
 *
 * @param fen 0 to MONEY_MAX_FEN
 */
export function capitalAmount(fen: number): string {
  if (fen === 0) return '零元整';
  const digits = String(fen).padStart(3, '0');
  const yuan = integerText(digits.slice(0, -2));
  const [jiao = '0', cent = '0'] = digits.slice(-2);
  const yuanPart = yuan && `${yuan}元`;
  if (jiao === '0' && cent === '0') return `${yuanPart}整`;
  const jiaoPart = jiao === '0' ? yuanPart && '零' : `${digitOf(jiao)}角`;
  return `${yuanPart}${jiaoPart}${cent === '0' ? '整' : `${digitOf(cent)}分`}`;
}
