import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { platform, platformData } from './addresses.ts';

const operations = `${platform}/api/rs-ops-service`;

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

/** What was handed in, by the kind of review and its id there. */
export interface HandedIn {
  readonly bizType: string;
  readonly bizId: string;
}

/** Decides what was handed in. */
export async function decideReview(request: APIRequestContext, handedIn: HandedIn, reason?: string): Promise<void> {
  await decideAsSeen(request, handedIn, { agree: reason === undefined ? 1 : 0, reason });
}

/** The same with all that a verdict may say, on what is shown by now. */
export async function decideAsSeen(request: APIRequestContext, handedIn: HandedIn, verdict: object): Promise<void> {
  const at = new URLSearchParams({ ...handedIn });
  const { version } = await look<{ version: number }>(request, `review/detail?${at}`);
  await operate(request, 'review/handle', { ...handedIn, version, ...verdict });
}

/** Reads over the platform's own port, as `pnpm operator` does. @returns its data */
async function look<Data>(request: APIRequestContext, call: string): Promise<Data> {
  const token = readKept() ?? (await makeFirst(request));
  const response = await request.get(`${operations}/${call}`, { headers: { authorization: `bearer ${token}` } });
  const { code, msg, data }: Answer<Data> = await response.json();
  if (code !== 200) throw new Error(`${call}: ${code} ${msg}`);
  return data;
}

/** Makes one call over the platform's own port, as `pnpm operator` does. @returns its data */
export async function operate<Data>(request: APIRequestContext, call: string, body: object): Promise<Data> {
  const token = readKept() ?? (await makeFirst(request));
  const response = await request.post(`${operations}/${call}`, {
    headers: { authorization: `bearer ${token}`, 'idempotency-key': randomUUID() },
    data: body,
  });
  const { code, msg, data }: Answer<Data> = await response.json();
  if (code !== 200) throw new Error(`${call}: ${code} ${msg}`);
  return data;
}

const kept = path.join(platformData, 'operator-of-journeys');

function readKept(): string | undefined {
  try {
    return readFileSync(kept, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}

async function makeFirst(request: APIRequestContext): Promise<string> {
  const secret = readFileSync(path.join(platformData, 'first-operator-secret'), 'utf8').trim();
  const response = await request.post(`${operations}/operator/first`, { data: { name: '行程操作员', secret } });
  const { code, data }: Answer<{ token: string }> = await response.json();
  if (code === 200) writeFileSync(kept, data.token, { mode: 0o600 });
  // Another journey may have made it at the same moment, and keeps it next.
  else await expect.poll(readKept).toBeDefined();
  return readKept() ?? '';
}
