/**
 * On the way from a platform's card to its page: the default goes at once, another one is given its servo motor first. The motor is taken only where
 * the service lists the platform with it; otherwise the drawer stays.
 */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { Quantity, RotaryServoAnswer } from '../../families/rotary/wire/calls.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import type { FixedParameter, MotorSelection } from '../motor-drawer/drawer-calls.ts'
import type { Proceed, SelectModel } from '../results/cards/model-list.tsx'
import { useRotatingTexts } from '../rotary/rotary-texts.ts'
import { describeFailure, failureOf, isRecord } from '../base/api.ts'
import { motorBounds } from '../../families/rotary/sizing/motor-bounds.ts'
import { industryService } from './rotary-service.ts'
import { showToast } from '../ui/toast.tsx'
import { useTexts } from '../base/texts.ts'

const PlatformMotorDrawer = lazy(async () => ({ default: (await import('./platform-motor-drawer.tsx')).PlatformMotorDrawer }))

/** A platform that waits for its motor. `attempt` counts the motors that did not fit. */
type Waiting = { readonly model: RecommendedModel; readonly proceed: Proceed; readonly attempt: number }

/** The flange that the platform was matched with: another size cannot be mounted. */
const flangeOf = ({ candidate }: RecommendedModel): readonly FixedParameter[] => {
  const motor = candidate['motor']
  const size = isRecord(motor) ? motor['flangeSizeMm'] : undefined
  return typeof size === 'number' ? [{ filter: { paramName: 'flangeSize', values: [size] }, origin: 'calculation' }] : []
}

const fixedOf = ({ fixedParams }: MotorSelection) => fixedParams.map(({ paramName, value }) => ({ paramName, value: String(value) }))

type Given = {
  /** Working id. */
  readonly id: string
  /** The conditions that the platforms are for: the rows of the first step. */
  readonly rows: readonly Quantity[]
  /** A motor was chosen for all platforms before: none is asked for again. */
  readonly hasMotor: boolean
}

type Found = RotaryServoAnswer['list'][number]

/** @returns what cards do before they are left, and the drawer while it is open */
export const usePlatformSelection = ({ id, rows, hasMotor }: Given): { readonly onSelect: SelectModel; readonly drawer: ReactNode } => {
  const { locale, t: shell } = useTexts('shell')
  const { t } = useRotatingTexts()
  const calls = useMemo(() => industryService(locale), [locale])
  const [waiting, setWaiting] = useState<Waiting>()
  const onSelect = useCallback<SelectModel>(
    (model, proceed) => {
      if (model.isDefault || hasMotor || model.motorSku === undefined) proceed(model)
      else setWaiting({ model, proceed, attempt: 0 })
    },
    [hasMotor],
  )
  const refuse = (words: string) => {
    showToast(words, 'problem')
    setWaiting((now) => now && { ...now, attempt: now.attempt + 1 })
  }
  /** The platform as it is with the motor; undefined where the two do not fit. */
  const withMotor = async ({ skuID, series, ratio }: RecommendedModel, sku: string): Promise<Found | undefined> => {
    const asked = { workingData: [...rows], sku, seriesList: [series], ...(ratio !== undefined && { i: ratio }) }
    const { list } = await calls.platforms(asked, new AbortController().signal)
    return list.find((found) => found.skuID === skuID)
  }
  const choose = async ({ model, proceed }: Waiting, selection: MotorSelection): Promise<void> => {
    try {
      const found = await withMotor(model, selection.sku.skuID)
      if (found) proceed(found, fixedOf(selection))
      else refuse(t('second.motorMisfit', { motor: selection.sku.skuName, platform: model.skuName }))
    } catch (error) {
      refuse(describeFailure(failureOf(error), shell))
    }
  }
  const drawer = waiting && (
    <Suspense fallback={null}>
      <PlatformMotorDrawer
        key={waiting.attempt}
        classID={id}
        fixed={flangeOf(waiting.model)}
        workingData={motorBounds(rows, waiting.model.ratio)}
        autoSelect={false}
        onSelect={(selection) => void choose(waiting, selection)}
        onClose={() => setWaiting(undefined)}
      />
    </Suspense>
  )
  return { onSelect, drawer }
}
