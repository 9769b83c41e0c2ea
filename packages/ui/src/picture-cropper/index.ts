export { type Crop, middleCrop, type PictureSize } from './crop.ts';
export { PictureCropper, type PictureCropperProps } from './picture-cropper.tsx';
