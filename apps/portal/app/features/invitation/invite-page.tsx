import { type ImportedRow, INVITATION_DAYS, MOST_INVITED } from '@jianzhu/domain/invitations';
import { MOST_ROLES } from '@jianzhu/domain/roles';
import { Button, ButtonLink, Tag } from '@jianzhu/ui';
import { type Column, DataTable } from '@jianzhu/ui/data-table';
import { RadioGroup, TextArea } from '@jianzhu/ui/fields';
import { FormPage } from '@jianzhu/ui/pages';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import type { LoadedList } from '../../record/load-list.server.ts';
import { RecordField } from '../../record/record-field.tsx';
import { SeveralField } from '../../record/several-field.tsx';
import { ImportInvited } from './import-invited.tsx';
import type { InvitationOptions, LinkPage } from './invitation-calls.ts';
import { LinkSection } from './link-section.tsx';
import { inviteTexts as texts } from './messages.ts';
import { type SentRow, useInviting } from './use-inviting.ts';

const resultColumns: readonly Column<SentRow>[] = [
  { key: 'phone', title: texts.columns.phone, width: '160px', cell: ({ phone }) => phone, card: 'title' },
  {
    key: 'result',
    title: texts.columns.result,
    width: '96px',
    cell: ({ message }) => (
      <Tag tone={message === null ? 'success' : 'danger'}>{message === null ? texts.sent : texts.failed}</Tag>
    ),
    card: 'status',
  },
  { key: 'problem', title: texts.problem, cell: ({ message }) => message ?? '—' },
];

const invitationsHref = `${paths.members}?tab=invitations`;

export interface InvitePageProps {
  readonly options: InvitationOptions;
  readonly links: LoadedList<LinkPage>;
}

/** Invites members by phone, from a file, by link and QR code (domain rules 16.2). */
export function InvitePage({ options, links }: InvitePageProps) {
  const head = useMemberHead();
  const inviting = useInviting();
  const { errors, isRunning, count, seats, results, imported } = inviting;
  const { limit, used, waiting } = options.seats;
  const roles = options.roles.map(({ id, name }) => ({ id, label: name }));
  return (
    <FormPage
      {...head}
      errors={Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }))}
      note={texts.seats(seats, Math.max(0, limit - used - waiting))}
      onSubmit={() => {
        if (!isRunning) inviting.send();
      }}
      buttons={
        <>
          <ButtonLink variant="line" href={invitationsHref}>
            {texts.back}
          </ButtonLink>
          <Button type="submit" pending={isRunning}>
            {isRunning ? texts.sending : texts.send}
          </Button>
        </>
      }
      sections={[
        {
          key: 'people',
          title: texts.people,
          content: (
            <>
              <TextArea
                id="phones"
                label={texts.phones}
                required
                rows={5}
                help={`${texts.phonesHelp(MOST_INVITED)}（${texts.counted(count)}）`}
                placeholder={texts.phonesHint}
                error={errors.phones}
                value={inviting.phones}
                onChange={inviting.setPhones}
              />
              <div>
                <ImportInvited roles={options.roles} onImport={inviting.take} />
              </div>
              {imported.length > 0 && (
                <Imported rows={imported} roles={options.roles} onRemove={(phone) => inviting.remove(phone)} />
              )}
              {results.length > 0 && (
                <DataTable
                  label={texts.results}
                  columns={resultColumns}
                  rows={{ status: 'ready', items: results }}
                  rowKey={({ phone }) => phone}
                  rowName={({ phone }) => phone}
                  onRetry={() => {}}
                />
              )}
            </>
          ),
        },
        {
          key: 'offer',
          title: texts.offer,
          content: (
            <>
              <SeveralField
                form={inviting}
                name="roleIds"
                label={texts.roles}
                help={texts.rolesHelp(MOST_ROLES)}
                max={MOST_ROLES}
                options={roles}
              />
              <RecordField form={inviting} name="department" />
              <RecordField form={inviting} name="position" />
              <RecordField form={inviting} name="message" />
              <RadioGroup
                id="expireDays"
                label={texts.expireDays}
                required
                options={INVITATION_DAYS.map(({ value, label }) => ({ value: String(value), label }))}
                value={String(inviting.values.expireDays)}
                onChange={(days) => inviting.set({ expireDays: Number(days) })}
              />
            </>
          ),
        },
        {
          key: 'links',
          title: texts.links,
          content: <LinkSection values={inviting.values} links={links} errors={errors} onWrong={inviting.setErrors} />,
        },
      ]}
    >
      <LeaveGuard isNeeded={count > 0} />
    </FormPage>
  );
}

function Imported(props: {
  readonly rows: readonly ImportedRow[];
  readonly roles: InvitationOptions['roles'];
  readonly onRemove: (phone: string | null) => void;
}) {
  const { rows, roles, onRemove } = props;
  const namesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => roles.find((role) => role.id === id)?.name ?? []).join('、') || texts.asOnPage;
  const columns: readonly Column<ImportedRow>[] = [
    { key: 'phone', title: texts.columns.phone, width: '128px', cell: ({ phone }) => phone, card: 'title' },
    { key: 'name', title: texts.columns.name, width: '96px', cell: ({ name }) => name || '—' },
    { key: 'roles', title: texts.columns.roles, cell: ({ roleIds }) => namesOf(roleIds) },
    { key: 'department', title: texts.columns.department, cell: ({ department }) => department || texts.asOnPage },
    { key: 'position', title: texts.columns.position, cell: ({ position }) => position || texts.asOnPage },
  ];
  return (
    <>
      <DataTable
        label={texts.importedTable}
        columns={columns}
        rows={{ status: 'ready', items: rows }}
        rowKey={({ phone }) => phone}
        rowName={({ phone, name }) => `${name} ${phone}`.trim()}
        actions={({ phone }) => [{ key: 'remove', label: texts.remove, onSelect: () => onRemove(phone) }]}
        onRetry={() => {}}
      />
      <div>
        <Button variant="link" size="compact" onClick={() => onRemove(null)}>
          {texts.clear}
        </Button>
      </div>
    </>
  );
}
