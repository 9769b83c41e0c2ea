import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tokensToCss } from '@jianzhu/ui/tokens';

interface Asset {
  readonly type: string;
  readonly body: string;
}

/** The files that the pages refer to, by address. Addresses carry a digest of all, so answers may be kept for ever. */
export interface Assets {
  readonly style: string;
  /** Folder of the page scripts. */
  readonly scripts: string;
  readonly art: string;
  find(address: string): Asset | undefined;
}

const ART = '@jianzhu/ui/art/login.svg';
/** Modules of other packages that the page scripts import, and what they are called beside them. */
const SHARED = {
  '@jianzhu/ui/slider-captcha/picture-time': 'captcha-picture-time',
  '@jianzhu/ui/slider-captcha/recorder': 'captcha-recorder',
  '@jianzhu/ui/slider-captcha/rule': 'captcha-rule',
} as const;

/** Reads stylesheet, drawing and page scripts; scripts are served as modules with their types stripped. */
export async function readAssets(): Promise<Assets> {
  const folder = path.join(import.meta.dirname, 'client');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const files: (readonly [string, Asset])[] = await Promise.all([
    readFile(path.join(import.meta.dirname, 'styles.css'), 'utf8').then(
      (css) => ['style.css', { type: 'text/css; charset=utf-8', body: tokensToCss() + css }] as const,
    ),
    readFile(fileURLToPath(import.meta.resolve(ART)), 'utf8').then(
      (body) => ['login.svg', { type: 'image/svg+xml', body }] as const,
    ),
    ...Object.entries(SHARED).map(
      async ([module, name]) => [`${name}.js`, await readScript(fileURLToPath(import.meta.resolve(module)))] as const,
    ),
    ...scripts.map(async (name) => [name.replace(/\.ts$/, '.js'), await readScript(path.join(folder, name))] as const),
  ]);
  const digest = createHash('sha256');
  for (const [, { body }] of files) digest.update(body);
  const base = `/assets/${digest.digest('base64url').slice(0, 12)}/`;
  const byAddress = new Map(files.map(([name, asset]) => [base + name, asset]));
  return {
    style: `${base}style.css`,
    scripts: base,
    art: `${base}login.svg`,
    find: (address) => byAddress.get(address),
  };
}

async function readScript(file: string): Promise<Asset> {
  const source = stripTypeScriptTypes(await readFile(file, 'utf8'));
  const own = source.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
  const body = Object.entries(SHARED).reduce(
    (text, [module, name]) => text.replace(`'${module}'`, `'./${name}.js'`),
    own,
  );
  return { type: 'text/javascript; charset=utf-8', body };
}
