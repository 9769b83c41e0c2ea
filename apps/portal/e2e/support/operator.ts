import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { platform, platformData } from './addresses.ts';

const operations = `${platform}/api/rs-ops-service`;

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

/** Decides what a business has handed in, over the platform's own port as `pnpm operator` does. */
export async function decideReview(request: APIRequestContext, bizId: string, reason?: string): Promise<void> {
  const kept = path.join(platformData, 'operator-of-journeys');
  const token = readKept(kept) ?? (await makeFirst(request, kept));
  const response = await request.post(`${operations}/review/handle`, {
    headers: { authorization: `bearer ${token}` },
    data: { bizType: 'certification', bizId, agree: reason === undefined ? 1 : 0, reason },
  });
  const { code, msg }: Answer<unknown> = await response.json();
  if (code !== 200) throw new Error(`a decision: ${code} ${msg}`);
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function makeFirst(request: APIRequestContext, kept: string): Promise<string> {
  const secret = readFileSync(path.join(platformData, 'first-operator-secret'), 'utf8').trim();
  const response = await request.post(`${operations}/operator/first`, { data: { name: '行程操作员', secret } });
  const { code, msg, data }: Answer<{ token: string }> = await response.json();
  if (code !== 200) throw new Error(`the first operator: ${code} ${msg}`);
  writeFileSync(kept, data.token, { mode: 0o600 });
  return data.token;
}
