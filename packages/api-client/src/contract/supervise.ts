/**
 * Supervision figures of a region: supervise/{type}/{code} of the specification, one call a type, because each type
 * has figures of its own. The overview is `content.superviseOverview`.
 */
import { get } from '../endpoint.ts';
import { front } from './prefixes.ts';
import type { superviseSchemas } from './supervise.schema.ts';
import { ourOpen } from './traits.ts';

type S = typeof superviseSchemas;

const figures = `${front}/supervise`;

export const project = get<S['project']>('supervise.project', `${figures}/project/{code}`, ourOpen);
export const labor = get<S['labor']>('supervise.labor', `${figures}/labor/{code}`, ourOpen);
export const equipment = get<S['equipment']>('supervise.equipment', `${figures}/equipment/{code}`, ourOpen);
export const dust = get<S['dust']>('supervise.dust', `${figures}/dust/{code}`, ourOpen);
export const video = get<S['video']>('supervise.video', `${figures}/video/{code}`, ourOpen);
export const danger = get<S['danger']>('supervise.danger', `${figures}/danger/{code}`, ourOpen);
export const quality = get<S['quality']>('supervise.quality', `${figures}/quality/{code}`, ourOpen);
export const safety = get<S['safety']>('supervise.safety', `${figures}/safety/{code}`, ourOpen);
export const warning = get<S['warning']>('supervise.warning', `${figures}/warning/{code}`, ourOpen);
