import { MINUTE_MS } from '@jianzhu/domain';
import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

const DAYS = 28;
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Mobile/15E148 Safari/604.1';

/** What a member did, besides logging in and out. */
interface Act {
  readonly act: string;
  readonly kind: string;
  readonly name?: string;
  /** Of the refusal. */
  readonly code?: number;
}

/** A working day of each of the five people, in turns. */
const DAYS_OF: readonly (readonly Act[])[] = [
  [
    { act: 'attachment.register', kind: 'attachment', name: '营业执照.jpg' },
    { act: 'attachment.confirm', kind: 'attachment', name: '营业执照.jpg' },
    { act: 'certification.saveMaterials', kind: 'certification' },
    { act: 'audit.exportRows', kind: '' },
  ],
  [
    { act: 'chat.contact', kind: 'business' },
    { act: 'chat.fileAddress', kind: 'attachment', name: '钢筋采购合同.pdf' },
    { act: 'attachment.readAddress', kind: 'attachment', name: '施工进度计划.xlsx' },
  ],
  [
    { act: 'security.editPayPassword', kind: 'account', code: 424 },
    { act: 'security.editPayPassword', kind: 'account' },
  ],
  [
    { act: 'attachment.register', kind: 'attachment', name: '主体结构图纸.dwg' },
    { act: 'attachment.confirm', kind: 'attachment', name: '主体结构图纸.dwg' },
    { act: 'attachment.batchDownload', kind: 'attachment' },
    { act: 'profile.update', kind: 'account' },
  ],
  [
    { act: 'certification.saveMaterials', kind: 'certification', code: 403 },
    { act: 'attachment.readAddress', kind: 'attachment', name: '安全生产许可证.pdf' },
  ],
];

/** Four weeks of the operation log of the company of the story: who logged in, what they did, what was refused. */
export async function writeOperationLog(
  demo: DemoWriter,
  members: readonly DemoMember[],
  companies: readonly DemoCompany[],
): Promise<void> {
  const [first] = members;
  if (!first) return;
  const people = members.filter(({ businessId }) => businessId === first.businessId).slice(0, DAYS_OF.length);
  // The same file keeps its id from day to day.
  const fileIds = new Map(
    DAYS_OF.flatMap((acts, place) => acts.flatMap(({ name }) => (name === undefined ? [] : [`${place} ${name}`]))).map(
      (file) => [file, demo.newId()],
    ),
  );
  const suppliers = companies.filter(({ id }) => id !== first.businessId);
  const days = Array.from({ length: DAYS }, (_, index) => DAYS - 1 - index);
  const rows = days.flatMap((day) =>
    people.flatMap((person, place) => {
      // Everybody is away now and then.
      if ((day + place * 3) % 4 === 3) return [];
      const start = officeTime(demo.now, day + 0.9 - place * 0.15).getTime();
      const acts = DAYS_OF[place] ?? [];
      const own = { kind: 'account', id: person.userId };
      const supplier = suppliers[(day * 5 + place) % suppliers.length];
      const said: readonly (Act & { readonly id?: string })[] = [
        { act: 'member.oauthToken', kind: '' },
        ...acts.slice(0, 1 + (day % acts.length)).map((act) => ({
          ...act,
          ...(act.kind === 'attachment' && act.name !== undefined && { id: fileIds.get(`${place} ${act.name}`) ?? '' }),
          ...(act.kind === 'account' && own),
          ...(act.kind === 'business' && { id: supplier?.id ?? '' }),
        })),
        { act: 'member.logout', kind: '' },
      ];
      const address = `203.0.113.${10 + place}`;
      return said.map(({ act, kind, id = '', name = '', code = 200 }, index) => ({
        at: start + index * 3 * MINUTE_MS,
        user_id: person.userId,
        act,
        record_kind: kind,
        record_id: id,
        record_name: name,
        address,
        user_agent: place === 3 ? PHONE : COMPUTER,
        code,
      }));
    }),
  );
  const events = rows
    .filter(({ at }) => at <= demo.now.getTime())
    .toSorted((left, right) => left.at - right.at)
    .map(({ at, ...row }) => ({
      id: demo.newId(),
      at: new Date(at).toISOString(),
      actor_kind: 'user',
      proof: 'session',
      business_id: first.businessId,
      operator_name: '',
      times: 1,
      detail: {},
      ...row,
    }));
  await demo.insert('audit_event', events);
  await demo.insert(
    'audit_pending',
    events.map(({ id }) => ({ event_id: id })),
  );
}
