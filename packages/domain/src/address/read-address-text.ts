import type { Region } from '../form/region.ts';
import { checkLandline } from '../identifier/contact.ts';
import { type Division, regionReader } from '../region/read-region.ts';

/** What could be told apart in a pasted line; '' and null for the rest. */
export interface AddressParts {
  receiver: string;
  phone: string;
  landline: string;
  region: Region | null;
  detail: string;
  postcode: string;
}

const LONGEST_DETAIL = 100;
/** Stands where something was taken out: what is around it belongs to different things. */
const CUT = '\n';

const PHONE = /(?<!\d)(?:\+?86[- ]?)?(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)/;
const LANDLINE = /(?<!\d)\(?(0\d{2,3})\)?[- ]?(\d{7,8})(?:(?:-|转)(\d{1,6}))?(?!\d)/;
const POSTCODE = /(?:邮编|邮政编码)[:\s]*(\d{6})(?!\d)|(?<![^\s,、/:])(\d{6})(?![^\s,、/:])/;
const NAMED = /(?:收货人|收件人|联系人|姓名)[:\s]*([\p{Script=Han}·a-zA-Z]{2,20})/u;
const LABELS =
  /(?:收货地址|收件地址|详细地址|所在地区|收货人|收件人|联系人|联系电话|联系方式|手机号码|手机号|固定电话|邮政编码|姓名|手机|电话|座机|地址|邮编|寄到|送到|发往)\s*:?/g;

const NAME = /^[\p{Script=Han}·]{2,4}$|^[\p{Script=Han}]{1,3}(?:先生|女士|经理|师傅|老师|主任)$|^[a-zA-Z]{2,20}$/u;
/** What stands in addresses and not in names. */
const PLACE_WORDS =
  /[省市区县乡镇村路街巷弄号楼栋座室层院园厦城厂店库站场桥道屯]|小区|工地|项目|公司|单元|广场|大学|附近/;
const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文';
const NAME_BEHIND = new RegExp(`(?<=[号室楼层栋座]|单元)([${SURNAMES}]\\p{Script=Han}{1,2})$`, 'u');

/**
 * Makes a reader of pasted addresses: "张三 13800138000 吉林省长春市朝阳区XX路1号", its parts in any order. The reader gives
 * null where nothing could be told apart.
 */
export function addressReader(tree: readonly Division[]): (text: string) => AddressParts | null {
  const readRegion = regionReader(tree);
  return (pasted) => {
    let text = pasted.normalize('NFKC').replace(/[。;|\r\n\t]+/g, CUT);
    const take = (pattern: RegExp, read: (groups: readonly string[]) => string): string => {
      const found = pattern.exec(text);
      const value = found === null ? '' : read(found.slice(1).map((group) => group ?? ''));
      if (found !== null && value !== '') {
        text = text.slice(0, found.index) + CUT + text.slice(found.index + found[0].length);
      }
      return value;
    };
    const phone = take(PHONE, (groups) => groups.join(''));
    const landline = take(LANDLINE, ([area, number, extension]) => {
      const whole = `${area}-${number}${extension ? `-${extension}` : ''}`;
      return checkLandline(whole) === null ? whole : '';
    });
    const postcode = take(POSTCODE, (groups) => groups.join(''));
    const named = take(NAMED, ([name = '']) => (PLACE_WORDS.test(name) ? '' : name));
    text = text.replace(LABELS, CUT);
    const found = readRegion(text);
    if (phone === '' && landline === '' && postcode === '' && found === null) return null;
    const { receiver, detail } = tellApart(text, found, named);
    return { receiver, phone, landline, region: found?.region ?? null, detail, postcode };
  };
}

/** Without 收 behind a name, as on a parcel. */
const words = (text: string): string[] =>
  text
    .split(/[\s,、:]+/)
    .map((word) => word.replace(/(?<=\S{2})(?:\(收\)|收)$/, ''))
    .filter((word) => word !== '');

/** Which of the words are a name, and which the place below the district. */
function tellApart(
  text: string,
  found: { readonly start: number; readonly end: number } | null,
  named: string,
): { receiver: string; detail: string } {
  const before = words(found === null ? '' : text.slice(0, found.start));
  const behind = words(text.slice(found?.end ?? 0));
  const isName = (word: string) => NAME.test(word) && !PLACE_WORDS.test(word);
  let receiver = named;
  if (receiver === '') {
    // Nearest to the ends: a street's words stand in the middle.
    const place = before.some(isName) ? before : behind;
    const index = place === before ? before.findIndex(isName) : behind.findLastIndex(isName);
    receiver = index < 0 ? '' : (place.splice(index, 1)[0] ?? '');
  }
  const detail = [...behind, ...before].join(' ');
  if (receiver !== '') return { receiver, detail: cut(detail) };
  const attached = NAME_BEHIND.exec(detail)?.[1] ?? '';
  return { receiver: attached, detail: cut(detail.slice(0, detail.length - attached.length)) };
}

const cut = (detail: string): string => [...detail].slice(0, LONGEST_DETAIL).join('');
