/**
 * Opens a platform's page. The default platform opens directly; others first require a servo motor, which must be confirmed by
 * the service, otherwise the drawer stays open.
 */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { FixedParameter, MotorSelection } from '../../motor-drawer/drawer-calls.ts'
import type { SelectModel } from '../../results/cards/model-list.tsx'
import { useRotatingTexts } from '../../rotary/rotary-texts.ts'
import { describeFailure } from '../../base/api/api.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { noMemory, useMachine } from '../../base/machine/use-machine.ts'
import { motorBounds } from '../../../families/rotary/sizing/motor-bounds.ts'
import { type Confirmed, confirmMachine } from './confirm-machine.ts'
import { industryService } from './rotary-service.ts'
import { showToast } from '../../ui/toast.tsx'
import { useTexts } from '../../base/texts/texts.ts'

const PlatformMotorDrawer = lazy(async () => ({ default: (await import('./platform-motor-drawer.tsx')).PlatformMotorDrawer }))

/** Fixes the motor flange of the platform, since other sizes cannot be mounted. */
const flangeOf = ({ candidate }: RecommendedModel): readonly FixedParameter[] => {
  const motor = candidate['motor']
  const size = isRecord(motor) ? motor['flangeSizeMm'] : undefined
  return typeof size === 'number' ? [{ filter: { paramName: 'flangeSize', values: [size] }, origin: 'calculation' }] : []
}

const fixedOf = ({ fixedParams }: MotorSelection) => fixedParams.map(({ paramName, value }) => ({ paramName, value: String(value) }))

type SelectionParts = {
  /** Working id. */
  readonly id: string
  /** Conditions of the platforms: the rows of the first step. */
  readonly rows: readonly Quantity[]
  /** Whether a motor was already chosen for all platforms. */
  readonly hasMotor: boolean
}

/** Returns the handler of the cards, and the drawer while it is open. */
export const usePlatformSelection = ({
  id,
  rows,
  hasMotor,
}: SelectionParts): { readonly onSelect: SelectModel; readonly drawer: ReactNode } => {
  const { locale, t: shell } = useTexts('shell')
  const { t } = useRotatingTexts()
  const calls = useMemo(() => industryService(locale), [locale])
  const onFailure = (failure: ApiFailure) => showToast(describeFailure(failure, shell), 'problem')
  const onConfirmed = ({ model, proceed, selection, found }: Confirmed) => {
    if (found) proceed(found, fixedOf(selection))
    else showToast(t('second.motorMisfit', { motor: selection.sku.skuName, platform: model.skuName }), 'problem')
  }
  const { state, dispatch } = useMachine(confirmMachine, { calls, onFailure, onConfirmed }, noMemory)
  useEffect(() => dispatch({ type: 'conditionsShown', rows }), [dispatch, rows])
  const onSelect = useCallback<SelectModel>(
    (model, proceed) => {
      if (model.isDefault || hasMotor || model.motorSku === undefined) proceed(model)
      else dispatch({ type: 'platformPressed', model, rows, proceed })
    },
    [dispatch, hasMotor, rows],
  )
  const { waiting, selection, attempt } = state
  const drawer = waiting && (
    <Suspense fallback={null}>
      <PlatformMotorDrawer
        key={attempt}
        classID={id}
        fixed={flangeOf(waiting.model)}
        workingData={motorBounds(waiting.rows, waiting.model.ratio)}
        autoSelect={false}
        confirming={
          selection && {
            text: t('second.motorChecked', { motor: selection.sku.skuName, platform: waiting.model.skuName }),
            release: t('second.motorReleased'),
            onRelease: () => dispatch({ type: 'motorReleased' }),
          }
        }
        onSelect={(selected) => dispatch({ type: 'motorSelected', selection: selected })}
        onClose={() => dispatch({ type: 'closed' })}
      />
    </Suspense>
  )
  return { onSelect, drawer }
}
