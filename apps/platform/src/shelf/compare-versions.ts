interface Line {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** One line of two versions, side by side; '' where a version has none. */
interface ComparedLine {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

/** What two versions of a record say, line by line, in the order of the later one; what it has no more comes last. */
export function compareVersions(before: readonly Line[], after: readonly Line[]): ComparedLine[] {
  const known = new Map(before.map((line) => [line.name, line.value]));
  const names = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !names.has(name)).map((line) => ({ ...line, value: '' }));
  return [...after, ...gone].map(({ name, label, value }) => {
    const stood = known.get(name) ?? '';
    return { name, label, before: stood, after: value, isChanged: stood !== value };
  });
}
