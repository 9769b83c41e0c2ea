import * as v from 'valibot';
import { code, id, text } from '../wire-values.ts';

/** How often a popup comes back to the same browser. */
export const POPUP_FREQUENCY = { everyVisit: 1, oncePerDay: 2, onlyOnce: 3 } as const;

/** Announcement over the home page; `content` is sanitised rich text. */
export const popupSchema = v.object({
  id,
  title: text,
  image: text,
  content: text,
  link: text,
  beginTime: text,
  endTime: text,
  frequency: code,
  terminal: text,
  sort: code,
});

export type Popup = v.InferOutput<typeof popupSchema>;
