import { DescriptionList } from '@jianzhu/ui/record';
import { Select } from '@jianzhu/ui/select';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import type { MemberDialogProps } from './edit-member.tsx';
import { memberCalls } from './member-calls.ts';
import { memberTexts as texts } from './messages.ts';

/** Stands for nobody in particular: the administrator takes over. */
const nobody = 'owner';
const heirRecord = v.object({ heirId: v.string() });

/** Asks who takes over from a member who is removed. */
export function RemoveMember({
  member,
  choices,
  belongings,
  onClose,
}: MemberDialogProps & { readonly belongings: readonly { readonly label: string; readonly count: number }[] }) {
  const client = usePortalClient();
  const heirs = choices.colleagues.filter(({ id, isOwner }) => id !== member.id && !isOwner);
  return (
    <ActDialog
      title={texts.removeTitle}
      text={texts.removeText(member.realName)}
      confirmText={texts.remove}
      record={heirRecord}
      start={{ heirId: nobody }}
      send={async ({ heirId }) => {
        const { id, version } = member;
        const heir = heirId === nobody ? {} : { heirId };
        await (await memberCalls(client)).remove({ body: { id, version, ...heir } });
        return texts.removed;
      }}
      onClose={onClose}
    >
      {({ values, errors, set }) => (
        <>
          <DescriptionList columns={1} items={[{ term: texts.belongings, value: sumOf(belongings) }]} />
          <Select
            id="heirId"
            label={texts.heir}
            error={errors.heirId}
            options={[
              { value: nobody, label: texts.toOwner },
              ...heirs.map(({ id, name, department }) => ({
                value: id,
                label: department === '' ? name : `${name}（${department}）`,
              })),
            ]}
            value={String(values.heirId)}
            onChange={(heirId) => set({ heirId })}
          />
        </>
      )}
    </ActDialog>
  );
}

const sumOf = (belongings: readonly { readonly label: string; readonly count: number }[]) =>
  belongings.map(({ label, count }) => texts.belongingOf(label, count)).join('、') || texts.nothingToHandOver;
