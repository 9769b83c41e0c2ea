import { type OperationName, operationOf } from '../endpoint/operation.ts';
import { type EndpointRequest, parseTarget, queryValue, type WireHandler } from '../endpoint/wire.ts';
import type { PlannedRequest } from './fault-plan.ts';
import { createHistory, type History, type HistoryEntry } from './history.ts';
import { type FaultyWireOptions, misbehave } from './misbehaviours.ts';

/** An endpoint on which the faults of a plan happen, with a history of what it saw. */
export function createFaultyWire(options: FaultyWireOptions): {
  readonly handle: WireHandler;
  readonly history: History;
} {
  const { clock, plan } = options;
  const history = createHistory();
  const handle: WireHandler = async (request) => {
    const facts = describe(request);
    const fault = plan.next(facts);
    const entry = history.begin({ ...facts, at: clock.now(), fault: fault?.kind });
    try {
      const counted = { ...request, body: count(request.body, entry) };
      const answer = await (fault === undefined ? options.handle(counted) : misbehave(options, counted, fault));
      entry.status = answer.status;
      return answer;
    } finally {
      history.end();
    }
  };
  return { handle, history };
}

async function* count(body: AsyncIterable<Uint8Array>, entry: HistoryEntry): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    entry.bytes += bytes.length;
    yield bytes;
  }
}

/** Which operation on what, by the request line alone. */
function describe({ method, target }: EndpointRequest): PlannedRequest & Pick<HistoryEntry, 'key' | 'uploadId'> {
  const { path = '', query = [] } = parseTarget(target) ?? {};
  const part = queryValue(query, 'partNumber');
  return {
    operation: method === 'OPTIONS' ? 'preflight' : nameOperation(method, query),
    key: path.split('/').slice(2).join('/'),
    uploadId: queryValue(query, 'uploadId'),
    partNumber: part === undefined ? undefined : Number(part),
  };
}

function nameOperation(method: string, query: Parameters<typeof operationOf>[1]): OperationName | 'unknown' {
  try {
    return operationOf(method, query);
  } catch {
    // The endpoint itself answers what is wrong with it.
    return 'unknown';
  }
}
