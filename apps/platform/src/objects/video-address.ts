import type { ObjectStore } from './object-store.ts';

/** How long the address of a video is good, in seconds. */
const VIDEO_SECONDS = 7200;

export interface Video {
  /** Among the objects. */
  readonly key: string;
  readonly title: string;
}

/** A signed address of a video, good for two hours. @param hostName name of the host that the browser reached us by */
export const videoAddress = (
  store: Pick<ObjectStore, 'readAddress'>,
  { key, title }: Video,
  hostName: string,
): Promise<string> => store.readAddress({ key, fileName: `${title}.webm`, hostName, seconds: VIDEO_SECONDS });
