import * as v from 'valibot';
import type { DocumentKind, DocumentReader, ReadDocument } from './document-reader.ts';

export interface OcrSettings {
  /** Origin of the service. */
  readonly url: string;
  /** Both never logged. */
  readonly key: string;
  readonly secret: string;
}

export const OCR_URL = 'https://aip.baidubce.com';
const ANSWER_WITHIN_MS = 10_000;
/** A token is asked for anew so long before its end. */
const TOKEN_MARGIN_S = 300;
/** Pictures above are refused by the service (4 MB in base64). */
const MOST_BYTES = 3 * 1024 * 1024;

const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });
const wordsSchema = v.object({
  words_result: v.record(v.string(), v.object({ words: v.optional(v.string(), '') })),
});

type Words = Readonly<Record<string, string>>;

const PATHS: Readonly<Record<DocumentKind, { readonly path: string; readonly side?: string }>> = {
  idFront: { path: '/rest/2.0/ocr/v1/idcard', side: 'front' },
  idBack: { path: '/rest/2.0/ocr/v1/idcard', side: 'back' },
  license: { path: '/rest/2.0/ocr/v1/business_license' },
};

/**
 * Reads documents by the web API of Baidu's character recognition (oauth/2.0/token, ocr/v1/idcard and
 * ocr/v1/business_license).
 *
 * @throws what went wrong, without key, token, picture or what it says
 */
export function createBaiduDocuments(
  { url, key, secret }: OcrSettings,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): DocumentReader {
  let token: { readonly text: string; readonly untilMs: number } | undefined;

  async function ask<Schema extends v.GenericSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
    form?: Readonly<Record<string, string>>,
  ): Promise<v.InferOutput<Schema>> {
    const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      ...(form && { body: new URLSearchParams(form) }),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the recognition service answered ${answer.status}`);
    }
    const body: unknown = await answer.json();
    const read = v.safeParse(schema, body);
    if (!read.success) throw new ServiceRefusal(codeIn(body));
    return read.output;
  }

  async function tokenInForce(): Promise<string> {
    if (token !== undefined && Date.now() < token.untilMs) return token.text;
    const query = { grant_type: 'client_credentials', client_id: key, client_secret: secret };
    const { access_token, expires_in } = await ask('/oauth/2.0/token', query, tokenSchema);
    token = { text: access_token, untilMs: Date.now() + (expires_in - TOKEN_MARGIN_S) * 1000 };
    return access_token;
  }

  return {
    async read({ content }, kind) {
      if (content.byteLength > MOST_BYTES) return null;
      const { path, side } = PATHS[kind];
      const form = { image: Buffer.from(content).toString('base64'), ...(side && { id_card_side: side }) };
      try {
        const { words_result } = await ask(path, { access_token: await tokenInForce() }, wordsSchema, form);
        const words = Object.fromEntries(Object.entries(words_result).map(([name, part]) => [name, part.words.trim()]));
        const found = READERS[kind](words);
        return Object.keys(found).length === 0 ? null : found;
      } catch (error) {
        if (!(error instanceof ServiceRefusal)) throw error;
        if (UNREADABLE.has(error.serviceCode)) return null;
        if (STALE_TOKEN.has(error.serviceCode)) token = undefined;
        throw error;
      }
    },
  };
}

/** The service has understood and not done it, by a number of its own. */
class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  readonly serviceCode: number;
  constructor(serviceCode: number) {
    super(`the recognition service answered error ${serviceCode}`);
    this.serviceCode = serviceCode;
  }
}

/** The picture shows no such document, or cannot be opened. */
const UNREADABLE: ReadonlySet<number> = new Set([216_200, 216_201, 216_202, 216_630, 216_631, 216_633]);
const STALE_TOKEN: ReadonlySet<number> = new Set([110, 111]);

const codeIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'error_code' in body ? Number(body.error_code) : -1;

const NOTHING = '无';
const LONG = '长期';

/** 20240131, 2024年01月31日 or 2024-01-31 as `YYYY-MM-DD`; undefined for anything else. */
function dayOf(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})[年-]?(\d{1,2})[月-]?(\d{1,2})日?$/.exec(text ?? '') ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** 3000万元人民币 or 30000000元 in 万元; figures in words are left to whoever fills in. */
function capitalOf(text: string | undefined): string | undefined {
  const [, figure, unit] = /^(?:人民币)?([\d,.]+)(万)?元?/.exec(text ?? '') ?? [];
  if (figure === undefined) return undefined;
  const plain = figure.replaceAll(',', '');
  return unit === undefined ? String(Number(plain) / 10_000) : String(Number(plain));
}

/** The parts that were read: neither empty nor said to be missing. */
function present(parts: Readonly<Record<string, string | boolean | undefined>>): ReadDocument {
  return Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined && part !== '' && part !== NOTHING && part !== false),
  );
}

const READERS: Readonly<Record<DocumentKind, (words: Words) => ReadDocument>> = {
  idFront: (words) => present({ realName: words.姓名, idCard: words.公民身份号码 }),
  idBack: (words) =>
    present({
      beginDate: dayOf(words.签发日期),
      endDate: dayOf(words.失效日期),
      isLongTerm: words.失效日期 === LONG,
    }),
  license: (words) => {
    const [begin, end] = [words.成立日期, words.有效期];
    return present({
      businessName: words.单位名称,
      creditCode: words.社会信用代码,
      legalName: words.法人,
      registeredCapital: capitalOf(words.注册资本),
      establishDate: dayOf(begin),
      address: words.地址,
      businessScope: words.经营范围,
      beginDate: dayOf(words.有效期起始日期) ?? dayOf(begin),
      endDate: dayOf(end),
      isLongTerm: end?.includes(LONG) === true,
    });
  },
};
