import { randomBytes } from 'node:crypto';
import { createUploader, ossStorage, registerApi } from '@jianzhu/upload';
import { createNodeHasher } from '@jianzhu/upload/node';
import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import type { Account } from './accounts.ts';
import { portal, storage, uploadPage } from './addresses.ts';
import { pathOf, recordRequests } from './calls.ts';
import { expect } from './journey.ts';
import { enterAs, type Login } from './login.ts';
import { expectInteractive } from './shell.ts';

/** The calls around an upload. */
export const uploadCalls = {
  register: '/api/jianzhu-support/upload/resource/sts/register',
  confirm: '/api/jianzhu-support/upload/resource/sts/register/callback',
  readAddress: '/api/jianzhu-support/resource/url',
  save: '/api/rs-member-service/ecomm/certification/material/save',
} as const;

/** Bytes of a part (specification section 9). */
export const PART = 1024 ** 2;

/** A file as a visitor chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A name that no attempt of the journey has used before: what is saved stays. */
export function unusedName(stem: string, extension: string): string {
  return `${stem}${randomBytes(3).toString('hex')}.${extension}`;
}

/** A file whose content nobody has uploaded before. */
export function newFile(name: string, bytes = 64, mimeType = 'text/plain'): ChosenFile {
  return { name, mimeType, buffer: Buffer.alloc(bytes, randomBytes(48).toString('base64')) };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkYPjPwMDAwMTAwMDAAAAMFgEBo5JWWgAAAABJRU5ErkJggg==',
  'base64',
);

/** A document whose content nobody has uploaded before; it begins as its kind does, and has no page. */
export function newPdf(name: string): ChosenFile {
  const buffer = Buffer.from(`%PDF-1.7\n%${randomBytes(48).toString('base64')}\n%%EOF\n`);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A picture whose content nobody has uploaded before: what follows its end is not drawn. */
export function newPicture(name: string): ChosenFile {
  return { name, mimeType: 'image/png', buffer: Buffer.concat([PNG, randomBytes(16)]) };
}

/** The page's widgets, each with its files, and the button that saves them. */
export function uploads(page: Page) {
  const widget = (label: string) => page.locator('[data-attachments]').filter({ hasText: label });
  return {
    documents: widget('认证附件'),
    certificates: widget('证书图片'),
    licence: widget('营业执照'),
    video: widget('认证视频'),
    save: page.getByRole('button', { name: '保存', exact: true }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    resumable: page.getByRole('list', { name: '未完成的上传' }),
  };
}

/** Opens the page as a member whom no other journey takes. */
export async function openUploads(
  page: Page,
  context: BrowserContext,
  account: Pick<Account, 'phone'>,
): Promise<Login> {
  const login = await enterAs(context, account);
  await page.goto(uploadPage);
  await expectInteractive(page);
  return login;
}

/** Chooses files as the visitor would in the dialog of the widget. */
export async function choose(widget: Locator, ...files: readonly ChosenFile[]): Promise<void> {
  await widget
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
}

/** Saves the page, which has no licence, and waits until it says so. */
export async function save(page: Page): Promise<void> {
  await uploads(page).save.click();
  await expect(page.getByText('已保存，还缺少营业执照')).toBeVisible();
}

/** What a page sends to the storage, and the two calls around it. Preflights are the browser's own. */
export function recordUploads(page: Page) {
  const requests = recordRequests(page);
  const toStorage = () =>
    requests.all.filter((request) => request.url().startsWith(storage) && request.method() !== 'OPTIONS');
  const kinds = (request: Request) => new URL(request.url()).searchParams;
  return {
    registered: () => requests.to(uploadCalls.register).filter((request) => pathOf(request) === uploadCalls.register),
    confirmed: () => requests.to(uploadCalls.confirm),
    toStorage,
    /** Part numbers, in the order in which they were sent. */
    parts: () => toStorage().flatMap((request) => kinds(request).get('partNumber') ?? []),
    of: (method: string) => toStorage().filter((request) => request.method() === method),
  };
}

/** Holds back what the page sends to the storage; each file or part waits until it is let through. */
export async function holdStorage(page: Page) {
  let free = 0;
  let isOpen = false;
  const waiting: Route[] = [];
  const letThrough = (): void => {
    while (waiting.length > 0 && (isOpen || free > 0)) {
      free -= 1;
      void waiting.shift()?.continue();
    }
  };
  const isStorage = (url: URL) => url.origin === storage;
  await page.route(isStorage, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    waiting.push(route);
    letThrough();
  });
  return {
    waiting: () => waiting.length,
    allow(count: number) {
      free += count;
      letThrough();
    },
    open() {
      isOpen = true;
      letThrough();
    },
    /** The page has gone and with it what waited; the next one is not held back. */
    leave() {
      waiting.length = 0;
      isOpen = true;
    },
  };
}

/** Uploads a file without a page, and hands it in among the documents of the certification. */
export async function handIn(
  context: BrowserContext,
  login: Login,
  { name, mimeType, buffer }: ChosenFile,
): Promise<void> {
  const { token, platformToken, businessId } = login;
  const uploader = createUploader({
    api: registerApi({ baseUrl: portal, session: () => ({ token, jianzhuToken: platformToken, businessId }) }),
    storage: ossStorage({ endpoint: storage, region: 'cn-changchun', bucketStyle: 'path' }),
    hasher: createNodeHasher(),
    rules: { accept: [name.slice(name.lastIndexOf('.') + 1)] },
  });
  const [added] = uploader.add([new File([new Uint8Array(buffer)], name, { type: mimeType })]);
  const { resourceId } = await uploader.result(added?.id ?? '');
  uploader.dispose();
  const response = await context.request.post(`${portal}${uploadCalls.save}`, {
    headers: {
      'Blade-Auth': `bearer ${platformToken}`,
      'Business-Token': `bearer ${token}`,
      'Company-Id': businessId,
    },
    data: { materials: [{ kind: 'document', id: resourceId, modifyStatus: 1 }] },
  });
  expect(await response.json()).toMatchObject({ code: 200 });
}
