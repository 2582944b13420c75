/** Favourite and shopping list of a recommended model. */
import type { RecommendedModel } from '../../../contract/selection.ts'
import { LaterKeep } from '../../ui/later-keep.tsx'

export const KeepResult = ({ model: { serviceID, skuID, skuName, machineCode } }: { readonly model: RecommendedModel }) =>
  serviceID !== '' && (
    <LaterKeep model={{ serviceID, driveID: skuID, name: skuName, orderParams: [{ paramName: 'orderCode', value: machineCode }] }} />
  )
