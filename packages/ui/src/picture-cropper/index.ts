export { type Area, isEdited, type PictureEdit, turnedSize, unedited } from './area.ts';
export { type Crop, middleCrop, type PictureSize } from './crop.ts';
export { PictureCropper, type PictureCropperProps } from './picture-cropper.tsx';
export { PictureEditor, type PictureEditorProps } from './picture-editor.tsx';
