/** Dialogs that schemas can name as the `picker` of a number, as far as the site offers them. */
import type { Pickers } from '../../../engine/react/index.ts'
import { LazyServiceFactorPicker } from '../../service-factor/lazy-service-factor-picker.ts'
import { currentSite } from '../../base/site/site.ts'

export const pickers = { serviceFactor: LazyServiceFactorPicker } as const satisfies Pickers

const { serviceFactor: _serviceFactor, ...withoutServiceFactor } = pickers

export const usePickers = (): Pickers => (currentSite().serviceFactor === 'none' ? withoutServiceFactor : pickers)
