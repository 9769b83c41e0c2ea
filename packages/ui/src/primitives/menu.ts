/** The menu primitive, in one place so that it can be exchanged alone. */
export { Content, Group, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
