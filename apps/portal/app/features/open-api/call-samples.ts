/** As much of a call as its samples say. */
export interface SampledCall {
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly place: string }[];
}

/** What was filled in, by parameter; '' for nothing. */
export type Filled = Readonly<Record<string, string>>;

const given = ({ parameters }: SampledCall, filled: Filled, place: string) =>
  parameters.flatMap(({ name, place: at }) => {
    const value = filled[name]?.trim() ?? '';
    return at === place && value !== '' ? [[name, value] as const] : [];
  });

/** The parts of a request. */
export function requestParts(call: SampledCall, filled: Filled) {
  return {
    params: Object.fromEntries(given(call, filled, 'path')),
    query: Object.fromEntries(given(call, filled, 'query')),
  };
}

function addressOf(call: SampledCall, filled: Filled): string {
  return given(call, filled, 'path').reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    call.path,
  );
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a command of a shell; the key comes from the environment. */
export function curlSample(origin: string, call: SampledCall, filled: Filled): string {
  const query = given(call, filled, 'query').map(([name, value]) => `  --data-urlencode ${quoted(`${name}=${value}`)}`);
  const lines = [`curl -G ${quoted(origin + addressOf(call, filled))}`, '  -H "X-Api-Key: $API_KEY"', ...query];
  return lines.join(' \\\n');
}

/** The call as a script. */
export function scriptSample(origin: string, call: SampledCall, filled: Filled): string {
  const query = given(call, filled, 'query').map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  const address = JSON.stringify(origin + addressOf(call, filled));
  return [
    `const address = new URL(${address});`,
    ...(query.length > 0 ? ['address.search = new URLSearchParams({', ...query, '}).toString();'] : []),
    'const answer = await fetch(address, {',
    "  headers: { 'X-Api-Key': process.env.API_KEY },",
    '});',
    'const { code, msg, data } = await answer.json();',
    'if (code !== 200) throw new Error(msg);',
    'console.log(data);',
  ].join('\n');
}
