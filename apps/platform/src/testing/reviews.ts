import type { TestPlatform } from './test-platform.ts';

const HANDLE = '/api/rs-ops-service/review/handle';

/** What was handed in, and what is said of it. */
interface Verdict {
  readonly bizType: string;
  readonly bizId: string | undefined;
  readonly agree?: number;
  readonly reason?: string;
  readonly fields?: readonly object[];
}

type Tokens = Parameters<TestPlatform['post']>[2];

/** The version of a submission as who looks at it sees it; 1 of one that is not there. */
async function seenVersion(platform: TestPlatform, { bizType, bizId }: Verdict): Promise<number> {
  const [row] = await platform.db.admin<{ version: number }>(
    'select version from review where biz_type = $1 and biz_id = $2',
    [bizType, bizId],
  );
  // Before the first submission there is nothing to see.
  return Math.max(row?.version ?? 1, 1);
}

/** Decides what was handed in as who has just looked at it does, by default an operator. */
export async function decideAsSeen(
  platform: TestPlatform,
  verdict: Verdict,
  tokens: NonNullable<NonNullable<Tokens>['tokens']>,
): ReturnType<TestPlatform['post']> {
  const version = await seenVersion(platform, verdict);
  return platform.post(HANDLE, { version, ...verdict }, { tokens });
}
