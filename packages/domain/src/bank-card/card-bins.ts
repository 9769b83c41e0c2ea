import { dictionary } from '../dictionary/dictionary.ts';
import { normalizeBankCard } from '../identifier/bank-card.ts';

/** Banks that a card or an account may be of, by the codes that payment channels call them. */
export const BANKS = dictionary([
  ['ICBC', '中国工商银行'],
  ['ABC', '中国农业银行'],
  ['BOC', '中国银行'],
  ['CCB', '中国建设银行'],
  ['COMM', '交通银行'],
  ['PSBC', '中国邮政储蓄银行'],
  ['CMB', '招商银行'],
  ['CITIC', '中信银行'],
  ['CEB', '中国光大银行'],
  ['CMBC', '中国民生银行'],
  ['SPDB', '上海浦东发展银行'],
  ['CIB', '兴业银行'],
  ['HXB', '华夏银行'],
  ['GDB', '广发银行'],
  ['PAB', '平安银行'],
  ['JLBANK', '吉林银行'],
  ['JLRCU', '吉林省农村信用社'],
  ['OTHER', '其他银行'],
]);

type BankCode = (typeof BANKS)[number]['value'];

/** What the first digits of a card say. */
export interface CardBin {
  readonly bankCode: BankCode;
  readonly isCredit: boolean;
}

/** First digits of the cards in use of the banks above: debit, then credit. The bank stays to be chosen for others. */
const BINS: Readonly<Partial<Record<BankCode, readonly [debit: string, credit: string]>>> = {
  ICBC: ['620200 621225 621226 621227 621281 621558 622200 622202 622203 622208', '622210 622230 622235 625330 628286'],
  ABC: ['620059 622821 622822 622823 622824 622825 622826 622827 622845 622846 622848 95599', '622836 622837 628268'],
  BOC: ['456351 601382 621256 621660 621661 621663 621667 621668 621669 621785 621786', '622760 622788 625905 628388'],
  CCB: ['436742 621080 621081 621284 621466 621488 621598 621700 622280 622700 622966', '436718 625362 625363 628316'],
  COMM: ['405512 601428 621002 621069 621436 622260 622261 622262', '458123 521899 622252 622253'],
  PSBC: ['621095 621096 621098 621285 621599 621797 621798 621799 622150 622151 622188 955100', '622810 622811 622812'],
  CMB: ['402658 410062 468203 621286 621483 621485 621486 622580 622588 622598 622609', '439225 439226 518710 622575'],
  CITIC: [
    '433670 433680 621767 621768 621771 621772 621773 622690 622691 622692 622696 622698',
    '520108 622680 622689',
  ],
  CEB: ['621489 621491 621492 622660 622661 622662 622663 622664 622665 622670', '622650 622655 622658'],
  CMBC: ['415599 421393 472067 621691 622615 622616 622617 622618 622619 622620 622622', '622600 622601 622602 622603'],
  SPDB: ['621351 621352 621390 621791 621792 621793 621795 621796 622521 622522 622523', '622176 622177 622228'],
  CIB: ['438588 438589 622908 622909 966666', '622901 622902 622922 628212'],
  HXB: ['622630 622631 622632 622633', '523959 528708 622636 622637 622638'],
  GDB: ['620037 621462 622568', '622555 622556 622557 622558 622559 622560'],
  PAB: ['621626 622298 622986 622989 623058', '526855 622155 622156 622525 622526'],
};

const KNOWN: ReadonlyMap<string, CardBin> = new Map(
  Object.entries(BINS).flatMap(([bankCode, kinds]) =>
    kinds.flatMap((prefixes, kind) =>
      // Object.entries forgets which keys the table has.
      prefixes.split(' ').map((prefix) => [prefix, { bankCode: bankCode as BankCode, isCredit: kind === 1 }] as const),
    ),
  ),
);
const LENGTHS = [6, 5];

/** The bank and the kind of a card by its first digits, as far as they are typed; null where they are not known. */
export function readCardBin(text: string): CardBin | null {
  const digits = normalizeBankCard(text);
  for (const length of LENGTHS) {
    const found = digits.length < length ? undefined : KNOWN.get(digits.slice(0, length));
    if (found !== undefined) return found;
  }
  return null;
}
