/** Version of the rules of the local-storage read filter (specification 5). */
export const STORAGE_FILTER_VERSION = '2.0.0';

/** The seven patterns; none is global, because a global pattern remembers where its last test ended. */
export const STORAGE_FILTER_PATTERNS = [
  { rule: 'script-tag', pattern: /<\s*script\b/i },
  { rule: 'javascript-url', pattern: /javascript\s*:/i },
  { rule: 'inline-event-handler', pattern: /\bon\w+\s*=/i },
  { rule: 'iframe-with-src', pattern: /<\s*iframe\b[^>]*\bsrc\s*=/i },
  { rule: 'eval-or-function-call', pattern: /\b(?:eval|Function)\s*\(/i },
  { rule: 'markup-character', pattern: /[<>"']/ },
  { rule: 'dialog-call', pattern: /\b(?:alert|confirm|prompt)\s*\(/i },
] as const;

export type StorageFilterRule = (typeof STORAGE_FILTER_PATTERNS)[number]['rule'];

export type StorageFilterResult =
  | { readonly accepted: true; readonly value: string }
  | { readonly accepted: false; readonly rule: StorageFilterRule };

/** Judges a raw value of local storage; a refusal names the first rule hit, never the value. */
export function filterStoredValue(raw: string): StorageFilterResult {
  const hit = STORAGE_FILTER_PATTERNS.find(({ pattern }) => pattern.test(raw));
  return hit ? { accepted: false, rule: hit.rule } : { accepted: true, value: raw };
}
