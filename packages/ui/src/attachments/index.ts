export type {
  Attachment,
  AttachmentKind,
  AttachmentPhase,
  FailureRow,
  FileActions,
  FileRules,
  ResumableUpload,
  UploadActions,
  WidgetAccess,
} from './attachment.ts';
export { AttachmentTable, type AttachmentTableProps } from './attachment-table.tsx';
export { DropArea, type DropAreaProps } from './drop-area.tsx';
export type { FailureActions } from './failure-rows.tsx';
export { FileChooser, type FileChooserProps } from './file-chooser.tsx';
export { formatSize } from './file-size.ts';
export { ImageWall, type ImageWallProps } from './image-wall.tsx';
export { MaterialGuide, type MaterialGuideProps, type NeededMaterial } from './material-guide.tsx';
export type { ResumeActions } from './resumable-rows.tsx';
export { SingleFile, type SingleFileProps } from './single-file.tsx';
export { UploadQueue, type UploadQueueProps } from './upload-queue.tsx';
export { VideoUpload, type VideoUploadProps } from './video-upload.tsx';
