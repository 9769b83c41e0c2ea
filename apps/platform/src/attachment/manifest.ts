import { createHash } from 'node:crypto';
import type { ArchiveEntry } from './zip-archive.ts';

/** Of a SHA-256, in hex. */
const HASH_LENGTH = 64;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** As GNU sha256sum: a backslash before a line says that its name is escaped, so no name makes a line of its own. */
function lineOf(hash: string, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
  return `${escaped === name ? '' : '\\'}${hash}  ${escaped}\n`;
}

/**
 * Adds a last file to an archive with the SHA-256 of each before it, a line each as `sha256sum -c` reads them. The hashes
 * are made while the files are read, so the archive stays a stream whose length is known.
 */
export function withManifest(entries: readonly ArchiveEntry[], name: string): readonly ArchiveEntry[] {
  const hashes = entries.map(() => createHash('sha256'));
  const hashed = entries.map((entry, index) => ({
    ...entry,
    async *content() {
      for await (const chunk of entry.content()) {
        hashes[index]?.update(chunk);
        yield chunk;
      }
    },
  }));
  const size = entries.reduce((sum, entry) => sum + Buffer.byteLength(lineOf('0'.repeat(HASH_LENGTH), entry.name)), 0);
  const manifest: ArchiveEntry = {
    ...{ name, size },
    // Asked for last: what stands before has been read by then.
    async *content() {
      yield Buffer.from(entries.map((entry, index) => lineOf(hashes[index]?.digest('hex') ?? '', entry.name)).join(''));
    },
  };
  return [...hashed, manifest];
}
