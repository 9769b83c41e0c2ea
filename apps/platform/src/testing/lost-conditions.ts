import pg from 'pg';

/** A statement as it was sent, and with one of its conditions taken away. */
export interface LostCondition {
  readonly text: string;
  readonly without: string;
}

/** What ends the condition of a `where`, at its own depth of brackets. */
const ENDS =
  /^(order by|group by|limit|offset|for (no key )?(update|share)|returning|union|having|on conflict|window)\b/i;

/** Each `where` of a statement taken away, as a whole and condition by condition; its parameters stay in use. */
export function lostConditions(text: string): readonly LostCondition[] {
  return wheresOf(text).flatMap(({ start, parts }) => {
    const end = parts.at(-1)?.end ?? start;
    const places = parts.length > 1 ? [{ start, end }, ...parts] : [{ start, end }];
    return places.map((place) => ({
      text,
      without: `${text.slice(0, place.start)} (true or (${text.slice(place.start, place.end)})) ${text.slice(place.end)}`,
    }));
  });
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The conditions of each `where`: those that `and` joins, or all of it where `or` does. */
function wheresOf(text: string): readonly { readonly start: number; readonly parts: readonly Place[] }[] {
  return [...text.matchAll(/\bwhere\b/gi)]
    .filter(({ index }) => !isQuoted(text, index))
    .map(({ index }) => {
      const start = index + 'where'.length;
      return { start, parts: partsOf(text, start) };
    });
}

/** Names and texts in quotes have no conditions. */
function isQuoted(text: string, place: number): boolean {
  const before = text.slice(0, place);
  return [/'/g, /"/g].some((quote) => (before.match(quote)?.length ?? 0) % 2 === 1);
}

function partsOf(text: string, start: number): readonly Place[] {
  const parts: Place[] = [];
  let [depth, from, place, isBetween, hasOr] = [0, start, start, false, false];
  for (; place < text.length; place += 1) {
    const letter = text[place];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) break;
    if (depth > 0 || isQuoted(text, place) || !/\s/.test(text[place - 1] ?? '')) continue;
    const rest = text.slice(place, place + 20);
    if (ENDS.test(rest)) break;
    if (/^or\b/i.test(rest)) hasOr = true;
    if (/^between\b/i.test(rest)) isBetween = true;
    if (!/^and\b/i.test(rest)) continue;
    if (isBetween) {
      isBetween = false;
      continue;
    }
    parts.push({ start: from, end: place });
    from = place + 'and'.length;
  }
  return hasOr ? [{ start, end: place }] : [...parts, { start: from, end: place }];
}

/** What the connections of this process send, seen and changed on its way. */
interface Wire {
  /** The texts that `work` sends, each once, in their order. */
  seen(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** What the database has raised as notices since the last time this was asked. */
  noticed(): readonly string[];
  /** Runs `work` with a statement that has lost a condition. */
  losing<T>(lost: LostCondition, work: () => Promise<T>): Promise<T>;
  restore(): void;
}

/** Stands between this process and its database until it is restored; one piece of work at a time. */
export function tapWire(): Wire {
  const original = pg.Client.prototype.query;
  const texts = new Set<string>();
  const listened = new WeakSet<pg.Client>();
  let notices: string[] = [];
  let lost: LostCondition | undefined;
  const tapped = function (this: pg.Client, ...[text, ...others]: unknown[]): unknown {
    if (!listened.has(this)) this.on('notice', ({ message }) => notices.push(message ?? ''));
    listened.add(this);
    if (typeof text === 'string') texts.add(text);
    const sent = text === lost?.text ? lost?.without : text;
    return Reflect.apply(original, this, [sent, ...others]);
  };
  // The overloads of the original: what was asked is passed on as it is.
  pg.Client.prototype.query = tapped as typeof original;
  return {
    async seen(work) {
      texts.clear();
      await work();
      return [...texts];
    },
    noticed() {
      const raised = notices;
      notices = [];
      return raised;
    },
    async losing(one, work) {
      lost = one;
      try {
        return await work();
      } finally {
        lost = undefined;
      }
    },
    restore: () => {
      pg.Client.prototype.query = original;
    },
  };
}
