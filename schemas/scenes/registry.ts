import type { Scene } from '../../engine/define/index.ts'
import { disc } from './disc.ts'
import { flip } from './flip.ts'
import { plate } from './plate.ts'
import { press } from './press.ts'
import { ring } from './ring.ts'
import { rotation } from './rotation.ts'

/** Every scene, in the order of the tiles. A new scene needs its file, its texts and a line here. */
export const scenes: readonly Scene[] = [disc, plate, ring, flip, press, rotation]
