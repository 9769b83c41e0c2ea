/** Characters that stand for another one in imitations: traditional forms, and those that look alike. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...each('台', '臺檯颱苔抬枱坮'),
  ...each('平', '泙坪苹'),
  ...each('官', '宮宫'),
  ...each('方', '汸'),
  ...each('客', '愘喀'),
  ...each('服', '菔箙'),
  ...each('管', '筦菅'),
  ...each('理', '裡里'),
  ...each('员', '員圆圓'),
  ...each('系', '係繫糸'),
  ...each('统', '統'),
  ...each('务', '務'),
  ...each('财', '財'),
  ...each('运', '運'),
  ...each('营', '營'),
  ...each('审', '審'),
  ...each('监', '監'),
  ...each('级', '級'),
  ...each('队', '隊'),
  ...each('总', '總'),
  ...each('数', '數'),
  ...each('厅', '廳'),
  ...each('设', '設'),
  ...each('筑', '築'),
  ...each('业', '業'),
  // Letters of other alphabets; what NFKC leaves apart.
  ...each('a', 'аαɑ'),
  ...each('c', 'сϲ'),
  ...each('d', 'ԁ'),
  ...each('e', 'еε'),
  ...each('f', 'ƒ'),
  ...each('i', 'іιıl|ӏ'),
  ...each('k', 'кκ'),
  ...each('m', 'м'),
  ...each('n', 'п'),
  ...each('o', 'оο'),
  ...each('p', 'рρ'),
  ...each('s', 'ѕ'),
  ...each('t', 'тτ'),
  ...each('u', 'υ'),
  ...each('y', 'у'),
};

/** Digits and signs that are read as letters. */
const LETTER_SIGNS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

function each(plain: string, others: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...others].map((other) => [other, plain]));
}

const replaced = (text: string, table: Readonly<Record<string, string>>) =>
  [...text].map((character) => (Object.hasOwn(table, character) ? table[character] : character)).join('');

/** One width, one case, one script; accents go. */
function plain(text: string): string {
  const lower = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  return replaced(lower, LOOK_ALIKES);
}

const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '');

/** The name without all that is put between letters: once digits left out, once read as the letters they resemble. */
function readings(name: string): readonly string[] {
  const text = plain(name);
  return [onlyLetters(text), onlyLetters(plain(replaced(text, LETTER_SIGNS)))];
}

/** What no name of a person contains. The surname 上官 is none of it. */
const ANYWHERE =
  /客服|客户?服务|售[前后]服务|平台|(?<!上)官方|官网|管理员|管理者?中心|系统|小助手|机器人|助手小|小秘书|审核[员组部]|风控|运营[部组方团]|工作人员|财务[部组室]|技术支持|认证中心|服务中心|监管[局部员]|超级管理|站长|吉林省|建筑业数字|数字建筑|住建[厅局部]|住房和城乡建设|建设[厅局]/u;

const ANYWHERE_LATIN = ['admin', 'official', 'guanfang', 'customerservice', 'jianzhupingtai'].map(plain);

/** Short words count when no other Latin letter stands beside them. */
const WORDS = ['kf', 'kefu', 'pingtai', 'system', 'support', 'service', 'root', 'gm'].map(plain);
const BESIDE = String.raw`\p{Script=Latin}`;
const word = new RegExp(`(?<!${BESIDE})(?:${WORDS.join('|')})(?!${BESIDE})`, 'u');

/**
 * Whether a name looks like the platform, its service or its staff: whatever width, case, script, blanks, signs and
 * characters that look alike it is written with.
 */
export function imitatesPlatform(name: string): boolean {
  return readings(name).some(
    (text) => ANYWHERE.test(text) || ANYWHERE_LATIN.some((part) => text.includes(part)) || word.test(text),
  );
}
