/** Ids of requests for messages, which tell the tabs of a browser whose answer a page is. */
export interface RequestIds {
  next(): string;
  /** Whether a page answers a request of another tab. What no request asked for is for everybody. */
  isOfOther(rid: string): boolean;
}

export function createRequestIds(tabId: string): RequestIds {
  const prefix = `${tabId}.`;
  let last = 0;
  return {
    next() {
      last += 1;
      return `${prefix}${last}`;
    },
    isOfOther: (rid) => rid.includes('.') && !rid.startsWith(prefix),
  };
}
