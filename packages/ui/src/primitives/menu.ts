/** The menu primitive, in one place so that it can be exchanged alone. */
export { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
