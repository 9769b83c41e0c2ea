import { PassThrough } from 'node:stream';
import { PAGE_CHANGES_PATH, PAGE_CONTENTS } from '@jianzhu/domain/pages';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import '../http/client-address.ts';

/** Channel of the triggers on the tables that public pages show; the payload is the content's name. */
const CHANNEL = 'page_change';
/** An empty line, so that either side notices when the other is gone. */
const BEAT_MS = 15_000;

/**
 * Tells the portals, each by an answer that does not end, whose content has changed: a name a line, after the commit.
 * What the platform itself may have missed it tells as a change of everything. Portals alone are answered: a peer that
 * may name its visitor, and names none.
 */
export function servePageChanges(app: FastifyInstance, database: Pick<Database, 'listen'>): void {
  const portals = new Set<PassThrough>();
  const tell = (lines: string) => {
    for (const portal of portals) portal.write(lines);
  };
  const beat = setInterval(() => tell('\n'), BEAT_MS).unref();
  let listening: Promise<() => void> | undefined;

  app.get(PAGE_CHANGES_PATH, async (request, reply) => {
    if (!request.isOwnCall) return reply.callNotFound();
    listening ??= database.listen(CHANNEL, {
      received: (content) => tell(`${content}\n`),
      interrupted: () => tell(`${PAGE_CONTENTS.join('\n')}\n`),
    });
    await listening;
    const portal = new PassThrough();
    portals.add(portal);
    portal.once('close', () => portals.delete(portal));
    // The head leaves with the first byte.
    portal.write('\n');
    return reply.type('text/plain; charset=utf-8').send(portal);
  });
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const portal of portals) portal.end();
    (await listening)?.();
  });
}
