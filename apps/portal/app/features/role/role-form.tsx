import { DATA_SCOPE, DATA_SCOPES, permissionLabel, withViewKeys } from '@jianzhu/domain/member-center';
import { roleRecord } from '@jianzhu/domain/roles';
import { Button } from '@jianzhu/ui';
import type { FieldDifference } from '@jianzhu/ui/conflict-dialog';
import { RadioGroup } from '@jianzhu/ui/fields';
import { ActionBar, ErrorSummary, FieldGrid, FieldSpan, SectionParts } from '@jianzhu/ui/pages';
import { CheckBoard } from '@jianzhu/ui/tree-select';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { usePortalClient } from '../../portal-client.ts';
import { DraftOffer } from '../../record/draft-offer.tsx';
import { LostAct } from '../../record/lost-act.tsx';
import { recordTexts } from '../../record/messages.ts';
import { RecordField } from '../../record/record-field.tsx';
import { useRecordForm } from '../../record/use-record-form.ts';
import { VersionConflict } from '../../record/version-conflict.tsx';
import type { RolesData } from './load-roles.server.ts';
import { roleTexts as texts } from './messages.ts';
import { keysOf, permissionNodes } from './permission-nodes.ts';
import { roleHref } from './role-address.ts';
import { roleCalls } from './role-calls.ts';
import { RoleFrame } from './role-frame.tsx';
import { RoleMembers } from './role-members.tsx';
import { TakeKeysDialog } from './take-keys-dialog.tsx';

/** The tree is none of the kinds of fields; its name tells what others have changed of it. */
const roleForm = v.object({
  ...roleRecord.entries,
  permissionKeys: v.pipe(
    roleRecord.entries.permissionKeys,
    v.metadata({ kind: 'text', label: texts.permissions, required: true }),
  ),
});

const scopes = DATA_SCOPES.map(({ value, label }) => ({ value: String(value), label }));

export interface RoleFormProps {
  readonly data: RolesData;
}

/** Adds a role, or changes one. */
export function RoleForm({ data }: RoleFormProps) {
  const { found, tree } = data;
  const { record } = found;
  const client = usePortalClient();
  const navigate = useNavigate();
  const formId = useId();
  const [isTaking, setIsTaking] = useState(false);
  const form = useRecordForm(roleForm, {
    form: 'role',
    found,
    save: async (body, idempotencyKey) => (await roleCalls(client)).save({ body }, { idempotencyKey }),
    onSaved: async (id) => {
      if (record === null) await navigate(roleHref(id), { replace: true });
    },
  });
  const keys = keysOf(form.values.permissionKeys);
  const before = new Set<string>(record?.permissionKeys ?? []);
  const setKeys = (next: Iterable<string>) => form.set({ permissionKeys: withViewKeys(keysOf([...next])) });
  const added = keys.filter((key) => !before.has(key)).length;
  const removed = [...before].filter((key) => !keys.some((other) => other === key)).length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isBusy) form.submit();
  }

  return (
    <RoleFrame
      data={data}
      name={String(form.values.name ?? '').trim() || (record?.name ?? texts.add)}
      permissionKeys={keys}
      approvalLimit={limitOf(form.values.approvalLimit, record?.approvalLimit ?? null)}
      foot={
        <ActionBar note={form.isChanged ? texts.unsaved(added, removed) : form.note}>
          <Button variant="line" disabled={!form.isChanged || form.isBusy} onClick={form.reset}>
            {texts.dropChanges}
          </Button>
          <Button type="submit" form={formId} pending={form.isBusy}>
            {form.isBusy ? recordTexts.saving : recordTexts.save}
          </Button>
        </ActionBar>
      }
    >
      <form id={formId} aria-label={record?.name ?? texts.add} onSubmit={submit} noValidate>
        <SectionParts>
          <DraftOffer offer={form.offer} />
          <LostAct lost={form.lost} />
          <ErrorSummary errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))} />
          <FieldGrid>
            <RecordField form={form} name="name" />
            <FieldSpan of="two">
              <RecordField form={form} name="description" />
            </FieldSpan>
            <FieldSpan of="all">
              <RadioGroup
                id="dataScope"
                label={texts.scope}
                options={scopes}
                error={form.errors.dataScope}
                value={String(form.values.dataScope ?? DATA_SCOPE.whole)}
                onChange={(value) => form.set({ dataScope: Number(value) })}
              />
            </FieldSpan>
            <RecordField form={form} name="approvalLimit" help={texts.limitHelp} />
          </FieldGrid>
          <CheckBoard
            id="permissionKeys"
            label={texts.permissions}
            required
            help={texts.treeNote}
            error={form.errors.permissionKeys}
            nodes={permissionNodes(tree, keys, { before, readOnly: false })}
            value={new Set(keys)}
            onChange={setKeys}
            tools={
              <Button variant="link" size="compact" onClick={() => setIsTaking(true)}>
                {texts.takeFrom}
              </Button>
            }
          />
          {record && <RoleMembers role={record} />}
        </SectionParts>
      </form>
      <LeaveGuard isNeeded={form.isAtRisk} />
      <VersionConflict form={form} showDifference={showDifference} />
      {isTaking && <TakeKeysDialog tree={tree} before={before} onTake={setKeys} onClose={() => setIsTaking(false)} />}
    </RoleFrame>
  );
}

/** Fen as the form or a draft holds them; of a text that means no amount the one that stays. */
function limitOf(value: unknown, before: number | null): number | null {
  if (typeof value === 'string' && value !== '') return before;
  return typeof value === 'number' ? value : null;
}

/** Of the keys that two sides have chosen how many they are, and which the other side has not. */
function showDifference(difference: FieldDifference): FieldDifference {
  if (difference.name !== 'permissionKeys') return difference;
  const [mine, theirs] = [difference.mine, difference.theirs].map((text) => keysOf(text.split(',')));
  const told = (some: readonly string[] = [], others: readonly string[] = []) =>
    texts.difference(some.length, keysOf(some.filter((key) => !others.includes(key))).map(permissionLabel));
  return { ...difference, mine: told(mine, theirs), theirs: told(theirs, mine) };
}
