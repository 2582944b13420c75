/** Init data of the ball-screw form. Names are neutral codes; their texts are in `i18n`. */
import { type BallScrewInit } from './wire/ball-screw.ts'
import { e300ByGrade, endFixities } from '../formulas/screw-terms.ts'

/** An option that combines two grades; displayed, never sent. */
const combinedPrecision = 'C7/C10'

/** Answer of `BallScrewWorking/CalculationInit`. */
export const ballScrewInitData: BallScrewInit = {
  usePrecisionList: [
    ...Object.keys(e300ByGrade).map((grade) => ({ value: grade, name: grade, combined: false })),
    { value: combinedPrecision, name: combinedPrecision, combined: true },
  ],
  fixedMethodList: endFixities.map((fixity) => ({ value: fixity, name: fixity, icon: fixity })),
  assemblyMethodList: [
    { value: 'horizontal', name: 'horizontal', icon: 'screw-horizontal' },
    { value: 'vertical', name: 'vertical', icon: 'screw-vertical' },
  ],
  workingDescription: 'ballScrew',
}
