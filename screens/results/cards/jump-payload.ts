/** Takes a chosen model along to the product page. */
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type JumpPayload, jumpSlot } from '../../base/selection/jump-payload.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import type { WorkingParameter } from '../model/parameter-words.ts'

export type Jump = {
  readonly model: RecommendedModel
  /** The call that it answers. */
  readonly request?: ResultRequest | undefined
  /** What that call was made of. */
  readonly selection?: Selection | undefined
  readonly workingId: string
  readonly family?: string | undefined
  /** The language of the words. */
  readonly locale: Locale
  readonly workingParams: readonly WorkingParameter[]
  /** Fixed on the way to the product page, beside the model itself. */
  readonly fixed?: JumpPayload['fixedParams']
}

/** What the product page asks again is a calculation and no other call. */
const calculationOf = ({ request, selection, model }: Pick<Jump, 'request' | 'selection' | 'model'>): Pick<JumpPayload, 'calculation'> => {
  if (!request) return {}
  const { base = 'working', ...call } = request
  return base === 'working' ? { calculation: { request: call, model, ...(selection && { selection }) } } : {}
}

/** Parameters that came from a calculation cannot be changed on the product page: each is marked unable. */
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
