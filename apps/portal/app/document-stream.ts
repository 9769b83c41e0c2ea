import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

/** The document as a body that is read while it renders, at the reader's pace; giving up reading ends the rendering. */
export function streamDocument(rendering: PipeableStream): ReadableStream<Uint8Array> {
  let resume: (() => void) | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        rendering.pipe(
          new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              controller.enqueue(chunk);
              if ((controller.desiredSize ?? 1) > 0) done();
              else resume = done;
            },
            final(done) {
              controller.close();
              done();
            },
            destroy(error, done) {
              if (error) controller.error(error);
              done(error);
            },
          }),
        );
      },
      pull() {
        const next = resume;
        resume = undefined;
        next?.();
      },
      cancel(reason) {
        rendering.abort(reason);
        resume?.();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 }),
  );
}

/** The document in one piece, once everything in it has arrived. */
export function collectDocument(rendering: PipeableStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    rendering.pipe(
      new Writable({
        write(chunk: Uint8Array, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve(Buffer.concat(chunks));
          done();
        },
        destroy(error, done) {
          if (error) reject(error);
          done(error);
        },
      }),
    );
  });
}
