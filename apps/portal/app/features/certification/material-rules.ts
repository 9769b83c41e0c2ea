import { CERTIFICATION_MATERIALS, type MaterialKind } from '@jianzhu/domain/member-center';
import type { FileRules } from '@jianzhu/ui/attachments';
import { DEFAULT_ACCEPT } from '@jianzhu/upload';

function rulesOf(kind: MaterialKind): FileRules {
  const { extensions, maxCount, capMegabytes } = CERTIFICATION_MATERIALS[kind];
  return { extensions: extensions ?? DEFAULT_ACCEPT, maxCount, capMegabytes };
}

/** What the widget of each kind takes; made once, because widgets compare what they are given. */
export const materialRules: { readonly [Kind in MaterialKind]: FileRules } = {
  document: rulesOf('document'),
  certificate: rulesOf('certificate'),
  licence: rulesOf('licence'),
  video: rulesOf('video'),
};
