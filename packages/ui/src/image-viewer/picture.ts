/** A picture to look at. */
export interface Picture {
  readonly id: string;
  readonly src: string;
  /** File name; read out as the picture's name. */
  readonly name: string;
}

/** A picture as a kind of slide of its own, so that turning is drawn here and zooming by the library. */
interface PictureSlide {
  readonly type: 'picture';
  readonly picture: Picture;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide;
  }
}
