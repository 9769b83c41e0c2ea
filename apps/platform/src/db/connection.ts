import pg from 'pg';

/** One bare connection, outside the pools. */
export type Connection = pg.Client;
export type ConnectionConfig = pg.ClientConfig;

/** Connects; the caller ends the connection. */
export async function connect(config: ConnectionConfig): Promise<Connection> {
  const client = new pg.Client(config);
  client.on('error', () => {
    // Without a handler a dying server would end this process; the statement that runs rejects with the same error.
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Connects, runs `work` and ends the connection. */
export async function withConnection<T>(
  config: ConnectionConfig,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(config);
  try {
    return await work(connection);
  } finally {
    // A server that went away has ended it already, and `work` has said so.
    await connection.end().catch(() => undefined);
  }
}
