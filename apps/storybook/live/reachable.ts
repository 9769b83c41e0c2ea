/** The calls of a port, each of which first makes sure of the line: `reach` throws while it is cut. */
export function reachable<Port extends object>(port: Port, reach: () => void): Port {
  const calls = Object.entries(port)
    .filter(([, call]) => typeof call === 'function')
    .map(([name, call]) => [
      name,
      async (...args: readonly unknown[]) => {
        reach();
        return call(...args);
      },
    ]);
  // Typed as anything: the names are those of the port, and every call of such a port answers with a promise anyway.
  return Object.fromEntries(calls);
}
