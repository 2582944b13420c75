import { ballScrewCandidate, ballScrewInit } from '../../../contract/ball-screw.ts'
import { liftInit, screwJackCandidate } from '../../../contract/lift.ts'
import { calculators } from '../../../schemas/registry.ts'
import { ballScrewFamily } from '../selection/ball-screw-family.ts'
import { ballScrewInitData } from '../selection/ball-screw-init.ts'
import { liftInitData } from '../selection/lift-init.ts'
import { screwJackFamily } from '../selection/screw-jack-family.ts'
import { type CurrentCatalogue, serveFamily, type ServedFamily } from './serve-family.ts'
import type { ServedCalculator } from './served-calculator.ts'

/** Every family of the selection service. Adding one is an entry here. */
const families: readonly ServedFamily[] = [
  serveFamily({
    family: ballScrewFamily,
    init: ballScrewInitData,
    initShape: ballScrewInit,
    candidateShape: ballScrewCandidate,
    modelsOf: ({ ballScrew }) => ballScrew,
  }),
  serveFamily({
    family: screwJackFamily,
    init: liftInitData,
    initShape: liftInit,
    candidateShape: screwJackCandidate,
    modelsOf: ({ screwJack }) => screwJack,
  }),
]

/** The registered calculators that a family here answers for; one whose calls go elsewhere is left out. */
export const serveCalculators = (current: CurrentCatalogue): readonly ServedCalculator[] =>
  calculators.flatMap((calculator) => {
    const service = calculator.schema.request.get.split('/')[0]
    const family = families.find((one) => one.service === service)
    return family ? [family.serve(calculator, current)] : []
  })
