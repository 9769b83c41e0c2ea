/** The dialog primitive, in one place so that it can be exchanged alone. */
export { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
