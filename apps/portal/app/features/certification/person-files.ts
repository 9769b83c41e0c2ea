import {
  CERTIFICATE_FILES,
  checkFaceVideo,
  type PERSONAL_FILES,
  personalCertificationRecord,
} from '@jianzhu/domain/certifications';
import { fieldLabel } from '@jianzhu/domain/forms';
import type { UploadSignal } from '@jianzhu/upload';
import { videoSeconds } from '../../attachment/video-seconds.ts';
import type { PersonFound } from './certification-calls.ts';
import { useCertificateFile } from './use-certificate-file.tsx';

const { pictures, videos } = CERTIFICATE_FILES;
/** Made once: widgets compare what they are given. */
const NO_FILES: readonly [] = [];

/** One that cannot be played here is for the platform to look at. */
async function refuseVideo(file: File): Promise<string | null> {
  const seconds = await videoSeconds(file);
  return seconds === null ? null : checkFaceVideo(seconds);
}

interface Options {
  readonly signal: UploadSignal;
  readonly officeViewer: string | null;
  readonly readOnly: boolean;
}

/** The files of a person's application, each with its uploader for as long as the form is shown. */
export function usePersonFiles({ application, inForce }: PersonFound, options: Options) {
  const from = application ?? inForce;
  const of = (name: (typeof PERSONAL_FILES)[number]) => ({
    ...{ ...options, name, label: fieldLabel(personalCertificationRecord, name) },
    saved: from?.[name] ?? NO_FILES,
  });
  return {
    frontImage: useCertificateFile({ ...of('frontImage'), ...pictures, required: true }),
    backImage: useCertificateFile({ ...of('backImage'), ...pictures, required: true }),
    holdImage: useCertificateFile({ ...of('holdImage'), ...pictures, required: false }),
    faceVideo: useCertificateFile({ ...of('faceVideo'), ...videos, required: false, refuse: refuseVideo }),
  };
}
