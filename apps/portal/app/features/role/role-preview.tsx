import { previewActs, previewSide } from '@jianzhu/domain/roles';
import { Drawer } from '@jianzhu/ui/drawer';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { SectionParts, SheetSection } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { limitItems } from './limit-items.ts';
import { roleTexts as texts } from './messages.ts';

export interface RolePreviewProps {
  readonly name: string;
  readonly permissionKeys: readonly string[];
  /** Fen; null: any amount. */
  readonly approvalLimit: number | null;
  readonly onClose: () => void;
}

const SIDES = ['require', 'supply'] as const;

const listed = (names: readonly string[]) => (names.length === 0 ? texts.none : names.join('、'));

/** What somebody sees who has this role alone: menu, pages and buttons. */
export default function RolePreview({ name, permissionKeys, approvalLimit, onClose }: RolePreviewProps) {
  const acts = previewActs(permissionKeys);
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={texts.previewTitle(name)}>
      <SectionParts>
        <InlineAlert>{texts.previewNote}</InlineAlert>
        {SIDES.map((side) => {
          const { menu, pages } = previewSide(permissionKeys, side);
          return (
            <SheetSection key={side} id={`preview-${side}`} title={texts.sides[side]}>
              <DescriptionList
                columns={1}
                items={[
                  ...menu.map((group) => ({ term: `${texts.menu} · ${group.name}`, value: listed(group.entries) })),
                  { term: texts.pages, value: listed(pages) },
                ]}
              />
            </SheetSection>
          );
        })}
        <SheetSection id="preview-acts" title={texts.buttons}>
          <DescriptionList
            columns={1}
            items={
              acts.length === 0
                ? [{ term: texts.buttons, value: texts.none }]
                : [
                    ...acts.map((group) => ({ term: group.name, value: listed(group.acts) })),
                    ...limitItems(permissionKeys, approvalLimit),
                  ]
            }
          />
        </SheetSection>
      </SectionParts>
    </Drawer>
  );
}
