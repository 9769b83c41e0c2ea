export { compressPhoto, type PhotoCompression } from '../image/compress-photo.ts';
export { type FileSources, type FileTaker, takeFiles } from './take-files.ts';
export { actOnUpload, type UploadAct, type UploadRow, uploadRows } from './upload-rows.ts';
