/** Passes a chosen model to the product page. */
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type JumpPayload, jumpSlot } from '../../base/selection/jump-payload.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import type { WorkingParameter } from '../model/parameter-words.ts'

export type Jump = {
  readonly model: RecommendedModel
  /** The call whose answer contains the model. */
  readonly request?: ResultRequest | undefined
  /** Selection of that call. */
  readonly selection?: Selection | undefined
  readonly workingId: string
  readonly family?: string | undefined
  /** Locale of the texts in `workingParams`. */
  readonly locale: Locale
  readonly workingParams: readonly WorkingParameter[]
  /** Order parameters fixed besides the model, such as its motor. */
  readonly fixed?: JumpPayload['fixedParams']
}

/** Only calculation calls are passed on; the product page repeats no others. */
const calculationOf = ({ request, selection, model }: Pick<Jump, 'request' | 'selection' | 'model'>): Pick<JumpPayload, 'calculation'> => {
  if (!request) return {}
  const { base = 'working', ...call } = request
  return base === 'working' ? { calculation: { request: call, model, ...(selection && { selection }) } } : {}
}

/** Creates the data for the product page. Calculated parameters cannot be changed there and are marked `unable`. */
export const jumpPayload = ({ model, request, selection, workingId, family, locale, workingParams, fixed = [] }: Jump): JumpPayload => ({
  filterParams: furtherFiguresOf(model).map(({ name, value, unit, kind }) => ({
    paramName: name,
    paramType: 2,
    value,
    values: [value],
    unit,
    ...(kind && { kind }),
    unable: true,
  })),
  serviceID: model.serviceID,
  ...(family === undefined ? {} : { family }),
  source: 'calc',
  workingID: workingId,
  locale,
  workingParams,
  ...calculationOf({ request, selection, model }),
  fixedParams: [{ paramName: 'skuID', value: model.skuID }, { paramName: 'machineCode', value: model.machineCode }, ...fixed],
  carry: {
    motorFlangeCode: model.motorFlangeCode ?? '',
    isSTL: model.isSTL,
    workingID: workingId,
    motorSku: model.motorSku ?? '',
    workingParams,
    motorCode: model.motorCode ?? '',
  },
})

export const storeJump = (jump: Jump): boolean => jumpSlot.write(jumpPayload(jump))
