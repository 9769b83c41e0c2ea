/** Ids of the rules of a SPEC.md, which stand in bold at the start of a list item: `- **LS1** ...`. */
export function ruleIds(specification: string): string[] {
  return [...specification.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, id = '']) => id);
}

/** Every id that a title of a test cites; titles are the string literals of the test files. */
export function citedIds(testSource: string): Set<string> {
  const literals = testSource.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  return new Set(literals.flatMap((literal) => literal.match(/\b[A-Z]+\d+\b/g) ?? []));
}

/** Ids of requirement rows that a SPEC.md names; `R-HDR-001 to 003` and `R-ERR-002, 004` name several. */
export function answeredRows(specification: string): Set<string> {
  const rows = new Set<string>();
  for (const [, area = '', first = '', rest = ''] of specification.matchAll(
    /\b(R-[A-Z]+)-(\d+)((?:(?: to |, )\d{3}\b)*)/g,
  )) {
    let last = Number(first);
    rows.add(`${area}-${first}`);
    for (const [, joint, number = ''] of rest.matchAll(/( to |, )(\d{3})/g)) {
      const from = joint === ' to ' ? last + 1 : Number(number);
      for (let row = from; row <= Number(number); row++) rows.add(`${area}-${String(row).padStart(3, '0')}`);
      last = Number(number);
    }
  }
  return rows;
}

/** The rules of a specification with the rows of requirements that each says it answers. */
export function rulesWithRows(specification: string): { readonly id: string; readonly rows: ReadonlySet<string> }[] {
  return specification.split('\n').flatMap((line) => {
    const [id] = ruleIds(line);
    return id === undefined ? [] : [{ id, rows: answeredRows(line) }];
  });
}

/** Rows that are answered, by who answers them. */
export interface Answers {
  readonly byRules: ReadonlySet<string>;
  /** Rules that no application keeps yet, the others included. */
  readonly byWaitingRules: ReadonlySet<string>;
  /** Tests whose titles name the row. */
  readonly byTests: ReadonlySet<string>;
  /** Addresses whose page says that it opens soon. */
  readonly openingSoon: ReadonlySet<string>;
}

/** The rows that nothing which an application runs proves, each with the reason. */
export function openRows(
  rows: readonly { readonly id: string; readonly requirement: string }[],
  { byRules, byWaitingRules, byTests, openingSoon }: Answers,
): Map<string, string> {
  const reasonOf = (id: string, requirement: string): string => {
    if (byWaitingRules.has(id)) return 'its rule has no caller yet';
    const opensSoon = requirement.split(/[\s;,]/).some((word) => openingSoon.has(word));
    return opensSoon ? 'its page opens soon' : 'no test names it';
  };
  return new Map(
    rows
      .filter(({ id }) => !byRules.has(id) && (!byTests.has(id) || byWaitingRules.has(id)))
      .map(({ id, requirement }) => [id, reasonOf(id, requirement)]),
  );
}
