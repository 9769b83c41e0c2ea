import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';

/** A certificate as the demonstration writes it, as far as its way through the review goes. */
interface CertificateRow {
  readonly id: string;
  readonly business_id: string;
  readonly series: string;
  readonly category_name: string;
  readonly grade: string;
  readonly cert_no: string;
  readonly issue_org: string;
  readonly issue_date: string;
  readonly expire_date: string;
  readonly scope: string;
}

interface Way {
  /** 0 written, 1 in review, 3 rejected; without one it is approved. */
  readonly status: number;
  readonly reason?: string;
  /** What was approved stays in force, and this is asked for instead. */
  readonly change?: { readonly scope: string };
}

/** Ways of the certificates of the company that the demonstration is looked at with; by category, all others are approved. */
const WAYS: Readonly<Record<string, Way>> = {
  安全生产许可证: { status: 0, change: { scope: '建筑施工（延期换证后）' } },
  ISO14001: { status: 1 },
  ISO9001: { status: 3, reason: '证书图片不清晰，请重新上传原件扫描件' },
};

/** The company by whose logins the demonstration is looked at. */
const LOOKED_AT = '13800000001';

/** The columns of a certificate that say how far it is; those of one company have come to every status. */
export function stateColumns(demo: DemoWriter, row: CertificateRow, members: readonly DemoMember[]) {
  const approvedAt = demo.daysFromNow(-30);
  const of = members.find(({ phone, businessId }) => phone === LOOKED_AT && businessId === row.business_id);
  const way = of && WAYS[row.category_name];
  const approved = { status: 2, approved_at: approvedAt, reason: '', change: null, update_time: approvedAt };
  if (way === undefined) return approved;
  const { series, category_name, cert_no, issue_org, issue_date, expire_date, scope } = row;
  const change = { series, category_name, cert_no, issue_org, issue_date, expire_date, scope, images: [], video: [] };
  return {
    ...{ status: way.status, reason: way.reason ?? '', update_time: demo.daysFromNow(-2) },
    approved_at: way.change === undefined ? null : approvedAt,
    change: way.change === undefined ? null : { ...change, ...way.change },
  };
}

/** The reviews and the trail of those that were handed in by their company. */
export async function writeQualificationReviews(
  demo: DemoWriter,
  rows: readonly (CertificateRow & {
    readonly status: number;
    readonly reason: string;
    readonly update_time: string;
  })[],
  members: readonly DemoMember[],
): Promise<void> {
  const userId = members.find(({ phone }) => phone === LOOKED_AT)?.userId ?? null;
  const handedIn = rows.filter(({ status }) => status === 1 || status === 3);
  const submitted = demo.daysFromNow(-3);
  await demo.insert(
    'review',
    handedIn.map((row) => ({
      ...{ id: demo.newId(), biz_type: 'qualification', biz_id: row.id, business_id: row.business_id, code: '' },
      ...{ title: `${row.series} ${row.category_name} ${row.grade}`, status: row.status, reason: row.reason },
      ...{ submit_user_id: userId, submitted_at: submitted, version: 1 },
      decided_at: row.status === 3 ? row.update_time : null,
    })),
  );
  const log = (row: (typeof handedIn)[number], action: string, from: number, to: number) => ({
    ...{ id: demo.newId(), business_id: row.business_id, record_table: 'qualification', record_id: row.id, action },
    ...{ from_status: from, to_status: to, user_id: action === 'submit' ? userId : null },
    ...{ reason: action === 'reject' ? row.reason : '' },
    create_time: action === 'submit' ? submitted : row.update_time,
  });
  await demo.insert(
    'status_log',
    handedIn.flatMap((row) => [log(row, 'submit', 0, 1), ...(row.status === 3 ? [log(row, 'reject', 1, 3)] : [])]),
  );
}
