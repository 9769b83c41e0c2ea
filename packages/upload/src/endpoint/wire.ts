/** A request as the endpoint sees it, whether it came by a socket or not. */
export interface EndpointRequest {
  readonly method: string;
  /** Path and query exactly as they stand in the request line: what was signed must not be normalised. */
  readonly target: string;
  /** Names in lower case; a repeated header is joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
  /** Address of the other end of the connection; absent when it came by none. */
  readonly peer?: string;
  /** Aborted when the client leaves before it has its answer. */
  readonly signal?: AbortSignal;
}

/** What the endpoint answers. */
export interface EndpointResponse {
  readonly status: number;
  /** Names as they are sent. */
  readonly headers: Readonly<Record<string, string>>;
  /** A document as text, or content to be streamed; nothing for HEAD and for empty answers. */
  readonly body?: string | AsyncIterable<Uint8Array>;
  /** Whoever asks has not shown that we know him: his body is not waited for. */
  readonly isStranger?: boolean;
}

/** Answers storage requests. Rejects only with {@link ConnectionDropped}. */
export type WireHandler = (request: EndpointRequest) => Promise<EndpointResponse>;

/** The connection ends without an answer, as after a cut or a crash. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Names and values of a query in their order; a name without `=` has an empty value. */
export type QueryEntries = readonly (readonly [name: string, value: string])[];

/** A request line taken apart: the decoded path and the decoded query. */
export interface RequestTarget {
  readonly path: string;
  readonly query: QueryEntries;
}

/** Takes a request line apart without resolving dots or slashes; undefined when it is not well encoded. */
export function parseTarget(target: string): RequestTarget | undefined {
  const mark = target.indexOf('?');
  const [path, search] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
  try {
    const query = search
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const equals = part.indexOf('=');
        const [name, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
        return [decodeText(name), decodeText(value)] as const;
      });
    return { path: decodeURIComponent(path), query };
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Forms write a space as a plus sign. */
const decodeText = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

/** The first value of a name in a query. */
export function queryValue(query: QueryEntries, name: string): string | undefined {
  return query.find(([candidate]) => candidate === name)?.[1];
}
