import equipmentUrl from '../art/tile-equip.svg?no-inline';
import financeUrl from '../art/tile-finance.svg?no-inline';
import laborUrl from '../art/tile-labor.svg?no-inline';
import materialsUrl from '../art/tile-material.svg?no-inline';
import openApiUrl from '../art/tile-open.svg?no-inline';
import projectsUrl from '../art/tile-project.svg?no-inline';

/** Drawings of the digital platforms. */
export const platformDrawings = {
  materials: materialsUrl,
  equipment: equipmentUrl,
  labor: laborUrl,
  projects: projectsUrl,
  finance: financeUrl,
  'open-api': openApiUrl,
} as const;
