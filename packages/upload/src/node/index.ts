export { ReadError } from '../ports/hasher.ts';
export { createNodeHasher } from './node-hasher.ts';
export { type OpenFileOptions, openFile } from './open-file.ts';
