import type { KeyObject } from 'node:crypto';
import { ask, NoAnswer, readJson, shanghaiTime } from './channel-wire.ts';
import { isSignedBy, readPrivateKey, readPublicKey, signRsa } from './rsa.ts';

export interface AlipayKeys {
  readonly appId: string;
  /** The application's, PKCS#8 in base64; never logged. */
  readonly key: string;
  /** Alipay's own, SPKI in base64. */
  readonly publicKey: string;
}

type Fields = Readonly<Record<string, string>>;

/** What is signed of a form: its fields in the order of their names, but what is empty and those left out. */
export const alipaySigned = (fields: Fields, leftOut: readonly string[]): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Signs requests and believes answers and notices under Alipay's signature alone. */
export function createAlipayWire(url: string, { appId, key, publicKey }: AlipayKeys, notifyUrl: string) {
  const [own, theirs]: [KeyObject, KeyObject] = [readPrivateKey(key), readPublicKey(publicKey)];
  return {
    /** @returns the JSON of the answer to a method. @throws NoAnswer where Alipay has not signed it */
    async call(method: string, content: object): Promise<unknown> {
      const fields = {
        ...{ app_id: appId, method, format: 'JSON', charset: 'utf-8', sign_type: 'RSA2', version: '1.0' },
        ...{ timestamp: shanghaiTime(new Date()), notify_url: notifyUrl, biz_content: JSON.stringify(content) },
      };
      const body = new URLSearchParams({ ...fields, sign: signRsa(own, alipaySigned(fields, ['sign'])) });
      const answer = await ask(`${url}/gateway.do`, { method: 'POST', body });
      const text = answer.body.toString();
      const node = partOf(text, `${method.replaceAll('.', '_')}_response`);
      const whole = readJson(text);
      const sign = typeof whole === 'object' && whole !== null && 'sign' in whole ? String(whole.sign) : '';
      if (node === null || !isSignedBy(theirs, node, sign)) throw new NoAnswer('an answer that Alipay has not signed');
      return readJson(node);
    },
    /** The fields of a notice of ours; null for one that is not Alipay's. */
    readNotice(body: string): Fields | null {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const signed = alipaySigned(fields, ['sign', 'sign_type']);
      return isSignedBy(theirs, signed, fields.sign ?? '') && fields.app_id === appId ? fields : null;
    },
  };
}

/** An object of a JSON text by its name, letter for letter, as it was signed; null where it has none. */
function partOf(text: string, name: string): string | null {
  const label = `"${name}":`;
  const at = text.indexOf(label);
  const from = at + label.length;
  if (at < 0 || text[from] !== '{') return null;
  let depth = 0;
  let isQuoted = false;
  for (let index = from; index < text.length; index += 1) {
    const letter = text[index];
    if (isQuoted && letter === '\\') index += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth += 1;
    else if (!isQuoted && letter === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(from, index + 1);
    }
  }
  return null;
}
