/** The popover primitive, in one place so that it can be exchanged alone. */
export { Anchor, Content, Portal, Root, Trigger } from 'radix-ui/popover';
