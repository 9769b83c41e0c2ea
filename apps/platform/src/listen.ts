/** What can be given a port. */
export interface PortServer {
  listen(options: { readonly port: number; readonly host: string }): Promise<unknown>;
}

/** The port is in use, or may not be used. The message is one line for operators. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Codes of a machine without IPv6. */
const NO_IPV6 = new Set<unknown>(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/**
 * Listens on all addresses of the machine.
 *
 * @param purpose what the port is for, in the words of the error
 * @throws PortError when the port cannot be had
 */
export async function listen(app: PortServer, port: number, purpose: string): Promise<void> {
  try {
    await app.listen({ port, host: '::' }).catch((error: unknown) => {
      if (!NO_IPV6.has(errorCode(error))) throw error;
      return app.listen({ port, host: '0.0.0.0' });
    });
  } catch (error) {
    const reason = { EADDRINUSE: 'is in use', EACCES: 'needs more rights' }[String(errorCode(error))];
    if (reason === undefined) throw error;
    throw new PortError(`PLATFORM_PORT: port ${port} (${purpose}) ${reason}`, { cause: error });
  }
}
