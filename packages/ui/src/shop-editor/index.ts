export { Canvas, type CanvasProps } from './canvas.tsx';
export type { CanvasBlockFacts } from './canvas-block.tsx';
export { type CanvasAct, historyActOf } from './canvas-keys.ts';
export { ChosenList, type ChosenListProps, type ChosenThing } from './chosen-list.tsx';
export { isSamePlace } from './drop-place.ts';
export {
  EditorBar,
  type EditorBarProps,
  EditorFrame,
  type EditorFrameProps,
  EditorIconButton,
  type EditorIconButtonProps,
  EditorSide,
  type EditorSideProps,
} from './editor-frame.tsx';
export { HotZones, type HotZonesProps } from './hot-zones.tsx';
export { LayerList, type LayerListProps } from './layer-list.tsx';
export { shopEditorMessages } from './messages.ts';
export { Palette, type PaletteBlock, type PaletteGroup, type PaletteProps } from './palette.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
export { type BlockDrag, type DragSubject, useBlockDrag } from './use-block-drag.ts';
export { useCanvasScale } from './use-canvas-scale.ts';
export { ColorField, type ColorFieldProps, RangeField, type RangeFieldProps } from './value-fields.tsx';
export { freeZone, type Zone } from './zone.ts';
