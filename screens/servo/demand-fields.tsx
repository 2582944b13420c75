/** The demand at the output: ratio or speed with its tolerance, and the choice among the matching ratios. */
import { offerOf, ratioOf } from './derived-choices.ts'
import { NumberInput } from '../ui/number-input.tsx'
import { errorSteps } from './panel-state.ts'
import { controls } from './reasons.ts'
import { type DemandKind, demandKinds, type ErrorRange } from './servo-calls.ts'
import { useServoTexts } from './servo-texts.ts'
import type { ServoPanelView } from './panel-machine.ts'
import { useTexts } from '../base/texts/texts.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = Pick<ServoPanelView, 'state' | 'dispatch'>

const units = { ratio: '', outputSpeed: 'rpm' } as const satisfies Record<DemandKind, string>

/** Segmented control of the two kinds of demand, which keep their own values. */
const DemandTabs = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  return (
    <div className={skin.group} role="group" aria-labelledby="servo-demand-label">
      <span className={skin.label} id="servo-demand-label">
        {t('demand.label')}
      </span>
      <div className={skin.segmented} role="radiogroup" aria-labelledby="servo-demand-label">
        {demandKinds.map((by) => (
          <label key={by} className={skin.segment} data-checked={state.demand.by === by || undefined}>
            <input
              type="radio"
              name="servo-demand"
              checked={state.demand.by === by}
              onChange={() => dispatch({ type: 'demandSwitched', by })}
            />
            <span>{t(`demand.${by}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

const DemandValue = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const { find } = useTexts('shell')
  const { by, [by]: value } = state.demand
  const label = t(`demand.${by}`)
  const problem = value !== undefined && value <= 0 ? find('issues.notAbove', { name: label, limit: 0 }) : undefined
  return (
    <NumberInput
      // Each kind keeps its own uncommitted text.
      key={by}
      id={controls[by]}
      label={label}
      unit={units[by]}
      value={value}
      lowest={0}
      problem={problem}
      onCommit={(entered) => dispatch({ type: 'demandEntered', value: entered })}
    />
  )
}

const signed = (percent: number): string => (percent > 0 ? `+${percent} %` : percent < 0 ? `−${-percent} %` : '0 %')

const ErrorLimit = ({ state, dispatch, side }: Props & { readonly side: keyof ErrorRange }) => {
  const { t } = useServoTexts()
  return (
    <select
      className={skin.select}
      id={`servo-error-${side}`}
      aria-label={t(`errorRange.${side}`)}
      value={state.errorRange[side]}
      onChange={(event) => dispatch({ type: 'errorRangeChosen', side, percent: Number(event.target.value) })}
    >
      {errorSteps[side].map((percent) => (
        <option key={percent} value={percent}>
          {signed(percent)}
        </option>
      ))}
    </select>
  )
}

const ErrorRangeField = (props: Props) => {
  const { t } = useServoTexts()
  return (
    <div className={skin.field} role="group" aria-labelledby="servo-error-label">
      <span className={skin.label} id="servo-error-label">
        {t('errorRange.label')}
      </span>
      <div className="flex items-center gap-1.5">
        <ErrorLimit {...props} side="lower" />
        <span aria-hidden="true">…</span>
        <ErrorLimit {...props} side="upper" />
      </div>
    </div>
  )
}

const ratioChoiceId = 'servo-ratio-choice'

const RatioChoice = ({ state, dispatch }: Props) => {
  const { t } = useServoTexts()
  const ratios = offerOf(state)?.ratios ?? []
  const none = ratios.length === 0
  return (
    <div className={skin.field}>
      <label className={skin.label} htmlFor={ratioChoiceId}>
        {t('ratioChoice.label')}
      </label>
      <select
        className={skin.select}
        id={ratioChoiceId}
        disabled={none}
        value={ratioOf(state) ?? ''}
        onChange={({ target }) => dispatch({ type: 'ratioChosen', ratio: target.value === '' ? undefined : Number(target.value) })}
      >
        <option value="">{none ? t('ratioChoice.none') : t('ratioChoice.any')}</option>
        {ratios.map((ratio) => (
          <option key={ratio} value={ratio}>
            {ratio}
          </option>
        ))}
      </select>
    </div>
  )
}

export const DemandFields = (props: Props) => (
  <>
    <DemandTabs {...props} />
    <div className={skin.section}>
      <DemandValue {...props} />
      <ErrorRangeField {...props} />
    </div>
    <RatioChoice {...props} />
  </>
)
