import { Drawer, type DrawerProps } from '@jianzhu/ui/drawer';
import { DrawerBody } from '@jianzhu/ui/law';

/** What a lawyer's drawer is made of; loaded when one is opened. */
export default function LawyerDrawer({ children, ...drawer }: DrawerProps) {
  return (
    <Drawer {...drawer}>
      <DrawerBody>{children}</DrawerBody>
    </Drawer>
  );
}
