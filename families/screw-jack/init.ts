/** Init data of the lift and the screw-lift forms. Names are neutral codes; their texts are in `i18n`. */
import { installTypes, type ScrewLiftInit } from './wire/screw-jack.ts'
import { jackFixings } from './sizing/fixing.ts'
import { inUnit } from '../formulas/unit-scale.ts'

/** Answer of `LiftWorking/CalculationInit`: fm in N/mm², fn. */
export const liftInitData: ScrewLiftInit = {
  fixedMethodList: Object.entries(jackFixings).map(([value, { bucklingFactor, speedFactor }]) => ({
    value,
    name: value,
    icon: value,
    fm: inUnit(bucklingFactor, 'N/mm^2'),
    fn: speedFactor,
  })),
  structAsmList: installTypes.map((value) => ({ value, name: value, icon: value })),
  workingDescription: 'lift',
}
