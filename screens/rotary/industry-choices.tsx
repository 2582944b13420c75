/** Filters of the platforms: ratio as radio buttons, match and series as checkboxes with counts, and a reset button. */
import { formatNumber } from '../../engine/units/index.ts'
import { ToggleRadio } from '../ui/toggle-radio.tsx'
import { type Group, groups, isNarrowed, optionsOf, ratiosOf, type IndustryView } from './industry-machine.ts'
import { IndustryPart } from './industry-part.tsx'
import { PausableButton } from './pausable-button.tsx'
import { useRotatingTexts } from './rotary-texts.ts'
import { skin } from '../../engine/react/skin.ts'

const RatioChoice = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const ratios = ratiosOf(state)
  if (ratios.length === 0) return null
  const press = (ratio: number) => dispatch({ type: 'ratioPressed', ratio })
  return (
    <IndustryPart role="radiogroup" aria-labelledby="industry-ratio" aria-describedby="industry-ratio-note">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className={skin.label} id="industry-ratio">
          {t('industry.ratio')}
        </span>
        <span className="text-note text-ink-faint" id="industry-ratio-note">
          {state.ratio !== undefined && t('industry.clear')}
        </span>
      </div>
      <div className="grid grid-cols-many gap-0.5">
        {ratios.map((ratio) => {
          const isChosen = ratio === state.ratio
          return (
            <label key={ratio} className={skin.radio} data-checked={isChosen || undefined}>
              <ToggleRadio name="industry-ratio" checked={isChosen} onPress={() => press(ratio)} />
              <span className="number">{formatNumber(ratio)}</span>
            </label>
          )
        })}
      </div>
    </IndustryPart>
  )
}

const CheckGroup = ({ state, dispatch, group }: IndustryView & { readonly group: Group }) => {
  const { t, valueName } = useRotatingTexts()
  const options = optionsOf(state, group)
  if (options.length === 0) return null
  return (
    <IndustryPart role="group" aria-labelledby={`industry-${group}`}>
      <span className={skin.label} id={`industry-${group}`}>
        {t(`parameters.${group}`)}
      </span>
      {/* The words of the match are sentences. */}
      <div className={group === 'match' ? skin.radios : skin.checks}>
        {options.map(({ value, count }) => {
          const checked = state.ticked[group].includes(value)
          return (
            <label key={value} className={skin.check} data-checked={checked || undefined}>
              <input
                className="flex-none"
                type="checkbox"
                checked={checked}
                onChange={() => dispatch({ type: 'valueToggled', group, value })}
              />
              <span>
                {valueName(`options.${group}`, value)} <span className={skin.count}>({count})</span>
              </span>
            </label>
          )
        })}
      </div>
    </IndustryPart>
  )
}

const Reset = ({ state, dispatch }: IndustryView) => {
  const { t } = useRotatingTexts()
  const possible = isNarrowed(state)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
      <PausableButton isPaused={!possible} aria-describedby="industry-reset-note" onClick={() => dispatch({ type: 'resetPressed' })}>
        {t('industry.reset')}
      </PausableButton>
      <p className="grow basis-60 text-note text-ink-faint" id="industry-reset-note">
        {t(possible ? 'industry.resetKeeps' : 'industry.nothingToReset')}
      </p>
    </div>
  )
}

export const IndustryChoices = (view: IndustryView) => (
  <>
    <RatioChoice {...view} />
    {groups.map((group) => (
      <CheckGroup key={group} {...view} group={group} />
    ))}
    <Reset {...view} />
  </>
)
