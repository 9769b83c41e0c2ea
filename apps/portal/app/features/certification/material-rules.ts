import { CERTIFICATION_MATERIALS, type MaterialKind } from '@jianzhu/domain/member-center';
import type { FileRules, NeededMaterial } from '@jianzhu/ui/attachments';
import { DEFAULT_ACCEPT } from '@jianzhu/upload';
import { materialWords } from './messages.ts';

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

/** Kinds without which nothing can be handed in (domain rules 15). */
export const requiredMaterials: ReadonlySet<MaterialKind> = new Set<MaterialKind>(['licence']);

const inOrderOfNeed: readonly MaterialKind[] = ['licence', 'certificate', 'document', 'video'];

/** What the page asks for, as it is said before the first upload. */
export const neededMaterials: readonly NeededMaterial[] = inOrderOfNeed.map((kind) => ({
  name: CERTIFICATION_MATERIALS[kind].label,
  what: materialWords[kind],
  rules: materialRules[kind],
  required: requiredMaterials.has(kind),
}));
