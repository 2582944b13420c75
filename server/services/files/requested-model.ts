/** The model of a file request: that of a saved selection, or one by its own id, with the chosen parts of its order code. */
import * as z from 'zod/mini'
import { alsoOpen } from '../../../contract/catalogue/judge-listed.ts'
import { buildOrderCode, orderStatusOf } from '../../../contract/catalogue/judge-order.ts'
import type { OrderState } from '../../files/order-state.ts'
import { orderChosen, type OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import { callRequestFields, type FileRequest } from '../../../contract/files/files.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import { readSelectionDocument, type Selection } from '../../../contract/saved/selection-document.ts'
import { AppError } from '../../base/errors.ts'
import type { CallRequest } from '../../../families/selection/explanation-calls.ts'
import { findSelection } from '../../people/selections.ts'
import { detailsOf } from '../people/describe-records.ts'
import { type ModelPlace, modelPlaceOf } from '../people/model-place.ts'
import type { Requester } from '../people/person-call.ts'
import { chosenIn, codeIn } from './requested-order.ts'
import type { FileParts } from './file-parts.ts'

/** The id of a model, with the choices saved or calculated for it. */
interface Place extends ModelPlace {
  readonly chosen: OrderChosen
  /** Calculated order code. */
  readonly code?: string | undefined
  readonly motorSku?: string | undefined
  readonly selection?: Selection | undefined
  readonly request?: CallRequest | undefined
}

/** A selection saved on the page of a model names the model. */
const savedModel = z.object({ serviceID: z.string(), skuID: z.string(), chosen: z.prefault(orderChosen, {}) })
/** The calculation that led to the model, where there was one. */
const leading = z.object({
  payload: z.object({
    calculation: z.object({
      request: z.object(callRequestFields),
      selection: readSelectionDocument,
      model: z.object({ motorSku: z.optional(z.string()) }),
    }),
  }),
})

/** A selection saved with results contains the matching models; the first is the recommended one. */
const fitting = z.object({
  serviceID: z.string(),
  skuID: z.string(),
  machineCode: z.optional(z.string()),
  motorSku: z.optional(z.string()),
})
const savedResults = z.object({ models: z.array(fitting).check(z.minLength(1)), request: z.optional(z.object(callRequestFields)) })

/** @returns undefined where the selection has no model */
const placeIn = ({ selection, snapshot }: SavedRecord): Place | undefined => {
  const model = z.safeParse(savedModel, selection.inputs['model']).data
  if (model) {
    const { calculation } = z.safeParse(leading, snapshot).data?.payload ?? {}
    const { request: sent, selection: led, model: fitted } = calculation ?? {}
    return {
      serviceID: model.serviceID,
      driveID: model.skuID,
      chosen: model.chosen,
      selection: led,
      request: sent,
      motorSku: fitted?.motorSku,
    }
  }
  const { models: [first] = [], request } = z.safeParse(savedResults, snapshot).data ?? {}
  if (!first) return undefined
  const { serviceID, skuID, machineCode, motorSku } = first
  return { serviceID, driveID: skuID, chosen: {}, code: machineCode, motorSku, selection, request }
}

/** A saved selection with its results. */
export type SavedRecord = Pick<ReturnType<typeof detailsOf>, 'selection' | 'snapshot'>

/** @returns the requester's own record; undefined for the id of a model and for an unknown record */
export const savedRecord = async ({ people }: FileParts, { principal }: Requester, id: string): Promise<SavedRecord | undefined> => {
  if (principal.role === 'visitor' || modelPlaceOf(id)) return undefined
  const found = await findSelection(people.db, { personID: principal.personID, id })
  return found && detailsOf(found)
}

/** A model with the choices of its order code. */
export interface RequestedModel {
  readonly product: Product
  readonly chosen: OrderChosen
  readonly orderCode: string
  /** What is open in the code. */
  readonly orderState: OrderState
  /** The calculated selection, where it was saved with results. */
  readonly selection?: Selection | undefined
  /** The request of a page that is not a form. */
  readonly request?: CallRequest | undefined
  /** Id of the motor recommended with the model. */
  readonly motorSku?: string | undefined
}

/** @throws AppError `invalidRequest` for parts that are not available */
const ordered = (product: Product, chosen: OrderChosen): RequestedModel => {
  const built = buildOrderCode(product.skuName, product.order, chosen)
  const { code, faults } = built
  const issues = [...faults.keys()].map((name) => ({
    code: 'notAnOption',
    path: `orderParams.${name}`,
    params: { text: String(chosen[name] ?? '') },
  }))
  if (issues.length > 0) throw new AppError('invalidRequest', { issues })
  return { product, chosen, orderCode: code, orderState: { ...orderStatusOf(built), also: alsoOpen(product) } }
}

/**
 * Resolves the model of a file request.
 *
 * @throws AppError `selectionMissing`, `selectionWithoutModel`, `unknownRecord`, `unknownModel`, `invalidRequest`
 */
export async function requestedModel(
  parts: FileParts,
  requester: Requester,
  { selectionID, orderParams }: Pick<FileRequest, 'selectionID' | 'orderParams'>,
): Promise<RequestedModel> {
  if (selectionID.trim() === '') throw new AppError('selectionMissing')
  const byID = modelPlaceOf(selectionID)
  const saved = await savedRecord(parts, requester, selectionID)
  if (!byID && !saved) throw new AppError('unknownRecord')
  const place: Place | undefined = byID ? { ...byID, chosen: {} } : saved && placeIn(saved)
  if (!place) throw new AppError('selectionWithoutModel')
  const code = codeIn(orderParams) || (place.code ?? '')
  const product = parts.productOf({ serviceID: place.serviceID, driveID: place.driveID, code })
  if (!product) throw new AppError('unknownModel')
  return {
    ...ordered(product, { ...place.chosen, ...chosenIn(orderParams, product, code) }),
    selection: place.selection,
    request: place.request,
    motorSku: place.motorSku,
  }
}
