/** The select primitive, in one place so that it can be exchanged alone. */
export { Content, Icon, Item, ItemIndicator, ItemText, Portal, Root, Trigger, Value, Viewport } from 'radix-ui/select';
