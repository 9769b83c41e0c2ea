import { Checkbox, CheckboxRow, FieldGroup } from '@jianzhu/ui/fields';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { usePortalClient } from '../../portal-client.ts';
import { ActDialog } from '../../record/act-dialog.tsx';
import { editorTexts } from './editor-messages.ts';
import { type InquiryDetail, inquiryCalls } from './inquiry-calls.ts';
import { editHref } from './inquiry-links.ts';

const { split: texts } = editorTexts;

const record = v.object({ lineIds: v.pipe(v.array(v.string()), v.minLength(1, texts.none)) });

export interface SplitDialogProps {
  readonly inquiry: Pick<InquiryDetail, 'id' | 'version' | 'lines'>;
  readonly onClose: () => void;
}

/** Takes lines of a draft into a draft of their own, and goes on with that. */
export function SplitDialog({ inquiry: { id, version, lines }, onClose }: SplitDialogProps) {
  const client = usePortalClient();
  const navigate = useNavigate();
  return (
    <ActDialog
      title={texts.title}
      text={texts.text}
      record={record}
      start={{ lineIds: [] }}
      check={({ lineIds }) => (lineIds.length < lines.length ? {} : { lineIds: texts.all })}
      send={async ({ lineIds }, idempotencyKey) => {
        const calls = await inquiryCalls(client);
        const made = await calls.split({ body: { id, version, lineIds } }, { idempotencyKey });
        await navigate(editHref(made.id));
        return texts.done(lineIds.length);
      }}
      onClose={onClose}
    >
      {({ values, errors, set }) => {
        const chosen = values.lineIds as readonly string[]; // the form holds nothing else there
        return (
          <FieldGroup id="lineIds" label={texts.lines} required error={errors.lineIds}>
            {lines.map(({ lineId, materialName, spec, quantity }, index) => (
              <CheckboxRow key={lineId}>
                <Checkbox
                  label={texts.line(index + 1, `${materialName} ${spec} ${quantity}`.trim())}
                  checked={chosen.includes(lineId)}
                  onChange={(isOn) =>
                    set({ lineIds: isOn ? [...chosen, lineId] : chosen.filter((other) => other !== lineId) })
                  }
                />
              </CheckboxRow>
            ))}
          </FieldGroup>
        );
      }}
    </ActDialog>
  );
}
