import { certification } from '@jianzhu/api-client/contract';
import { certificationSchemas } from '@jianzhu/api-client/schemas';
import { MATERIAL_KINDS, type MaterialKind } from '@jianzhu/domain/member-center';
import type { BrowserApi } from '../../api/browser-api.ts';
import type { AttachmentField } from '../../attachment/attachment-field.ts';

/**
 * Saves the files of a certification as they were edited. Rejects like the call, which has shown its message; then
 * nothing was saved.
 */
export async function saveMaterials(
  api: BrowserApi,
  fields: { readonly [Kind in MaterialKind]: Pick<AttachmentField, 'value' | 'submitted'> },
): Promise<void> {
  const values = MATERIAL_KINDS.map((kind) => ({ kind, field: fields[kind], value: fields[kind].value() }));
  const materials = values.flatMap(({ kind, value }) =>
    value.map(({ id, modifyStatus }) => ({ kind, id, modifyStatus })),
  );
  const calls = api.callsOf({ certification }, { certification: certificationSchemas });
  await calls.certification.saveMaterials({ body: { materials } });
  for (const { field, value } of values) field.submitted(value);
}
