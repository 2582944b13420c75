/** What the checks and values of a slide module are made from. */
import type { Limit } from './check.ts'
import type { SlideDemand } from './slide-demand.ts'
import type { SlideFigures } from './slide-figures.ts'
import type { Slide, SlideAssumptions, SlideDuty } from './slide-input.ts'

/** Everything that a check may read. */
export type SlideContext = {
  readonly duty: SlideDuty
  readonly slide: Slide
  readonly assumptions: SlideAssumptions
  readonly demand: SlideDemand
  readonly figures: SlideFigures
}

/** `notMade`: the maker's figures do not allow the check. `notAsked`: the request leaves it open, or it does not concern this module. */
export type MadeLimit = Limit | 'notMade' | 'notAsked'
