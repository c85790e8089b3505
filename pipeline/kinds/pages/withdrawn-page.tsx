// What stands at the address of a proposal that was taken back.

import type { Frame } from '../../../templates/frame.ts';
import { Withdrawn } from '../../../templates/proposal/withdrawn.tsx';
import { SINGLE_FILES } from '../../read/list-content.ts';
import { headOf, type SitePage } from './site-page.ts';

/** Nothing in it tells whose proposal it was. */
export function withdrawnPage(frame: Frame, route: string): SitePage {
  return {
    route,
    file: SINGLE_FILES.labels,
    head: headOf(frame, route, frame.labels.withdrawn, { indexed: false }),
    standalone: true,
    view: () => <Withdrawn frame={frame} />,
  };
}
