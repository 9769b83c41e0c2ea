import type { EndpointResponse } from '../endpoint/wire.ts';

const PART = /<Part>[\s\S]*?<\/Part>/g;

/** A page of ListParts cut to its first parts, as a storage with small pages would send it. */
export function truncateList(answer: EndpointResponse, size: number): EndpointResponse {
  const parts = partsOf(answer);
  if (parts.length <= size || typeof answer.body !== 'string') return answer;
  const last = /<PartNumber>(\d+)</.exec(parts[size - 1] ?? '')?.[1] ?? '0';
  const body = keepParts(answer.body, size)
    .replace(/<NextPartNumberMarker>\d+</, `<NextPartNumberMarker>${last}<`)
    .replace(/<IsTruncated>\w+</, '<IsTruncated>true<')
    .replace(/<MaxParts>\d+</, `<MaxParts>${size}<`);
  return withBody(answer, body);
}

/** A page of ListParts that does not know the newest part yet. */
export function forgetLastPart(answer: EndpointResponse): EndpointResponse {
  const parts = partsOf(answer);
  if (parts.length === 0 || typeof answer.body !== 'string') return answer;
  return withBody(answer, keepParts(answer.body, parts.length - 1));
}

const partsOf = ({ body }: EndpointResponse): readonly string[] =>
  typeof body === 'string' ? (body.match(PART) ?? []) : [];

function keepParts(body: string, size: number): string {
  let index = 0;
  return body.replace(PART, (part) => (index++ < size ? part : ''));
}

function withBody(answer: EndpointResponse, body: string): EndpointResponse {
  const { 'Content-Length': _, ...headers } = answer.headers;
  return { ...answer, headers, body };
}
