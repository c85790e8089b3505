// Stands in every page with an island that does not only wait for a press, and wakes each when its time has come.

import { plan } from './plan.ts';
import './press.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) plan(root);
