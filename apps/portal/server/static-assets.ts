import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type ContentEncoding, chooseEncoding } from './accept-encoding.ts';
import type { PortalSettings } from './env.ts';
import type { RequestTarget } from './request-target.ts';
import { fileHeaders, securityHeaders } from './security-headers.ts';

/** Files under this path carry a hash of their content in their name and never change. */
const hashedPath = '/assets/';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The ending of a file's compressed copy, made by precompress.ts. */
export const compressedSuffix: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' };

interface Asset {
  readonly identity: Buffer;
  readonly compressed: Readonly<Partial<Record<ContentEncoding, Buffer>>>;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Only files whose name does not tell their content need one. */
  readonly etag?: string;
}

/** Answers requests for built files. */
export interface StaticAssets {
  /** @returns false when there is no such file and the request belongs to somebody else. */
  serve(request: IncomingMessage, response: ServerResponse, target: RequestTarget): boolean;
}

/**
 * Reads the client build into memory (a few megabytes), once. Only paths of this index are ever answered, so that no
 * path of a request reaches the file system.
 *
 * @param directory the client build; it must exist.
 */
export async function loadStaticAssets(
  directory: string,
  settings: Pick<PortalSettings, 'publicProtocol'>,
): Promise<StaticAssets> {
  const assets = await indexAssets(directory);
  return {
    serve(request, response, target) {
      const asset = assets.get(target.path);
      if (asset) sendAsset(request, response, asset, fileHeaders(settings));
      else if (target.path.startsWith(hashedPath)) sendMissing(response, securityHeaders(settings));
      return asset !== undefined || target.path.startsWith(hashedPath);
    },
  };
}

async function indexAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(`/${path.relative(directory, file).split(path.sep).join('/')}`, await readFile(file));
  }

  const assets = new Map<string, Asset>();
  for (const [urlPath, identity] of files) {
    const isCopy = Object.values(compressedSuffix).some(
      (suffix) => urlPath.endsWith(suffix) && files.has(urlPath.slice(0, -suffix.length)),
    );
    // The manifest of the bundler is for the build; browsers have no use for it.
    if (!isCopy && !urlPath.startsWith('/.vite/')) assets.set(urlPath, toAsset(urlPath, identity, files));
  }
  return assets;
}

function toAsset(urlPath: string, identity: Buffer, files: ReadonlyMap<string, Buffer>): Asset {
  const br = files.get(urlPath + compressedSuffix.br);
  const gzip = files.get(urlPath + compressedSuffix.gzip);
  const isHashed = urlPath.startsWith(hashedPath);
  return {
    identity,
    compressed: { ...(br && { br }), ...(gzip && { gzip }) },
    contentType: contentTypes[path.extname(urlPath)] ?? 'application/octet-stream',
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(!isHashed && { etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"` }),
  };
}

type Headers = Readonly<Record<string, string>>;

function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset, common: Headers): void {
  const headers = {
    ...common,
    'cache-control': asset.cacheControl,
    vary: 'Accept-Encoding',
    ...(asset.etag && { etag: asset.etag }),
  };
  if (asset.etag !== undefined && request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(
    request.headers['accept-encoding'],
    (candidate) => asset.compressed[candidate] !== undefined,
  );
  const body = (encoding && asset.compressed[encoding]) ?? asset.identity;
  response.writeHead(200, {
    ...headers,
    'content-type': asset.contentType,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A chunk of an earlier build: rendering a page for it would be in vain. */
function sendMissing(response: ServerResponse, common: Headers): void {
  response.writeHead(404, { ...common, 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Not Found');
}
