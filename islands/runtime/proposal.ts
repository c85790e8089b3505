// The loader of open proposals, which comes as a file: what they are painted from fits into the first answer without it.

import './press.ts';
import { visit } from './visit.ts';

visit();
