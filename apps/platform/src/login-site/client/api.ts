import { addresses, texts } from './page.ts';

/** What a call answered; `failed` when nothing readable came back. */
export interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data | null;
  readonly fieldErrors: readonly { readonly field: string; readonly message: string }[];
}

const TIMEOUT_MS = 30_000;
const UNREACHABLE = { code: 0, msg: texts.unreachable, data: null, fieldErrors: [] };

/** Calls the platform through the login site's own origin; with a body it is a POST. Never rejects. */
export async function call<Data>(
  name: string,
  body?: unknown,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Data>> {
  try {
    const response = await fetch(`${addresses[name] ?? ''}?${new URLSearchParams(query)}`, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const { code, msg, data } = await response.json();
    return { code, msg, data: code === 200 ? data : null, fieldErrors: data?.fieldErrors ?? [] };
  } catch {
    return UNREACHABLE; // shown to the person beside the button that was pressed
  }
}
