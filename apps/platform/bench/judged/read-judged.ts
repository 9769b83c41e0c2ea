import { readFileSync } from 'node:fs';
import type { Searchable } from '../../src/search/documents.ts';

/** What somebody searches for, and how well each document answers it: 3 well, 2 in part, 1 a little. */
export interface JudgedQuery {
  /** Why it is there: a word, an abbreviation, a model, pinyin, a typing error, a phrase. */
  readonly group: string;
  readonly keyword: string;
  readonly grades: ReadonlyMap<string, number>;
}

const DAY = 86_400_000;
/** The day that the ages of the documents count from, so that each run ranks the same. */
const TODAY = Date.UTC(2026, 10, 23);

function* linesOf(file: string): Generator<readonly string[]> {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  for (const line of lines) if (line !== '' && !line.startsWith('#')) yield line.split('|');
}

export function readJudgedDocuments(): Searchable[] {
  return Array.from(linesOf('corpus.txt'), ([id = '', kind, days, tag = '', title = '', text = '']) => ({
    kind: kindOf(kind),
    id,
    title,
    tag,
    summary: text,
    content: '',
    image: '',
    price: null,
    boost: 0,
    publishTime: new Date(TODAY - Number(days) * DAY),
    url: `/judged?id=${id}`,
  }));
}

function kindOf(kind: string | undefined): Searchable['kind'] {
  if (kind === 'news' || kind === 'goods' || kind === 'service' || kind === 'company') return kind;
  throw new Error(`no kind of document: ${kind}`);
}

export function readJudgedQueries(): JudgedQuery[] {
  return Array.from(linesOf('queries.txt'), ([group = '', keyword = '', graded = '']) => ({
    group,
    keyword,
    grades: new Map(
      graded.split(';').flatMap((ids, index) =>
        ids
          .split(' ')
          .filter(Boolean)
          .map((id) => [id, 3 - index] as const),
      ),
    ),
  }));
}
