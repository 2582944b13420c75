/** Decides whole blocks by the bounds of their terms, and selects the groups for which single models must be tested. */
import type { ActiveQuery } from './active-query.ts'
import { roundingMargin } from './block-scan.ts'
import type { TermBlocks } from './term-blocks.ts'
import { float64At, uint32At } from './typed-at.ts'

/** Classifies blocks by their bounds: no model fits, all fit, or models must be tested. */
export interface BlockTriage {
  /**
   * Groups that some models of the block may exceed: the first `openCount` entries, most selective first. None means that every
   * model fits.
   */
  readonly open: Uint32Array
  openCount: number
  /** False when no model of the block can fit; otherwise sets `open`. */
  mayFit(block: number): boolean
}

/** Creates the triage over the minima and maxima of the blocks. */
export function createBlockTriage(blocks: TermBlocks, active: ActiveQuery): BlockTriage {
  const { lower, upper, termCount } = blocks
  const { starts, terms, weights } = active
  const open = new Uint32Array(termCount)
  /** Share of the block's range that fits, per entry of `open`: an estimate of the models that pass. */
  const share = new Float64Array(termCount)

  const insert = (group: number, passing: number): void => {
    let place = triage.openCount++
    for (; place > 0 && float64At(share, place - 1) > passing; place--) {
      open[place] = uint32At(open, place - 1)
      share[place] = float64At(share, place - 1)
    }
    open[place] = group
    share[place] = passing
  }

  const triage: BlockTriage = {
    open,
    openCount: 0,
    mayFit(block) {
      const base = block * termCount
      triage.openCount = 0
      for (let group = 0, entry = 0; group < active.groups; group++) {
        const end = uint32At(starts, group + 1)
        let least = 0
        let most = 0
        for (; entry < end; entry++) {
          const bound = base + uint32At(terms, entry)
          const weight = float64At(weights, entry)
          least += weight * float64At(lower, bound)
          most += weight * float64At(upper, bound)
        }
        if (least > 1 + roundingMargin) return false
        if (most >= 1 - roundingMargin) insert(group, (1 - least) / (most - least))
      }
      return true
    },
  }
  return triage
}
