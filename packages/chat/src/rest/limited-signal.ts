/** A signal that ends with another one, or after so many ms; `release` frees the timer. */
export function limitedSignal(signal: AbortSignal, ms: number): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new DOMException('The call took too long', 'TimeoutError')), ms);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    release() {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    },
  };
}
