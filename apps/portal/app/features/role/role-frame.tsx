import { Button, ButtonLink } from '@jianzhu/ui';
import { type MasterLink, MasterPage } from '@jianzhu/ui/pages';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { DeleteDialog } from '../../record/delete-dialog.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import type { RolesData } from './load-roles.server.ts';
import { roleTexts as texts } from './messages.ts';
import { NEW_ROLE, roleHref } from './role-address.ts';
import { type RoleRow, roleCalls } from './role-calls.ts';

const RolePreview = lazy(() => import('./role-preview.tsx'));
const SetLimit = lazy(async () => ({ default: (await import('./set-limit.tsx')).SetLimit }));

export interface RoleFrameProps {
  readonly data: RolesData;
  /** Of the role as it stands now, saved or not. */
  readonly name: string;
  /** Keys of the role as they stand now, saved or not. */
  readonly permissionKeys: readonly string[];
  /** Fen, as it stands now; null: any amount. */
  readonly approvalLimit: number | null;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

const linksOf = (roles: readonly RoleRow[], isSystem: boolean): readonly MasterLink[] =>
  roles
    .filter((role) => role.isSystem === isSystem)
    .map(({ id, name, memberCount }) => ({
      key: id,
      text: name,
      href: roleHref(id),
      icon: isSystem ? 'lock' : 'user',
      note: texts.people(memberCount),
    }));

/** Around the open role: all the roles, and what can be done with this one beside changing it. */
export function RoleFrame({ data, name, permissionKeys, approvalLimit, children, foot }: RoleFrameProps) {
  const { roles, found, isNamed } = data;
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const may = useMay();
  const act = useAct();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isLimiting, setIsLimiting] = useState(false);
  const { record } = found;
  const allows = (wanted: string) => record?.allowedActions.includes(wanted) === true;
  const own = linksOf(roles, false);

  const copy = (id: string) =>
    act.run('copy', async (idempotencyKey) => {
      const made = await (await roleCalls(client)).copy({ body: { id } }, { idempotencyKey });
      await navigate(roleHref(made.id));
      return texts.copied(made.name);
    });
  const remove = ({ id, version }: RoleRow) =>
    act.run('delete', async () => {
      await (await roleCalls(client)).delete({ body: { id, version } });
      setIsDeleting(false);
      await navigate(paths.roles, { replace: true });
      return texts.deleted;
    });

  return (
    <MasterPage
      {...head}
      listTitle={texts.list}
      groups={[
        { name: texts.system, links: linksOf(roles, true) },
        ...(own.length > 0 ? [{ name: texts.own, links: own }] : []),
      ]}
      current={record?.id}
      listAction={
        may('role_add') && (
          <ButtonLink variant="line" size="compact" href={roleHref(NEW_ROLE)}>
            {texts.add}
          </ButtonLink>
        )
      }
      isNamed={isNamed}
      back={{ text: texts.all, href: paths.roles }}
      actions={
        <>
          <Button variant="line" size="regular" onClick={() => setIsPreviewing(true)}>
            {texts.preview}
          </Button>
          {allows('limit') && (
            <Button variant="line" size="regular" onClick={() => setIsLimiting(true)}>
              {texts.setLimit}
            </Button>
          )}
          {record && allows('copy') && (
            <Button variant="line" size="regular" pending={act.isBusy('copy')} onClick={() => void copy(record.id)}>
              {texts.copy}
            </Button>
          )}
          {allows('delete') && (
            <Button variant="danger" size="regular" onClick={() => setIsDeleting(true)}>
              {texts.remove}
            </Button>
          )}
        </>
      }
      foot={foot}
    >
      <LostAct lost={act.lost} />
      {children}
      {record && (
        <DeleteDialog
          entity={texts.entity}
          open={isDeleting}
          pending={act.isBusy('delete')}
          onConfirm={() => void remove(record)}
          onCancel={() => setIsDeleting(false)}
        />
      )}
      {isPreviewing && (
        <Suspense>
          <RolePreview {...{ name, permissionKeys, approvalLimit }} onClose={() => setIsPreviewing(false)} />
        </Suspense>
      )}
      {record && isLimiting && (
        <Suspense>
          <SetLimit role={record} onClose={() => setIsLimiting(false)} />
        </Suspense>
      )}
    </MasterPage>
  );
}
