/** Front and side view of a block on its rail. */
import { around, boxAround, defineView, type ViewPart } from '../define/model-view.ts'
import { ballRailCandidate } from './wire/ball-rail.ts'

/** Default proportions of the total height if not stated: gap below the block, height of the rail. */
const usual = { gap: 0.15, rail: 0.6 }

/** Draws a guide to scale. */
export const ballRailView = defineView(
  ballRailCandidate,
  ({ heightMm, widthMm, lengthMm, railWidthMm, railHeightMm, blockClearanceMm }) => {
    if (heightMm === undefined || widthMm === undefined) return undefined
    const block = heightMm - (blockClearanceMm ?? usual.gap * heightMm)
    const rail = railHeightMm ?? usual.rail * heightMm
    const space = 0.35 * widthMm
    const side = widthMm / 2 + space + (lengthMm ?? 0) / 2
    const seenAlong: readonly ViewPart[] = [
      { shape: 'box', role: 'main', at: [-widthMm / 2, -heightMm], size: [widthMm, block] },
      { shape: 'box', role: 'part', at: [-railWidthMm / 2, -rail], size: [railWidthMm, rail] },
    ]
    const overhang = 0.2
    const fromTheSide: readonly ViewPart[] =
      lengthMm === undefined
        ? []
        : [
            {
              shape: 'box',
              role: 'part',
              sketched: true,
              at: [side - (0.5 + overhang) * lengthMm, -rail],
              size: [(1 + 2 * overhang) * lengthMm, rail],
            },
            { ...boxAround([side, -heightMm + block / 2], [lengthMm, block]), role: 'main' },
          ]
    return {
      parts: [...seenAlong, ...fromTheSide],
      dimensions: [
        ...around(0, { side: 'above', length: widthMm }),
        ...around(side, { side: 'above', length: lengthMm }),
        ...around(-heightMm / 2, { side: 'left', length: heightMm }),
        ...around(0, { side: 'below', length: railWidthMm, minor: true }),
      ],
    }
  },
)
