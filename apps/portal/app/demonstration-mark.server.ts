import { pipeline, Transform, type Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';
import { shellMessages } from './shell/messages.ts';

const text = shellMessages.demonstration;

const style =
  'position:fixed;left:0;bottom:0;z-index:2147483647;padding:2px 12px;font:14px/20px sans-serif;' +
  'color:#fff;background:#b42318;pointer-events:none';

/**
 * Outside of what React knows, so that it costs the browser no script: an element of a name that React never looks for
 * is passed over when it takes the document over.
 */
export const demonstrationMark = `<demonstration-mark role="complementary" aria-label="${text}" style="${style}">${text}</demonstration-mark>`;

const bodyTag = /<body\b[^>]*>/;

/** The document with the mark of a public demonstration as the first thing of its body. */
export function markDemonstration(rendering: PipeableStream): PipeableStream {
  let head: Buffer | undefined = Buffer.alloc(0);
  const marker = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === undefined) return done(null, chunk);
      head = Buffer.concat([head, chunk]);
      // Bytes as they are, so that no character is cut in two; the tag itself is ASCII.
      const found = bodyTag.exec(head.toString('latin1'));
      if (found === null) return done();
      const end = found.index + found[0].length;
      const marked = Buffer.concat([head.subarray(0, end), Buffer.from(demonstrationMark), head.subarray(end)]);
      head = undefined;
      done(null, marked);
    },
    flush(done) {
      done(null, head);
    },
  });
  return {
    pipe<Destination extends NodeJS.WritableStream>(destination: Destination): Destination {
      // Both ends of ours are node:stream's; an error of the one reaches the other.
      pipeline(marker, destination as Destination & Writable, () => undefined);
      rendering.pipe(marker);
      return destination;
    },
    abort: (reason) => rendering.abort(reason),
  };
}
