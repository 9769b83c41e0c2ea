import type { CallData } from '@jianzhu/api-client';
import { inquiry } from '@jianzhu/api-client/contract';
import { inquirySchemas } from '@jianzhu/api-client/schemas';
import type { InferOutput } from 'valibot';
import type { PortalClient } from '../../portal-client.ts';

export type InquiryQuery = InferOutput<typeof inquirySchemas.list.query>;
export type InquiryPage = CallData<typeof inquirySchemas.list>;
export type InquiryRow = InquiryPage['records'][number];
export type InquiryFileQuery = InferOutput<typeof inquirySchemas.exportRows.body>;

export type HallQuery = InferOutput<typeof inquirySchemas.invited.query>;
export type HallPage = CallData<typeof inquirySchemas.hall>;
export type HallRow = HallPage['records'][number];

export type StatusCounts = CallData<typeof inquirySchemas.statusCount>;
export type InquiryDetail = CallData<typeof inquirySchemas.detail>;
export type Invitee = CallData<typeof inquirySchemas.invitees>[number];
export type PublishQuota = CallData<typeof inquirySchemas.quota>;
export type SecondRound = CallData<typeof inquirySchemas.second>;
export type SavedInquiry = InferOutput<typeof inquirySchemas.save.body>;

/** The calls of inquiries; whoever makes them shows what they fail with. */
export async function inquiryCalls(client: PortalClient) {
  const { api } = await client.memberSession();
  return api.callsOf({ inquiry }, { inquiry: inquirySchemas }, 'quiet').inquiry;
}

/** The same, which show what they fail with: what is taken out of the platform, or read before anything opens. */
export async function inquiryFiles(client: PortalClient) {
  const { api } = await client.memberSession();
  const { exportRows, exportLines, exportComparison, comparisonFile, awardRule, detail } = api.callsOf(
    { inquiry },
    { inquiry: inquirySchemas },
  ).inquiry;
  return { exportRows, exportLines, exportComparison, comparisonFile, awardRule, detail };
}

/** The rows of the list for a file; shows what it fails with. */
export async function exportInquiries(client: PortalClient, body: InquiryFileQuery) {
  return (await inquiryFiles(client)).exportRows({ body });
}
